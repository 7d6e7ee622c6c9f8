import Testing
import TestSupport

@testable import Generators

/// Edits of choice sequences, which can be applied to every sequence.
@Suite struct ChoiceEditTests {
    /// One call of an edit, with indices in and out of range.
    private enum Call {
        case delete(Range<Int>)
        case set(Int, UInt64)
        case replace(Range<Int>, [UInt64])
        case insert([UInt64], Int)

        static let any: Generator<Call> = {
            let index = Generator<Int>.oneOf(.integer(in: -2...12), .integer)
            let range = zip(index, index).map { min($0, $1)..<max($0, $1) }
            let value = Generator<UInt64>.integer(in: 100...999)
            let values = value.array(count: 0...3)
            return .oneOf(
                range.map(Call.delete), zip(index, value).map { .set($0, $1) },
                zip(range, values).map { .replace($0, $1) }, zip(values, index).map { .insert($0, $1) })
        }()

        func apply(to edit: inout ChoiceEdit) {
            switch self {
            case .delete(let range): edit.delete(range)
            case .set(let index, let value): edit.set(index, to: value)
            case .replace(let range, let values): edit.replace(range, with: values)
            case .insert(let values, let index): edit.insert(values, at: index)
            }
        }

        /// The indices whose choices the call takes away.
        var taken: Range<Int> {
            switch self {
            case .delete(let range), .replace(let range, _): range
            case .set(let index, _): index < .max ? index..<index + 1 : index..<index
            case .insert(_, let index): index..<index
            }
        }
    }

    @Test func `every edit of every sequence keeps exactly the choices that it does not name, in order`() {
        let property = Property(
            zip(Call.any.array(count: 0...6), Generator<Int>.integer(in: 0...10)), id: "kept"
        ) { calls, count in
            var edit = ChoiceEdit()
            calls.forEach { $0.apply(to: &edit) }
            // Numbers below 100 are those of the sequence.
            let kept = edit.applied(to: (0..<UInt64(count)).map { $0 }).filter { $0 < 100 }
            return kept
                == (0..<count).filter { index in !calls.contains { $0.taken.contains(index) } }.map(
                    UInt64.init)
        }
        let report = search(property, SearchSettings(cases: 5_000))
        #expect(report.counterexamples.map(\.value).isEmpty && report.casesRun == 5_000)
    }

    @Test func `changes are in terms of the sequence before all of them`() {
        var edit = ChoiceEdit()
        edit.set(4, to: 90)
        edit.delete(0..<2)
        edit.insert([70, 71], at: 3)
        #expect(edit.applied(to: [0, 1, 2, 3, 4, 5]) == [2, 70, 71, 3, 90, 5])
        #expect(edit.applied(to: [0, 1, 2]) == [2, 70, 71])
        #expect(edit.applied(to: []) == [70, 71])
    }

    @Test func `what is replaced is not replaced again`() {
        var edit = ChoiceEdit()
        edit.delete(1..<4)
        edit.set(2, to: 90)
        edit.insert([80], at: 2)
        edit.delete(3..<5)
        #expect(edit.applied(to: [0, 1, 2, 3, 4, 5]) == [0, 5])
    }
}
