// swift-tools-version: 6.2

// 6.2 is the lowest version that builds what an app needs: AirBarUIKit isolates its conformance to the main actor. The
// verification suite needs the compiler of Swift 6.3 besides, for @specialized. The manifest itself would do with 6.0.

import PackageDescription

/// Exponentials are calls into the platform's mathematics library, and so is rounding where the processor has no
/// instruction for it.
let mathematics: [LinkerSetting] = [.linkedLibrary("m", .when(platforms: [.linux]))]

/// The tests of one module, in the folder of that name.
func tests(of module: String, _ dependencies: Target.Dependency...) -> Target {
    .testTarget(
        name: "\(module)Tests", dependencies: dependencies + ["TestSupport"],
        path: "Tests/Properties/\(module)")
}

let package = Package(
    name: "airbar-verified",
    // Platforms are the package's, not a target's. Generators and Verification need these, for the Mutex and Atomic of
    // Synchronization, whose replacement would be Foundation's. AirBarUIKit alone would need iOS 17, for Observation.
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .library(name: "AirBarModel", targets: ["AirBarModel"]),
        .library(name: "AirBarUIKit", targets: ["AirBarUIKit"]),
        .library(name: "BarCommands", targets: ["BarCommands"]),
        .library(name: "Generators", targets: ["Generators"]),
        .library(name: "Motion", targets: ["Motion"]),
        .library(name: "MotionLaws", targets: ["MotionLaws"]),
        .library(name: "PropertyTesting", targets: ["PropertyTesting"]),
        .library(name: "Verification", targets: ["Verification"]),
    ],
    targets: [
        .target(name: "Motion", linkerSettings: mathematics),
        .target(name: "AirBarModel", dependencies: ["Motion"]),
        // Empty where there is no UIKit.
        .target(name: "AirBarUIKit", dependencies: ["AirBarModel", "Motion"]),
        .target(name: "Generators", linkerSettings: mathematics),
        .target(name: "PropertyTesting", dependencies: ["AirBarModel", "Generators", "Verification"]),
        .target(name: "Benchmarks", dependencies: ["Generators"]),
        .target(name: "Verification", dependencies: ["AirBarModel", "Generators", "Motion"]),
        .target(
            name: "Pages", dependencies: ["AirBarModel", "Generators", "Motion", "Verification"],
            resources: [
                .embedInCode("Resources/chart.css"), .embedInCode("Resources/colors.css"),
                .embedInCode("Resources/page.css"), .embedInCode("Resources/page.js"),
                .embedInCode("Resources/player.js"),
            ]),
        .target(name: "Schemata"),
        .target(name: "MotionLaws", dependencies: ["Generators", "Motion", "Verification"]),
        .target(
            name: "BarCommands",
            dependencies: ["AirBarModel", "Generators", "Motion", "Pages", "Verification"]),
        .executableTarget(
            name: "airbar",
            dependencies: [
                "AirBarModel", "BarCommands", "Benchmarks", "Generators", "Motion", "MotionLaws", "Pages",
                "Schemata", "Verification",
            ]),
        .executableTarget(name: "Fuzz", dependencies: ["BarCommands"], path: "Tests/Fuzz"),
        .target(
            name: "TestSupport", dependencies: ["AirBarModel", "Generators", "Verification"],
            path: "Tests/Properties/Support"),
        tests(of: "AirBarModel", "AirBarModel", "Generators", "PropertyTesting", "Verification"),
        tests(of: "Benchmarks", "Benchmarks", "Generators"),
        tests(
            of: "CommandLine", "AirBarModel", "BarCommands", "Fuzz", "Generators", "Schemata", "Verification",
            "airbar"),
        tests(
            of: "Documentation", "AirBarModel", "Generators", "Motion", "MotionLaws", "PropertyTesting",
            "Verification"),
        tests(of: "Generators", "Generators"),
        tests(of: "Motion", "Generators", "Motion", "PropertyTesting"),
        tests(of: "MotionLaws", "Generators", "Motion", "MotionLaws", "PropertyTesting", "Verification"),
        tests(
            of: "Pages", "AirBarModel", "Generators", "Motion", "MotionLaws", "Pages", "PropertyTesting",
            "Verification"),
        tests(of: "PropertyTesting", "AirBarModel", "Generators", "PropertyTesting", "Verification"),
        tests(of: "Schemata", "Schemata", "Verification"),
        tests(
            of: "Verification", "AirBarModel", "BarCommands", "Generators", "PropertyTesting", "Verification",
            "airbar"),
    ],
    swiftLanguageModes: [.v6]
)
