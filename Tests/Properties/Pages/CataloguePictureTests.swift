import Foundation
import Generators
import MotionLaws
import Testing
import TestSupport

@testable import Pages
@testable import Verification

/// The pictures of the catalogue are those that the committed scenarios, and searches of the published motion, make.
@Suite struct CataloguePictureTests {
    private static let entries = Catalogue.sections.flatMap(\.entries) + Catalogue.motion

    private static let folder = Repository.root.appendingPathComponent("Documentation/\(Catalogue.pictures)")

    /// With `CATALOGUE_PICTURES=write` in the environment it writes the picture.
    @Test(arguments: entries.filter(\.isPictured).map(\.id))
    func `the picture of an entry in the documentation is the one of its shortest case`(id: String) throws {
        let picture = try Self.picture(of: id)
        if ProcessInfo.processInfo.environment["CATALOGUE_PICTURES"] == "write" {
            try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
            try picture.write(to: Self.file(of: id), atomically: true, encoding: .utf8)
        }
        // Too long to be shown.
        let isCommitted = try String(contentsOf: Self.file(of: id), encoding: .utf8) == picture
        #expect(isCommitted)
    }

    @Test func `the folder of the pictures has no others, and little of them`() throws {
        let files = try FileManager.default.contentsOfDirectory(
            at: Self.folder, includingPropertiesForKeys: [.fileSizeKey])
        let pictured = Self.entries.filter(\.isPictured).map { "\($0.id).svg" }
        #expect(files.map(\.lastPathComponent).sorted() == pictured.sorted())
        #expect(try files.reduce(0) { try $0 + Data(contentsOf: $1).count } < 600_000)
    }

    private static func file(of id: String) -> URL { folder.appendingPathComponent("\(id).svg") }

    private static func picture(of id: String) throws -> String {
        guard let law = Catalogue.motion.first(where: { $0.id == id }) else {
            let found = try counterexample(to: id)
            let film = Film(found.judged)
            return TraceChart(film, title: found.title, closeUp: film.closeUp).svg
        }
        var settings = SearchSettings(cases: 2_000, seed: 1)
        settings.stopWhenFound = [id]
        let found = try #require(MotionReport(.published, laws: [law], settings).counterexamples.first)
        return try #require(LawPage(found).chart).svg
    }

    /// How the published bar breaks an invariant in a committed scenario, or a mutant one that is not about it.
    private static func counterexample(to id: String) throws -> BarCounterexample {
        let names = try PageSample.committed().filter { $0.hasSuffix("-\(id)") }
        let name = names.contains("published-\(id)") ? "published-\(id)" : names.first
        return try PageSample.counterexample(try #require(name))
    }
}
