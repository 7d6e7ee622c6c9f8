import Testing
import Verification

/// The catalogue as it is read.
@Suite struct CatalogueTests {
    @Test func `it has 42 entries in the order of their identifiers`() {
        let ids =
            (1...21).map { "S\($0)" } + (1...6).map { "N\($0)" } + (1...6).map { "L\($0)" }
            + (1...9).map { "M\($0)" }
        #expect(Catalogue.all.map(\.id) == ids)
    }

    @Test func `every entry says what, why and to which section it belongs`() {
        let letters: [Character: Invariant.Section] = [
            "S": .safety, "N": .snapping, "L": .liveness, "M": .metamorphic,
        ]
        for invariant in Catalogue.all {
            #expect(!invariant.title.isEmpty && !invariant.statement.isEmpty, "\(invariant.id)")
            #expect(invariant.reason.hasSuffix("."), "\(invariant.id)")
            #expect(invariant.id.first.flatMap { letters[$0] } == invariant.section)
            #expect(invariant.origin.allSatisfy { $0.contains("#") })
        }
    }

    @Test func `the page in the documentation is the one that the code prints`() throws {
        #expect(try Repository.text(of: "Documentation/Invariants.md") == Catalogue.markdown)
    }
}
