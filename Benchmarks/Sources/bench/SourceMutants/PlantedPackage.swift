import BarCommands
import Foundation
import Schemata

/// A copy of the package in which mutants of its sources are in place.
///
/// It is in the build folder of the package, and is kept, so that the next build of it is short.
struct PlantedPackage {
    /// The path of the copy.
    let path: String
    private let root: String
    /// The name of the package, which SwiftPM calls its tests by.
    private let name: Substring

    /// Copies the package at a path, with the mutants in place; what is there already stays as it is.
    init(of root: String, _ schemata: Schemata) throws(UsageError) {
        self.root = root
        path = "\(root)/.build/mutants"
        var texts = schemata.texts
        let manifest = try readText("\(root)/Package.swift")
        guard let name = manifest.firstMatch(of: /Package\(\s*name: "([^"]+)"/)?.output.1 else {
            throw UsageError("\(root)/Package.swift names no package")
        }
        self.name = name
        texts["Package.swift"] = PlantedSwitch.manifest(manifest)
        texts[PlantedSwitch.path] = PlantedSwitch.source
        try makeFolder(path)
        try removeAll(but: Set(Self.files(in: root)).union(texts.keys))
        for file in Self.files(in: root) where texts[file] == nil { try copy(file) }
        for (file, text) in texts { try write(text, to: file) }
    }

    /// The path of the command line that a release build of the copy makes.
    var airbar: String { "\(path)/.build/release/airbar" }

    /// The path of the tests that a debug build of the copy makes.
    var tests: String { "\(path)/.build/debug/\(name)PackageTests.xctest" }

    /// Builds the copy with options.
    func build(_ options: [String]) throws(UsageError) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swift", "build", "--quiet", "--package-path", path] + options
        process.standardOutput = FileHandle.standardError
        do { try process.run() } catch {
            throw UsageError("swift does not start: \(error.localizedDescription)")
        }
        while process.isRunning {
            if Interruption.isPending { kill(-process.processIdentifier, SIGTERM) }
            Thread.sleep(forTimeInterval: 0.05)
        }
        guard process.terminationStatus == 0 || Interruption.isPending else {
            throw UsageError("the package with the mutants in place does not build; it is in \(path)")
        }
    }

    /// What is no source of a package: what is built, what a fuzzer found, and what git keeps.
    private static let omitted: Set = [".build", ".fuzz", ".git"]

    /// The paths of the files of a package, from its folder.
    ///
    /// Some tests read hidden files.
    private static func files(in folder: String) -> [String] {
        let url = URL(fileURLWithPath: folder).resolvingSymlinksInPath()
        let files = FileManager.default.enumerator(at: url, includingPropertiesForKeys: [.isRegularFileKey])
        var paths: [String] = []
        while let file = files?.nextObject() as? URL {
            if omitted.contains(file.lastPathComponent) {
                files?.skipDescendants()
            } else if (try? file.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true {
                paths.append(String(file.resolvingSymlinksInPath().path.dropFirst(url.path.count + 1)))
            }
        }
        return paths
    }

    private func removeAll(but files: Set<String>) throws(UsageError) {
        for file in Self.files(in: path) where !files.contains(file) {
            try asUsageError { try FileManager.default.removeItem(atPath: "\(path)/\(file)") }
        }
    }

    private func copy(_ file: String) throws(UsageError) {
        let (from, to) = ("\(root)/\(file)", "\(path)/\(file)")
        guard !FileManager.default.contentsEqual(atPath: from, andPath: to) else { return }
        try makeFolder(URL(fileURLWithPath: to).deletingLastPathComponent().path)
        try? FileManager.default.removeItem(atPath: to)
        try asUsageError { try FileManager.default.copyItem(atPath: from, toPath: to) }
    }

    private func write(_ text: String, to file: String) throws(UsageError) {
        guard (try? String(contentsOfFile: "\(path)/\(file)", encoding: .utf8)) != text else { return }
        try makeFolder(URL(fileURLWithPath: "\(path)/\(file)").deletingLastPathComponent().path)
        try writeText(text, to: "\(path)/\(file)")
    }
}
