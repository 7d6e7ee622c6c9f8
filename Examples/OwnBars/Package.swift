// swift-tools-version: 6.2

import PackageDescription

/// A product of the verification suite. In a copy of this folder, give the path of your checkout below.
func product(_ name: String) -> Target.Dependency { .product(name: name, package: "AirBar") }

let package = Package(
    name: "MyBars",
    platforms: [.macOS(.v15), .iOS(.v18)],
    dependencies: [.package(name: "AirBar", path: "../..")],
    targets: [
        .target(name: "MyBars", dependencies: [product("AirBarModel")]),
        .executableTarget(name: "mybars", dependencies: ["MyBars", product("BarCommands")]),
        .testTarget(
            name: "MyBarsTests",
            dependencies: [
                "MyBars", product("AirBarModel"), product("PropertyTesting"), product("Verification"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
