import Generators
import Testing

/// Values whose descriptions differ from process to process.
@Suite struct ShownPartsTests {
    private struct Order: Hashable, Sendable {
        let lines: Set<Int>
    }

    private enum Side: Sendable { case left, right }

    /// The line of a report that has the value.
    private static func text<Value: Sendable>(of value: Value) -> String {
        let report = search(Property(.always(value), id: "fails") { _ in false })
        return String(report.description.split(separator: "\n").first { $0.hasPrefix("for ") } ?? "")
    }

    @Test func `sets are shown in ascending order, and dictionaries in that of their keys`() {
        #expect(Self.text(of: Set([10, 9, 1, 8, 2])) == "for [1, 2, 8, 9, 10]")
        #expect(Self.text(of: ["b": 2, "a": 10, "c": 0]) == #"for ["a": 10, "b": 2, "c": 0]"#)
        #expect(Self.text(of: Set<Int>()) == "for []" && Self.text(of: [String: Int]()) == "for [:]")
    }

    @Test func `the order is one where numbers have none, and an ordered dictionary keeps its own`() {
        #expect(Self.text(of: Set([3, .nan, 1, 2])) == Self.text(of: Set([.nan, 2, 3, 1])))
        #expect(Self.text(of: Ordered()) == "for [2: a, 1: b]")
    }

    /// A dictionary with an order of its own, as those of other libraries.
    private struct Ordered: Sendable, CustomReflectable, CustomStringConvertible {
        var description: String { "[2: a, 1: b]" }
        var customMirror: Mirror {
            Mirror(
                self, unlabeledChildren: [(key: 2, value: "a"), (key: 1, value: "b")],
                displayStyle: .dictionary)
        }
    }

    @Test func `what is not compared is in the order of its text`() {
        #expect(Self.text(of: Set([Side.right, .left])) == "for [left, right]")
        #expect(Self.text(of: [Side.right: 1, .left: 2]) == "for [left: 2, right: 1]")
    }

    @Test func `durations are shown with all their digits`() {
        #expect(Self.text(of: Duration.seconds(7_170)) == "for 7170.0 seconds")
        #expect(Self.text(of: (Duration.zero, 1)) == "for (0.0 seconds, 1)")
        #expect(Self.text(of: Duration.milliseconds(-1_250)) == "for -1.25 seconds")
        #expect(Self.text(of: Duration(attoseconds: .min)).hasPrefix("for -170141183460469231731.687"))
        let shortest = Duration(secondsComponent: 1, attosecondsComponent: 1)
        #expect(Self.text(of: shortest) == "for 1.000000000000000001 seconds")
    }

    @Test func `so are those inside other values`() {
        #expect(Self.text(of: (Set([3, 1, 2]), "a")) == #"for ([1, 2, 3], "a")"#)
        #expect(Self.text(of: [Set([3, 1, 2])]) == "for [[1, 2, 3]]")
        #expect(Self.text(of: Optional(Set([3, 1, 2]))) == "for Optional([1, 2, 3])")
        #expect(Self.text(of: Optional(["b": 2, "a": 1])) == #"for Optional(["a": 1, "b": 2])"#)
        #expect(Self.text(of: Order(lines: [3, 1, 2])) == "for Order(lines: [1, 2, 3])")
        #expect(Self.text(of: [2: Set([3, 1]), 1: []]) == "for [1: [], 2: [1, 3]]")
    }
}
