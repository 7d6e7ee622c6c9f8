import AirBarModel
import Testing
import TestSupport
import Verification

/// What a recording without some columns is judged by.
@Suite struct AbsentColumnTests {
    private static let browser = """
        time,contentOffset,barHeight,contentHeight,frameHeight,insetTop,pan,velocity,event
        0,-200,200,2000,600,200,,,
        0.1,-190,190,2000,600,200,,,
        0.2,-180,190,2000,600,190,,,

        """
    private static let hiding = "# heights 100 200\n# kind hiding\n"

    private static func broken(_ report: RecordingReport) -> [String] {
        report.counterexamples.map(\.invariant.id)
    }

    @Test func `insets that a recording of a browser lacks are 0 if it says so`() throws {
        let unsaid = try report(of: Self.hiding + Self.browser)
        #expect(Self.broken(unsaid).isEmpty)
        #expect(unsaid.note(on: "S18") == "not recorded: refreshInset")
        let said = try report(of: Self.hiding + "# absent-is-zero\n" + Self.browser)
        #expect(Self.broken(said) == ["S8", "S18"], "\(said.text)")
        #expect(
            said.text.contains(
                "\nnot recorded: indicatorInsetTop, expandedAvailable, rest\n0 or empty: insetBottom, "
                    + "safeAreaTop, safeAreaBottom, refreshInset, bottomInset, retarget, commandedOffset, "
                    + "commandAnimated, snapHeight\n"))
        // A column that is there counts.
        let recorded = Self.browser.replacing("insetTop,pan", with: "safeAreaTop,pan")
        let other = try report(of: Self.hiding + "# absent-is-zero\n" + recorded)
        #expect(other.status(of: "S18") == .holds && !other.columnsOfNothing.contains(.safeAreaTop))
    }

    @Test func `an object of JSON says so too, and an option`() throws {
        let rows = #"""
            {"time": 0, "contentOffset": 0, "barHeight": 48, "contentHeight": 900, "frameHeight": 600}
            {"time": 1, "contentOffset": 1, "barHeight": 49, "contentHeight": 900, "frameHeight": 600}

            """#
        let first = #"{"heights": [0, 48], "kind": "collapsing", "absent-is-zero": true}"# + "\n"
        #expect(try report(of: first + rows).columnsOfNothing.count == 10)
        var check = RecordingCheck(
            heights: BarHeights(compact: 0, normal: 48, expanded: 48), absentIsZero: true)
        try check.read(rows.utf8)
        #expect(try check.finish().columnsOfNothing.count == 10)
    }

    @Test func `what is never nothing has to be recorded`() throws {
        let text = "# absent-is-zero\n# heights 0 48\ntime,contentOffset,barHeight\n0,0,48\n1,1,47\n"
        let report = try report(of: text)
        #expect(report.note(on: "S7") == "not recorded: contentHeight, frameHeight")
        #expect(report.note(on: "N1") == "not recorded: pan, velocity")
    }

    @Test func `a kind that does not inset the scroll indicator needs no column for it`() throws {
        let text = "# absent-is-zero\n" + Self.browser
        #expect(
            try report(of: "# heights 100 200\n# kind expanding\n" + text).note(on: "S18")
                == "not recorded: indicatorInsetTop")
        #expect(try report(of: Self.hiding + text).status(of: "S18") == .broken)
    }

    @Test(arguments: [
        "hiding", "directional", "large-title", "search-title", "collapsing", "stretchy", "parallax:2",
        "switching:10",
    ])
    func `a kind without an expanded state needs no third height, and no column for it`(kind: String) throws {
        let text = "# kind \(kind)\n# absent-is-zero\n" + Self.browser
        for heights in ["100 200", "100 200 200", "100 200 300"] {
            let report = try report(of: "# heights \(heights)\n" + text)
            #expect(
                !report.entries.contains { $0.note == "not recorded: expandedAvailable" }, "\(report.text)")
            #expect(report.status(of: "S18") == .broken, "\(report.text)")
        }
    }

    @Test func `two heights are those of a bar that does not expand`() throws {
        let rows = "# absent-is-zero\n" + Self.browser
        let two = try report(of: "# heights 100 200\n" + rows)
        #expect(two.text == (try report(of: "# heights 100 200 200\n" + rows).text))
        #expect(two.status(of: "S13") == .holds)
        // Of a bar that expands it has to be recorded when it may, also if it never does.
        let three = try report(of: "# heights 100 200 300\n" + rows)
        #expect(three.note(on: "S13") == "not recorded: expandedAvailable")
        #expect(three.counterexamples.isEmpty, "\(three.text)")
    }
}
