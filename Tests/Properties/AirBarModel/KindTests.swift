import AirBarModel
import Testing
import Verification

/// Kinds of bars: their names, their flaws, and what they make of an entry of the catalogue.
@Suite struct KindTests {
    @Test(
        arguments: BarKind.named.map(\.kind) + [
            .switches(after: 2.5, below: 30), .switches(after: 2.5, showingAfter: 30),
            .switches(after: 2.5, showingAfter: 30, below: 7), .parallax(travel: 1.25),
            .largeTitle(restingAt: 0.375),
        ]
            + BarKind.named.map(\.kind.atBottom) + [
                .switches(after: 2.5, below: 30).atBottom, .largeTitle(restingAt: 0.375).atBottom,
            ])
    func `a kind is read from its name`(kind: BarKind) throws {
        #expect(try BarKind(parsing: #require(kind.name)) == kind)
    }

    @Test func `a name has its numbers as one writes them`() {
        #expect(BarKind.switches(after: 100, showingAfter: 200).name == "switching:100,0,200")
        #expect(BarKind.parallax(travel: 3).atBottom.name == "bottom-parallax:3")
    }

    @Test(arguments: [
        "", "nobody", "hiding:1", "parallax:", "parallax:1,2", "switching:1,2,3,4", "switching:1,,3",
        "switching:10:20", "search-title:",
    ])
    func `a text that names no kind is refused with the names`(text: String) {
        let error = #expect(throws: BarKind.ParseError.self) { try BarKind(parsing: text) }
        #expect(
            error?.description.hasPrefix("the kind is \(text), expected one of expanding, hiding,") == true)
    }

    @Test(arguments: [
        ("switching:0", "the distance after which the bar switches is 0.0, expected greater than 0"),
        ("switching:nan", "the distance after which the bar switches is nan, expected greater than 0"),
        ("bottom-switching:1,-1", "the distance from the top is -1.0, expected 0 or more"),
        ("switching:1,2,0", "the distance after which the bar is shown is 0.0, expected greater than 0"),
        ("parallax:0", "the travel of the bar is 0.0, expected greater than 0"),
        ("search-title:1", "the share at which the bar rests is 1.0, expected more than 0 and less than 1"),
    ])
    func `a number that no kind can have is refused with the reason`(text: String, flaw: String) {
        let error = #expect(throws: BarKind.ParseError.self) { try BarKind(parsing: text) }
        #expect(error?.description == "the kind is \(text), where \(flaw)")
    }

    @Test(arguments: [
        (BarKind.switches(after: 0), "the distance after which the bar switches is 0.0"),
        (.switches(after: 1, showingAfter: -1), "the distance after which the bar is shown is -1.0"),
        (.switches(after: 1, below: -1), "the distance from the top is -1.0"),
        (.parallax(travel: .infinity), "the travel of the bar is inf"),
        (.largeTitle(restingAt: 1), "the share at which the bar rests is 1.0"),
        (.largeTitle(restingAt: .nan), "the share at which the bar rests is nan"),
        (.largeTitle(restingAt: 0.5).without(.snapping), "the share at which the bar rests is 0.5"),
        (
            .switches(after: 10).with(.fingerLed),
            "the capability finger-led is that of a bar that follows the movement"
        ),
        (.collapsing.with(.staying), "the capability staying is that of a bar whose height does not follow"),
        (.largeTitle.with(.showingInPlace), "the capability showing-in-place is that of a bar"),
    ])
    func `a kind that contradicts itself is tried on no case, and the reason is told`(
        kind: BarKind, reason: String
    ) {
        let flawed = BarDefinition("flawed", kind: kind) { CollapsingBar($0) }
        let report = BarVerifier(flawed).run(cases: 50)
        #expect(
            !report.holds && report.doubt?.hasPrefix("no case was run, because \(reason)") == true,
            "\(report.text)")
        #expect(throws: Unexplorable.self) { try Exploration.all(of: flawed) }
    }

    @Test func `a bar that is taller than any case is tried on none, and the reason is told`() {
        let tall = BarDefinition("tall", heights: .fixed(44, 96, 8192), kind: .stretchy) { CollapsingBar($0) }
        let expected =
            "no case was run, because the expanded height is 8192.0, expected below 8192.0"
        #expect(BarVerifier(tall).run(cases: 50).doubt == expected)
        let most = BarDefinition("most", heights: .fixed(44, 96, 8191), kind: .stretchy) { CollapsingBar($0) }
        #expect(BarVerifier(most).run(cases: 50).cases == 50)
    }

    @Test func `a bar of one height has nothing to snap to, and is decided`() {
        let pinned = BarDefinition("pinned", heights: .fixed(64, 64), kind: .hidesOnScroll) {
            RightBars.hiding.makeBar($0)
        }
        let report = BarVerifier(pinned, events: .realistic).run(cases: 2_000)
        #expect(report.holds, "\(report.text)")
        let remark = report.remarks.first { $0.contains("N1") }
        #expect(remark?.hasSuffix("not applicable: the bar has one height") == true, "\(report.text)")
    }

    @Test func `what is about other kinds is not in a report, unless nothing else was asked for`() {
        let report = BarVerifier(RightBars.switching).run(cases: 50)
        #expect(report.invariants.contains { $0.id == "K4" } && !report.invariants.contains { $0.id == "S8" })
        let asked = BarVerifier(RightBars.switching, invariants: [.visiblePart]).run(cases: 50)
        #expect(asked.remarks.contains("S8 not applicable: the bar switches as a whole"), "\(asked.text)")
    }
}
