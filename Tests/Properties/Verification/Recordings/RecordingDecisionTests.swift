import Testing
import TestSupport
import Verification

/// Why a recording decides nothing, and what of it is ignored.
@Suite struct RecordingDecisionTests {
    private static let plain = "# heights 100 200 200\ntime,contentOffset,barHeight"

    @Test func `a recording of one row decides nothing`() throws {
        #expect(
            try report(of: "\(Self.plain)\n0,0,200\n").reasonNotToDecide
                == "in no row one thing changed, so that all invariants judge it")
        #expect(try report(of: "\(Self.plain)\n0,0,201\n").reasonNotToDecide == nil)
    }

    @Test func `a recording of equal times decides nothing unless it is broken`() throws {
        let rows = (0..<9).map { "\n7,\($0),\(200 - $0)" }.joined()
        #expect(
            try report(of: Self.plain + rows).reasonNotToDecide
                == "all rows have the same time, so that holes are not seen")
        #expect(try report(of: Self.plain + rows + "\n7,9,300").reasonNotToDecide == nil)
    }

    @Test func `a recording of which most was not judged decides nothing`() throws {
        let alone = (1...5).map { "\n\($0),\(min($0, 2)),\(200 - $0)" }.joined()
        let found = try report(of: "\(Self.plain)\n0,0,200\(alone)\n")
        #expect(found.judgedRows == 2 && found.unclearRows == 3)
        #expect(
            found.reasonNotToDecide
                == "few invariants or none judge 3 of the 5 rows in which something changed")
    }

    @Test func `comments may say anything, and stand anywhere`() throws {
        let text = """
            #
            # recorded on a train
            # heights 100 200 200
            #heights are those of the app
            time,contentOffset,barHeight
            0,0,200
            # here the train stopped
            1,1,199

            """
        let found = try report(of: text)
        #expect(found.rows == 2 && found.judgedRows == 1)
        let lines = """
            # of an app
            {"heights": [1, 2, 2]}
            {"time": 0, "contentOffset": 0, "barHeight": 2}
            # the end
            """
        #expect(try report(of: lines).rows == 1)
        let late = #expect(throws: RecordingError.self) { _ = try report(of: text + "# scale 3\n") }
        #expect(
            late?.description
                == "line 9, column 1: expected what is said of the bar before the header, found '# scale 3'")
    }

    @Test func `columns of the app are named once as ignored`() throws {
        let rows = (0..<9).map { "\n\($0),x,\($0),\"a,b\",\(200 - $0)," }.joined()
        let text = Self.plain.replacing("contentOffset", with: "screen,contentOffset,note") + ",screen" + rows
        let found = try report(of: text)
        #expect(found.ignoredColumns == ["screen", "note"] && found.judgedRows == 8)
        #expect(found.text.contains("\nignored: 'screen', 'note'\n"))
        let json = """
            {"heights": [100, 200, 200]}
            {"time": 0, "app": {"a": [1, "}\\""], "b": {}}, "contentOffset": 0, "barHeight": 200}
            {"time": 1, "contentOffset": 1, "barHeight": 199, "is": true, "app": null}
            """
        let lines = try report(of: json)
        #expect(lines.ignoredColumns == ["app", "is"] && lines.judgedRows == 1)
    }

    @Test(arguments: [#"{"time":0,"app":[1"#, #"{"time":0,"app":"x\"#, #"{"time":0,"app":}"#, #"{"app":"#])
    func `a value of the app has to end`(line: String) {
        #expect(throws: RecordingError.self) { _ = try report(of: line + "\n") }
    }

    @Test func `any number of columns of the app is refused or ignored, and the first are named`() throws {
        let names = (0..<8_000).map { ",c\($0)" }.joined()
        let row = String(repeating: ",", count: 8_000)
        let found = try report(of: "\(Self.plain)\(names)\n0,0,200\(row)\n1,1,199\(row)\n")
        #expect(found.ignoredColumns.count == 10 && found.hasMoreIgnoredColumns && found.judgedRows == 1)
        let million = String(repeating: ",c", count: 1_000_000)
        let error = #expect(throws: RecordingError.self) { _ = try report(of: Self.plain + million + "\n") }
        #expect(
            error?.description
                == "line 2, column 65537: expected the end of the line, of at most 65536 bytes, found more")
    }
}
