// swift-tools-version: 6.2

import PackageDescription

/// A product of the package above, which this one measures.
func product(_ name: String) -> Target.Dependency { .product(name: name, package: "airbar-verified") }

let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "airbar-verified", path: "..")],
    targets: [
        .target(name: "Yardsticks", dependencies: [product("Generators")]),
        .target(name: "NarrowMistakes", dependencies: [product("AirBarModel")]),
        .target(name: "Schemata"),
        .executableTarget(
            name: "bench",
            dependencies: [
                "NarrowMistakes", "Schemata", "Yardsticks", product("AirBarModel"), product("BarCommands"),
                product("Fuzzing"), product("Generators"), product("Motion"), product("Verification"),
            ],
            // Its tests are run in release too, where what is measured is built once for both.
            swiftSettings: [.unsafeFlags(["-enable-testing"])]),
        .testTarget(
            name: "BenchTests",
            dependencies: [
                "bench", "NarrowMistakes", "Schemata", product("BarCommands"), product("Verification"),
            ]),
        .testTarget(
            name: "OptimizedTests", dependencies: [product("Generators"), product("PropertyTesting")]),
        .testTarget(name: "SchemataTests", dependencies: ["Schemata"]),
        .testTarget(name: "YardsticksTests", dependencies: ["Yardsticks", product("Generators")]),
    ],
    swiftLanguageModes: [.v6]
)
