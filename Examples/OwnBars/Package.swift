// swift-tools-version: 6.2

import PackageDescription

/// A product of the verification suite. In a copy of this folder, depend on it by its URL and version below.
func product(_ name: String) -> Target.Dependency { .product(name: name, package: "airbar-verified") }

let package = Package(
    name: "MyBars",
    platforms: [.macOS(.v15), .iOS(.v18)],
    dependencies: [.package(name: "airbar-verified", path: "../..")],
    targets: [
        .target(name: "MyBars", dependencies: [product("AirBarModel")]),
        .executableTarget(
            name: "mybars", dependencies: ["MyBars", product("BarCommands"), product("Verification")]),
        .testTarget(
            name: "MyBarsTests",
            dependencies: [
                "MyBars", product("AirBarModel"), product("BarTesting"), product("Verification"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
