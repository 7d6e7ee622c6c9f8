import Foundation

/// The folder of the tools that belong to the Swift compiler: other versions cannot read what it writes.
struct Toolchain {
    private let folder: String

    /// Asks the compiler where it is.
    ///
    /// - Parameter scratch: a folder for its answer.
    init(_ scratch: String) throws(UsageError) {
        let answer = "\(scratch)/target-info.json"
        try Tool(["swift", "-print-target-info"]).run(to: answer)
        guard let resources = Self.resources(in: try readBytes(answer)) else {
            throw UsageError(
                "swift -print-target-info does not tell the path of its resources; see \(answer)")
        }
        folder = URL(fileURLWithPath: "\(resources)/../../bin").standardizedFileURL.path
    }

    /// The path of a tool.
    func path(of tool: String) throws(UsageError) -> String {
        let path = "\(folder)/\(tool)"
        guard FileManager.default.isExecutableFile(atPath: path) else {
            throw UsageError("the Swift toolchain has no \(tool) in \(folder)")
        }
        return path
    }

    private static func resources(in answer: Data) -> String? {
        struct Answer: Decodable {
            let paths: Paths
        }
        struct Paths: Decodable {
            let runtimeResourcePath: String
        }
        return try? JSONDecoder().decode(Answer.self, from: answer).paths.runtimeResourcePath
    }
}
