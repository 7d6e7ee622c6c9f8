import MotionLaws
import AirBarModel
import Testing
import TestSupport
import Verification

/// The catalogue as a whole.
@Suite struct CatalogueTests {
    @Test func `it has 66 invariants in five sections, in order, under identifiers of their section`() {
        #expect(Catalogue.all.count == 66)
        let letters: [(Invariant.Section, Character, Int)] = [
            (.safety, "S", 31), (.snapping, "N", 10), (.liveness, "L", 7), (.metamorphic, "M", 10),
            (.height, "K", 8),
        ]
        let ids = letters.flatMap { _, letter, count in (1...count).map { "\(letter)\($0)" } }
        #expect(Set(Catalogue.all.map(\.id)) == Set(ids))
        let sections = Catalogue.all.map { invariant in
            letters.firstIndex { $0.0 == invariant.section } ?? letters.count
        }
        #expect(sections == sections.sorted())
        for (section, letter, count) in letters {
            let invariants = Catalogue.all.filter { $0.section == section }
            #expect(invariants.count == count)
            #expect(invariants.map(\.id) == (1...count).map { "\(letter)\($0)" })
        }
    }

    @Test func `every invariant says what it asks for, why, and what it is about`() {
        #expect(Set(Catalogue.all.map(\.title)).count == Catalogue.all.count)
        for invariant in Catalogue.all {
            #expect(!invariant.title.isEmpty && !invariant.statement.isEmpty, "\(invariant.id)")
            #expect(invariant.reason.hasSuffix("."), "\(invariant.id)")
            #expect(!invariant.kinds.isEmpty, "\(invariant.id)")
        }
    }

    @Test func `a statement is short enough for the head of a report, and no detail is long`() {
        for entry in (Catalogue.sections + Catalogue.motionSections).flatMap(\.entries) {
            let lengths = ([entry.statement] + entry.details).map { $0.split(separator: " ").count }
            #expect(lengths[0] <= 41 && lengths.allSatisfy { $0 <= 55 }, "\(entry.id) \(lengths)")
            #expect(!entry.statement.hasSuffix(".") && entry.details.allSatisfy { !$0.hasSuffix(".") })
        }
    }

    @Test
    func `letters of either case name an invariant, which is given once and in the order of the catalogue`()
        throws
    {
        #expect(try Catalogue.invariants(["m1", "S7", "s7"]).map(\.id) == ["S7", "M1"])
    }

    @Test(arguments: [
        ("hardend", "hardened"), ("HARDENED", "hardened"), ("ahrdened", "hardened"),
        ("publisched", "published"),
    ])
    func `a name that is misspelt is refused with the one that was meant`(name: String, meant: String) {
        let error = UnknownName(kind: "bar", name: name, known: ["published", "hardened", "hiding"])
        #expect(error.description == "unknown bar \(name), did you mean \(meant)?")
    }

    @Test(arguments: ["", "S99", "hide", "nobody"])
    func `a name that is near no other is refused with all of them`(name: String) {
        let error = UnknownName(kind: "bar", name: name, known: ["hardened", "hiding", "S9"])
        #expect(error.description == "unknown bar \(name), expected one of hardened, hiding, S9")
    }

    @Test func `an unknown identifier is refused with the known ones`() {
        let error = #expect(throws: UnknownName.self) { try Catalogue.invariants(["S1", "S99"]) }
        let known = (Catalogue.all + Catalogue.sessions).map(\.id).joined(separator: ", ")
        #expect(error?.description == "unknown invariant S99, expected one of \(known)")
    }

    @Test func `invariants that are asked for come once and in the order of the catalogue`() throws {
        #expect(try Catalogue.invariants(["L1", "S7", "L1"]).map(\.id) == ["S7", "L1"])
        #expect(try Catalogue.invariants([]).count == Catalogue.all.count)
    }

    /// scripts/evidence makes the runs that the figures are from.
    @Test func `the page of evidence has a row for every invariant, in order`() throws {
        let rows = try Repository.text(of: "Documentation/Evidence.md").split(separator: "\n")
            .filter { $0.hasPrefix("| ") && !$0.hasPrefix("| |") }
        let named = (Catalogue.all.about(BarDefinition.hardened.kind) + Catalogue.sessions).map {
            "| \($0.id) | \($0.title) |"
        }
        #expect(rows.count == named.count && zip(rows, named).allSatisfy { $0.hasPrefix($1) })
    }

    @Test func `every symbol of a statement is explained where a table follows it`() {
        for invariant in Catalogue.all + Catalogue.sessions {
            let words = invariant.statement.split { !$0.isLetter && !$0.isNumber }.map(String.init)
                .filter { Double($0) == nil }
            // An article, the s of a genitive, and what S16 introduces itself.
            let symbols = Set(words.filter { $0.count == 1 }).subtracting(["a", "s", "r"])
            let explained = "\(Trace.legend), \((invariant.notation ?? "").replacing("; ", with: ", "))"
                .split(separator: ", ").map { String($0.prefix(1)) }
            #expect(symbols.subtracting(explained) == [], "\(invariant)")
        }
        #expect(Invariant.exactLanding.notation == nil)
    }

    @Test func `the page in the documentation is the one that the code prints`() throws {
        let sections = Catalogue.sections + Catalogue.motionSections
        let page = Catalogue.markdown(sections, pictures: Catalogue.pictures)
        #expect(try Repository.text(of: "Documentation/Invariants.md") == page)
    }
}
