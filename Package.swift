// swift-tools-version: 6.3

import PackageDescription

/// Exponentials are calls into the platform's mathematics library, and so is rounding where the processor has no
/// instruction for it.
let mathematics: [LinkerSetting] = [.linkedLibrary("m", .when(platforms: [.linux]))]

let package = Package(
    name: "AirBar",
    products: [
        .library(name: "AirBarModel", targets: ["AirBarModel"]),
        .library(name: "Generators", targets: ["Generators"]),
        .library(name: "Motion", targets: ["Motion"]),
        .library(name: "MotionLaws", targets: ["MotionLaws"]),
        .library(name: "Verification", targets: ["Verification"]),
    ],
    targets: [
        .target(name: "Motion", linkerSettings: mathematics),
        .target(name: "AirBarModel", dependencies: ["Motion"]),
        .target(name: "Generators", linkerSettings: mathematics),
        .target(name: "Benchmarks", dependencies: ["Generators"]),
        .target(name: "Verification", dependencies: ["AirBarModel", "Generators", "Motion"]),
        .target(name: "MotionLaws", dependencies: ["Generators", "Motion", "Verification"]),
        .executableTarget(
            name: "airbar",
            dependencies: ["AirBarModel", "Benchmarks", "Generators", "Motion", "MotionLaws", "Verification"]),
        .executableTarget(
            name: "Fuzz", dependencies: ["AirBarModel", "Generators", "Verification"], path: "Tests/Fuzz"),
        .testTarget(
            name: "Properties",
            dependencies: [
                "AirBarModel", "Benchmarks", "Generators", "Motion", "MotionLaws", "Verification", "airbar",
            ],
            resources: [.copy("Golden"), .copy("Scenarios")]
        ),
    ],
    swiftLanguageModes: [.v6]
)
