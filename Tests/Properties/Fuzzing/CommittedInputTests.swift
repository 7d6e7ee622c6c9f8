import Foundation
import Generators
import Testing
import TestSupport

@testable import Fuzzing

/// The committed inputs of the fuzz targets, run without a fuzzer: seeds, minimised corpora and promoted findings.
@Suite struct CommittedInputTests {
    private static let folder = Repository.root.appendingPathComponent("Tests/Fuzz")

    /// The paths of the files, from the folder on.
    static let files: [String] = ["Seeds", "Corpus", "Findings"].flatMap { name in
        let files = try? FileManager.default.contentsOfDirectory(
            at: folder.appendingPathComponent(name), includingPropertiesForKeys: nil)
        return (files ?? []).filter { $0.pathExtension == InputFile.fileExtension }
            .map { "\(name)/\($0.lastPathComponent)" }.sorted()
    }

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    }

    /// The failures of the inputs of a file, with the numbers of the inputs.
    private static func failures(of file: InputFile, on subject: FuzzSubject) -> [String] {
        file.items.enumerated().flatMap { index, item in
            var source = ChoiceSource(bytes: item.input)
            return subject.failures(&source).map { "input \(index + 1) breaks \($0.id): \($0.message)" }
        }
    }

    @Test(arguments: files)
    func `no committed input fails`(path: String) throws {
        let file = try InputFile(parsing: try Self.text(path))
        let subject = try FuzzTargets.shipped.subject(file.subject)
        #expect(Self.failures(of: file, on: subject) == [])
    }

    @Test(arguments: files)
    func `a committed file is as it would be printed, and its inputs make values`(path: String) throws {
        let text = try Self.text(path)
        let file = try InputFile(parsing: text)
        let subject = try FuzzTargets.shipped.subject(file.subject)
        #expect(file.text == text && subject.name == file.subject && !file.items.isEmpty)
        #expect(path.split(separator: "/")[1].hasPrefix(file.subject))
        for (index, item) in file.items.enumerated() {
            #expect(subject.choices(ChoiceSource(bytes: item.input)) != nil, "input \(index + 1)")
            #expect(path.hasPrefix("Corpus/") || !item.comments.isEmpty, "input \(index + 1)")
        }
    }

    @Test(arguments: ["Seeds", "Corpus"])
    func `every target has seeds and a corpus of its own`(folder: String) throws {
        let names = try FuzzTargets.shipped.names.map { try FuzzTargets.shipped.subject($0).name }
        #expect(Set(names.map { "\(folder)/\($0).inputs" }).isSubset(of: Self.files))
    }

    @Test(arguments: ["bar-hardened", "sessions-hardened"])
    func `a bar that is broken fails in committed inputs`(name: String) throws {
        let file = try InputFile(parsing: try Self.text("Seeds/\(name).inputs"))
        let target = try #require(name.split(separator: "-").first)
        let subject = try FuzzTargets.shipped.subject("\(target)-published")
        #expect(Self.failures(of: file, on: subject).count >= file.items.count)
    }
}
