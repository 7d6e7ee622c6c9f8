import Foundation

/// The folder in which a pasted test compiles.
enum TestFolder {
    /// The path, relative to a package, of the folder below `Tests` in which most files import what a pasted test does.
    ///
    /// Of several such folders it is the first one by name.
    ///
    /// - Parameter modules: what the test imports.
    /// - Throws: `UsageError` if there is none.
    static func path(
        in package: String = ".", importing modules: [String]
    ) throws(UsageError) -> String {
        let paths =
            FileManager.default.enumerator(atPath: "\(package)/Tests")?.compactMap { $0 as? String } ?? []
        let folders = paths.filter { path in
            path.hasSuffix(".swift") && imports(modules, "\(package)/Tests/\(path)")
        }.map { path in path.split(separator: "/").dropLast().joined(separator: "/") }
        let counts = Dictionary(folders.map { ($0, 1) }, uniquingKeysWith: +)
        let first = counts.min { ($1.value, $0.key) < ($0.value, $1.key) }
        guard let first else {
            throw UsageError(
                "no file below Tests in this folder imports \(modules.joined(separator: ", ")), so where the test compiles is not known; "
                    + "--test prints it")
        }
        return first.key.isEmpty ? "Tests" : "Tests/\(first.key)"
    }

    private static func imports(_ modules: [String], _ path: String) -> Bool {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return false }
        let lines = Set(text.split(separator: "\n"))
        return modules.allSatisfy {
            lines.contains("import \($0)") || lines.contains("@testable import \($0)")
        }
    }
}
