import Foundation

/// The build of a fuzzer: an instrumented release build, in a folder of its own.
enum FuzzBuild {
    private static let folder = ".build/fuzz"

    /// Builds the fuzzer of an executable product of the package in the current folder, and returns its path.
    ///
    /// libFuzzer has a main function of its own, so that of the product gets another name; it says which bars there are.
    static func build(_ product: String) throws(UsageError) -> String {
        let build = Process()
        build.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        build.arguments =
            [
                "swift", "build", "--quiet", "-c", "release", "--sanitize=fuzzer", "--product", product,
                "--scratch-path", folder, "-Xswiftc", "-DFUZZING",
            ]
            + ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "nameBars"].flatMap {
                ["-Xswiftc", $0]
            }
        build.standardOutput = FileHandle.standardError
        complain("building the fuzzer")
        do { try build.run() } catch {
            throw UsageError("swift does not start: \(error.localizedDescription)")
        }
        while build.isRunning {
            if Interruption.hasHappened { build.terminate() }
            Thread.sleep(forTimeInterval: 0.05)
        }
        if Interruption.hasHappened { Program.end(Interruption.status) }
        guard build.terminationStatus == 0 else {
            throw UsageError("the fuzzer of \(product) cannot be built in this folder")
        }
        return "\(folder)/release/\(product)"
    }
}
