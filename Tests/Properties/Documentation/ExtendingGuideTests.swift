import Generators
import PropertyTesting
import Testing
import TestSupport

/// The outputs in the document on extending the engine are real.
@Suite(.property(cases: 1_000, seed: 0)) struct ExtendingGuideTests {
    @Test func `every output in the document is printed by its code`() async throws {
        let outputs = [
            Self.minutes(), try Self.undoing(), try await Self.closedAccount(), try await Self.lastOne(),
        ]
        try expectOutputs(of: "Extending", outputs)
    }

    private static func minutes() -> String {
        let share = samples(of: .minuteOfDay, count: 2_000).count { $0.isMultiple(of: 60) }
        let late = Property(.minuteOfDay, id: "early") { $0 < 1_000 }
        let found = search(late).counterexamples.map { "\($0.value)" }
        return "\(share) of 2000 are whole hours, \(found.joined()) is the first too late"
    }

    @Test func `every minute of a day is drawn, no other, and noon is simplest`() {
        let minutes = samples(of: .minuteOfDay, count: 40_000)
        #expect(Set(minutes) == Set(0...1_439))
        #expect(Generator.minuteOfDay.simplest == 720)
    }

    @Test func `every draw in its table is a method of ChoiceSource`() throws {
        let draws = try GuideDocument("Extending").table("| draw |").compactMap(\.first)
            .flatMap { $0.matches(of: /`(\w+)\(/).map(\.output.1) }
        #expect(draws.count == 11)
        for draw in draws {
            #expect(Repository.code.contains { $0.contains("public mutating func \(draw)") }, "\(draw)")
        }
    }

    private static func undoing() throws -> String {
        let agrees = Property(Undoing.self, system: { UndoList() }) { list, action in
            switch action {
            case .set(let value): list.set(value)
            case .undo: list.undo()
            }
            return list.values[list.index]
        }
        let found = try #require(search(agrees).counterexamples.first)
        return "\(found.failure.message)\n\(found.value)"
    }
}

extension Generator where Value == Int {
    /// Minutes of a day; noon is simplest, and at random every other one is a whole hour.
    static var minuteOfDay: Generator {
        Generator { source throws(Rejection) in
            let minute = source.draw(upTo: 1_439, towards: 720) { bits in
                bits.uniform(upTo: 1) == 0 ? 60 * bits.uniform(upTo: 23) : bits.uniform(upTo: 1_439)
            }
            return Int(minute)
        }
    }
}

/// A value with undo.
struct Undoing: StateMachine {
    enum Action { case set(Int), undo }
    var past: [Int] = []
    var now = 0

    static let rules = [
        ActionRule<Undoing>("set", Generator<Int>.integer(in: 0...9).map { .set($0) }),
        ActionRule("undo", precondition: { !$0.past.isEmpty }, .undo),
    ]

    mutating func perform(_ action: Action) -> Int {
        switch action {
        case .set(let value):
            past.append(now)
            now = value
        case .undo:
            now = past.removeLast()
        }
        return now
    }
}

/// A list of all values, and the index of the current one; a new value is appended.
struct UndoList {
    var values = [0]
    var index = 0

    mutating func set(_ value: Int) {
        values.append(value)
        index += 1
    }

    mutating func undo() { index -= 1 }
}
