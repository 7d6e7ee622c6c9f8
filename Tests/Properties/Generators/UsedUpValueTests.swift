import Generators
import Synchronization
import Testing

/// Bodies that use up the object that they are given.
@Suite struct UsedUpValueTests {
    /// A number that can be taken once.
    private final class Box {
        private(set) var number: Int?

        init(_ number: Int) { self.number = number }

        func take() -> Int? {
            defer { number = nil }
            return number
        }
    }

    private static let boxes = Generator<Int>.integer(in: 0...100_000).map { Box($0) }

    @Test func `a counterexample has the minimum and the original as they were generated`() throws {
        let property = Property(Self.boxes, id: "large") { box in box.take().map { $0 < 700 } ?? true }
        let report = search(property)
        let found = try #require(report.counterexamples.first)
        #expect(found.value.number == 700 && found.recurrence == .recurs && found.doubts.isEmpty)
        #expect(found.original.number.map { $0 >= 700 } == true)
        #expect(report.problems.isEmpty)
        let shrunk = property.shrink(ChoiceSource(replaying: [90_000]))
        #expect(shrunk.map(\.value.number) == [700] && shrunk.map(\.original.number) == [90_000])
    }

    @Test func `failures of two kinds are each shrunk from the minimum of the other`() throws {
        let property = Property(Self.boxes) { box in
            guard let number = box.take() else { return [] }
            return [("odd", !number.isMultiple(of: 2)), ("large", number > 99)].filter(\.1)
                .map { Failure(id: $0.0, message: "\(number)") }
        }
        var settings = SearchSettings()
        settings.shrinkStarts = 3
        let report = search(property, settings)
        let minima = report.counterexamples.map { ($0.failure.id, $0.value.number) }
        #expect(minima.count == 2)
        #expect(minima.contains { $0 == ("odd", 1) } && minima.contains { $0 == ("large", 100) })
    }

    @Test func `observations see the value as it was generated`() throws {
        let scored = Property(Self.boxes, id: "any") { $0.take() != nil }.observing(
            .classify("whole") { $0.number != nil }, .maximise("number") { Double($0.number ?? -1) })
        let report = search(scored)
        let share = try #require(report.statistics.shares.first)
        #expect(share.count == share.total && share.total == report.casesRun)
        #expect(report.statistics.scores.first?.best == 100_000)
        #expect(report.counterexamples.isEmpty)
    }

    @Test func `the cases before a failure are found, though each is run again`() throws {
        let last = Mutex(Int?.none)
        let property = Property(Self.boxes, id: "fell") { box in
            let number = box.take()
            let before = last.withLock { last in
                defer { last = number }
                return last
            }
            guard let number, let before else { return true }
            return before <= number + 10_000
        }
        let found = try #require(search(property).counterexamples.first)
        #expect(found.recurrence == .after(cases: found.caseIndex - 1..<found.caseIndex))
        #expect(found.value.number != nil)
    }
}
