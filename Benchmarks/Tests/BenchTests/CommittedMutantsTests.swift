import Foundation
import Schemata
import Testing
import Verification

/// The mutants of this repository; scripts/bench source-mutants runs them.
@Suite struct CommittedMutantsTests {
    private static func files() throws -> [MutantsFile] {
        let folder = root.appendingPathComponent("Benchmarks/Mutants")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return try files.map { try MutantsFile(parsing: String(contentsOf: $0, encoding: .utf8)) }
    }

    @Test func `every mutant can be put in place in the present sources`() throws {
        let mutants = try Self.files().flatMap(\.mutants)
        // A schema of all ends at the first misfit; an editor of the sources wants to see every one.
        for mutant in mutants {
            #expect(throws: Never.self) { try Schemata([mutant]) { try? text(of: $0) } }
        }
        let schemata = try Schemata(mutants) { try? text(of: $0) }
        #expect(schemata.mutants.count >= 60 && !schemata.texts.isEmpty)
    }

    @Test func `no mutant of the sources has the name or the mistake of another`() throws {
        let mutants = try Self.files().flatMap(\.mutants)
        #expect(Set(mutants.map(\.name)).intersection(Mutant.all.map(\.name)) == [])
        #expect(Set(mutants.map(\.mistake)).count == mutants.count)
    }

    @Test func `tests that judge are of targets of this package`() throws {
        let manifest = try text(of: "Package.swift").filter { !$0.isWhitespace }
        for case .tests(let targets) in try Self.files().map(\.judge) {
            for target in targets {
                #expect(
                    target.hasSuffix("Tests") && manifest.contains("tests(of:\"\(target.dropLast(5))\","))
            }
        }
    }
}
