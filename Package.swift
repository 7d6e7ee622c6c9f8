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
    // Platforms are the package's, not a target's. Three things need these: Int128 and UInt128 as generated values, the
    // executors by which the order of tasks is drawn, and the Mutex and Atomic of Synchronization. The first two have no
    // replacement, so that a lock of the platform would lower nothing. AirBarUIKit alone would need iOS 17, for Observation.
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .library(name: "AirBarModel", targets: ["AirBarModel"]),
        .library(name: "AirBarUIKit", targets: ["AirBarUIKit"]),
        .library(name: "BarCommands", targets: ["BarCommands"]),
        .library(name: "BarTesting", targets: ["BarTesting"]),
        .library(name: "FoundationGenerators", targets: ["FoundationGenerators"]),
        .library(name: "Fuzzing", targets: ["Fuzzing"]),
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
        .target(name: "FoundationGenerators", dependencies: ["Generators"]),
        .target(name: "Processes"),
        .target(name: "PropertyTesting", dependencies: ["Generators", "Processes"]),
        .target(
            name: "BarTesting",
            dependencies: [
                "AirBarModel", "Generators", "Motion", "MotionLaws", "PropertyTesting", "Verification",
            ]),
        .target(name: "Verification", dependencies: ["AirBarModel", "Generators", "Motion"]),
        .target(
            name: "Pages", dependencies: ["AirBarModel", "Generators", "Motion", "Verification"],
            resources: [
                .embedInCode("Resources/chart.css"), .embedInCode("Resources/charts.js"),
                .embedInCode("Resources/colors.css"), .embedInCode("Resources/index.js"),
                .embedInCode("Resources/page.css"), .embedInCode("Resources/page.js"),
                .embedInCode("Resources/player.js"), .embedInCode("Resources/screen.js"),
                .embedInCode("Resources/still.css"),
            ]),
        .target(name: "MotionLaws", dependencies: ["Generators", "Motion", "Verification"]),
        .target(
            name: "Fuzzing",
            dependencies: ["AirBarModel", "Generators", "Motion", "MotionLaws", "Processes", "Verification"]),
        .target(
            name: "BarCommands",
            dependencies: [
                "AirBarModel", "Fuzzing", "Generators", "Motion", "MotionLaws", "Pages", "Processes",
                "Verification",
            ]),
        .executableTarget(
            name: "airbar",
            dependencies: [
                "AirBarModel", "BarCommands", "Fuzzing", "Generators", "Motion", "MotionLaws", "Pages",
                "Verification",
            ]),
        .executableTarget(
            name: "Fuzz", dependencies: ["Fuzzing"], path: "Tests/Fuzz",
            exclude: ["Corpus", "Findings", "Seeds"]),
        .executableTarget(
            name: "Misbehaving", dependencies: ["AirBarModel", "BarCommands", "Motion"],
            path: "Tests/Misbehaving"),
        .target(
            name: "TestSupport",
            dependencies: ["AirBarModel", "Generators", "PropertyTesting", "Verification"],
            path: "Tests/Properties/Support"),
        tests(of: "AirBarModel", "AirBarModel", "Generators", "PropertyTesting", "Verification"),
        tests(
            of: "BarTesting", "AirBarModel", "BarTesting", "Generators", "Motion", "MotionLaws",
            "PropertyTesting", "Verification"),
        tests(
            of: "CommandLine", "AirBarModel", "BarCommands", "Fuzz", "Fuzzing", "Generators", "Misbehaving",
            "Motion", "Processes", "Verification", "airbar"),
        tests(
            of: "Documentation", "AirBarModel", "Generators", "Motion", "MotionLaws", "PropertyTesting",
            "Verification"),
        tests(of: "FoundationGenerators", "FoundationGenerators", "Generators"),
        tests(
            of: "Fuzzing", "AirBarModel", "Fuzzing", "Generators", "Motion", "MotionLaws", "PropertyTesting",
            "Verification"),
        tests(of: "Generators", "Generators"),
        tests(of: "Motion", "Generators", "Motion", "PropertyTesting"),
        tests(of: "MotionLaws", "Generators", "Motion", "MotionLaws", "PropertyTesting", "Verification"),
        tests(
            of: "Pages", "AirBarModel", "BarTesting", "Generators", "Motion", "MotionLaws", "Pages",
            "PropertyTesting",
            "Verification"),
        tests(of: "Processes", "Processes"),
        tests(of: "PropertyTesting", "Generators", "PropertyTesting"),
        tests(
            of: "Verification", "AirBarModel", "BarTesting", "Generators", "PropertyTesting", "Verification"),
    ],
    swiftLanguageModes: [.v6]
)

// A fuzzer counts the places that it reaches in the bars and in what moves. It notes comparisons in the bars only: those
// in Motion are of fractions, and lead nowhere. In the other targets counters would cost time and tell little. Of several
// options for sanitizers the last one counts: those given here come after that of --sanitize=fuzzer and before those of
// -Xswiftc. Without the list of what is counted, the depth of the stack and calls through pointers would be noted too.
//
// The kind is 1, or address for a fuzzer with the address sanitizer, or afl for one that AFL++ drives, with it too.
if let kind = Context.environment["AIRBAR_FUZZING"] {
    let (counting, other) =
        switch kind {
        case "afl": ("-sanitize=address", "-sanitize=address")
        case "address": ("-sanitize=fuzzer,address", "-sanitize=address")
        default: ("-sanitize=fuzzer", "-sanitize=")
        }
    let (places, comparisons) =
        kind == "afl" ? ("edge,trace-pc-guard", "") : ("edge,inline-8bit-counters,pc-table", ",trace-cmp")
    let noted = [
        "AirBarModel": places + comparisons, "Motion": places,
    ]
    for target in package.targets {
        let flags = noted[target.name].map { [counting, "-sanitize-coverage=\($0)"] } ?? [other]
        target.swiftSettings = [.unsafeFlags(flags)]
    }
    // A fuzzer reads the counters too, for which it has to learn where they are, and leaves some comparisons out. AFL++ has
    // counters of its own.
    let hooks =
        [
            "8bit_counters_init", "trace_cmp1", "trace_cmp2", "trace_cmp4", "trace_cmp8", "trace_const_cmp1",
            "trace_const_cmp2", "trace_const_cmp4", "trace_const_cmp8", "trace_switch",
        ].map { "__sanitizer_cov_\($0)" }
        + ["memcmp", "strcmp", "strncmp"].map { "__sanitizer_weak_hook_\($0)" }
    let options = hooks.map { "--wrap=\($0)" } + (kind == "afl" ? ["--defsym=\(hooks[0])=0"] : [])
    for target in package.targets where target.name == "Fuzzing" {
        target.linkerSettings = [.unsafeFlags([counting] + options.flatMap { ["-Xlinker", $0] })]
    }
}
