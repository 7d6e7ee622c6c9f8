import Foundation

/// The builds of a fuzzer: release builds, each kind in a folder of its own.
public enum FuzzBuild {
    /// Builds the fuzzer of an executable product of a package, and returns its path.
    ///
    /// libFuzzer has a main function of its own, so that of the product gets another name; it says which bars there
    /// are.
    /// - Parameters:
    ///   - product: the name of the product.
    ///   - package: the folder of the package; unless given, the current one.
    public static func build(
        _ product: String, in package: String = "."
    ) throws(UsageError) -> String {
        complain("building the fuzzer")
        let main = ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "nameBars"]
        return try build(
            product, in: "\(package)/.build/fuzz", "the fuzzer of \(product)",
            options: ["--package-path", package, "--sanitize=fuzzer"],
            flags: ["-DFUZZING"] + main, environment: ["AIRBAR_FUZZING": "1"])
    }

    /// Builds an executable product of the package in the current folder so that it counts what is run, and returns its
    /// path.
    static func buildForCoverage(_ product: String) throws(UsageError) -> String {
        complain("building \(product) to measure coverage")
        return try build(
            product, in: ".build/coverage", "\(product) with coverage", options: [],
            flags: ["-profile-generate", "-profile-coverage-mapping"], environment: [:])
    }

    private static func build(
        _ product: String, in folder: String, _ name: String, options: [String], flags: [String],
        environment: [String: String]
    ) throws(UsageError) -> String {
        let words = [
            "swift", "build", "--quiet", "-c", "release", "--product", product, "--scratch-path", folder,
        ]
        let build = Tool(words + options + flags.flatMap { ["-Xswiftc", $0] }, environment: environment)
        guard try build.run(output: .ownErrors) == 0 else {
            throw UsageError("\(name) cannot be built")
        }
        return "\(folder)/release/\(product)"
    }
}
