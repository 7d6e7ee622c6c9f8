import Foundation

/// The build of a fuzzer: a release build, in a folder of its own.
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
        let folder = "\(package)/.build/fuzz"
        let words = [
            "swift", "build", "--quiet", "-c", "release", "--product", product, "--scratch-path", folder,
            "--package-path", package, "--sanitize=fuzzer",
        ]
        let flags = ["-DFUZZING", "-Xfrontend", "-entry-point-function-name", "-Xfrontend", "nameBars"]
        let build = Tool(
            words + flags.flatMap { ["-Xswiftc", $0] }, environment: ["AIRBAR_FUZZING": "1"])
        guard try build.run(output: .ownErrors) == 0 else {
            throw UsageError("the fuzzer of \(product) cannot be built")
        }
        return "\(folder)/release/\(product)"
    }
}
