import Generators
import Testing

/// Nested boxes with labels; a box may be removed, and its number is not reused.
private struct Boxes: StateMachine {
    enum Action: Hashable {
        case open
        case nest(in: Int)
        case move(Int, into: Int)
        case label(Int, String)
        case discard(Int)
    }

    private var isLive: [Bool] = []
    var live: [Int] { isLive.indices.filter { isLive[$0] } }

    static let rules = [
        ActionRule<Boxes>("open") { source, boxes in
            source.define("box", number: boxes.isLive.count)
            return .open
        },
        ActionRule("nest", precondition: { !$0.live.isEmpty }) { source, boxes throws(Rejection) in
            let outer = try source.refer(to: "box", among: boxes.live)
            source.define("box", number: boxes.isLive.count)
            return .nest(in: outer)
        },
        ActionRule("move", precondition: { !$0.live.isEmpty }) { source, boxes throws(Rejection) in
            let box = try source.refer(to: "box", among: boxes.live)
            return .move(box, into: try source.refer(to: "box", among: boxes.live))
        },
        ActionRule("label", precondition: { !$0.live.isEmpty }) { source, boxes throws(Rejection) in
            let box = try source.refer(to: "box", among: boxes.live)
            return .label(box, try source.draw(.element(of: "a", "b", "c", "d")))
        },
        ActionRule("discard", precondition: { !$0.live.isEmpty }) { source, boxes throws(Rejection) in
            .discard(try source.refer(to: "box", among: boxes.live))
        },
    ]

    mutating func perform(_ action: Action) {
        switch action {
        case .open, .nest: isLive.append(true)
        case .move, .label: break
        case .discard(let box): isLive[box] = false
        }
    }
}

/// Each property fails for two programs only: the initial one, and the result of a single edit.
@Suite struct ReferenceShrinkingTests {
    /// The encoded steps: the rule, and the indices of its references.
    private enum Step {
        static let open: [UInt64] = [1, 0]
        static func nest(_ position: UInt64) -> [UInt64] { [1, 1, position] }
        static func move(_ position: UInt64, _ other: UInt64) -> [UInt64] { [1, 2, position, other] }
        static func label(_ position: UInt64, _ letter: UInt64) -> [UInt64] { [1, 3, position, letter] }
        static func discard(_ position: UInt64) -> [UInt64] { [1, 4, position] }
    }

    private func expect(
        _ steps: [[UInt64]], _ start: [Boxes.Action], shrinkTo target: [Boxes.Action],
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let programs = Generator.program(of: Boxes.self)
        var source = ChoiceSource(replaying: Array(steps.joined()))
        #expect(try programs.generate(from: &source).actions == start, sourceLocation: sourceLocation)
        let property = Property(programs, id: "fails") { ![start, target].contains($0.actions) }
        let found = property.shrink(ChoiceSource(replaying: Array(steps.joined())))
        #expect(found.first?.value.actions == target, sourceLocation: sourceLocation)
    }

    @Test func `deleting a definition deletes its dependents`() throws {
        try expect(
            [
                Step.open, Step.nest(0), Step.label(0, 1), Step.nest(1), Step.open, Step.label(2, 2),
                Step.label(3, 3), Step.label(1, 2), Step.label(0, 2),
            ],
            [
                .open, .nest(in: 0), .label(0, "b"), .nest(in: 1), .open, .label(2, "c"), .label(3, "d"),
                .label(1, "c"), .label(0, "c"),
            ],
            shrinkTo: [.open, .label(0, "b"), .open, .label(1, "d"), .label(0, "c")])
    }

    @Test func `a reference to a deleted box is redirected to its parent`() throws {
        try expect(
            [
                Step.open, Step.open, Step.open, Step.nest(0), Step.label(3, 1), Step.nest(3),
                Step.label(4, 2),
                Step.label(1, 3), Step.label(2, 3),
            ],
            [
                .open, .open, .open, .nest(in: 0), .label(3, "b"), .nest(in: 3), .label(4, "c"),
                .label(1, "d"),
                .label(2, "d"),
            ],
            shrinkTo: [
                .open, .open, .open, .label(0, "b"), .nest(in: 0), .label(3, "c"), .label(1, "d"),
                .label(2, "d"),
            ])
    }

    @Test func `a reference to a deleted box is redirected to the box before it`() throws {
        try expect(
            [
                Step.open, Step.open, Step.open, Step.open, Step.label(2, 1), Step.label(3, 2),
                Step.label(1, 3),
            ],
            [.open, .open, .open, .open, .label(2, "b"), .label(3, "c"), .label(1, "d")],
            shrinkTo: [.open, .open, .open, .label(1, "b"), .label(2, "c"), .label(1, "d")])
    }

    @Test func `references are renumbered although removed boxes are no alternatives`() throws {
        try expect(
            [
                Step.open, Step.open, Step.open, Step.open, Step.label(1, 1), Step.discard(0),
                Step.label(1, 2),
                Step.label(2, 3), Step.label(0, 3),
            ],
            [
                .open, .open, .open, .open, .label(1, "b"), .discard(0), .label(2, "c"), .label(3, "d"),
                .label(1, "d"),
            ],
            shrinkTo: [
                .open, .open, .open, .discard(0), .label(1, "c"), .label(2, "d"),
            ])
    }

    @Test func `a box that is created and moved is created at its destination`() throws {
        try expect(
            [Step.open, Step.nest(0), Step.open, Step.label(1, 1), Step.move(1, 2), Step.label(2, 2)],
            [.open, .nest(in: 0), .open, .label(1, "b"), .move(1, into: 2), .label(2, "c")],
            shrinkTo: [.open, .open, .nest(in: 1), .label(2, "b"), .label(1, "c")])
        try expect(
            [Step.open, Step.nest(0), Step.label(1, 1), Step.open, Step.move(1, 2), Step.label(2, 2)],
            [.open, .nest(in: 0), .label(1, "b"), .open, .move(1, into: 2), .label(2, "c")],
            shrinkTo: [.open, .label(0, "b"), .open, .nest(in: 1), .label(1, "c")])
        try expect(
            [Step.open, Step.open, Step.nest(0), Step.move(2, 1), Step.label(2, 2)],
            [.open, .open, .nest(in: 0), .move(2, into: 1), .label(2, "c")],
            shrinkTo: [.open, .open, .nest(in: 1), .label(2, "c")])
    }

    @Test func `a reference outside a list is allowed`() throws {
        let loose = Generator { source throws(Rejection) in
            source.define("thing", number: 0)
            source.define("thing", number: 1)
            let thing = try source.refer(to: "thing", among: 0..<2)
            return [thing, try source.draw(Generator<Int>.integer(in: 0...99))]
        }
        let property = Property(loose, id: "fails") { $0[0] == 0 || $0[1] < 7 }
        let found = property.shrink(ChoiceSource(replaying: [1, 50]))
        #expect(found.first?.value == [1, 7])
    }

    @Test func `a reference among no referents is rejected`() {
        var source = ChoiceSource(seed: 1)
        #expect(throws: Rejection("there is no box to refer to")) {
            try source.refer(to: "box", among: [])
        }
    }

    @Test func `past the limit of draws a reference is to the first referent`() throws {
        var source = ChoiceSource(replaying: [2, 2], maximumDraws: 1)
        #expect(try source.refer(to: "box", among: [4, 7, 9]) == 9)
        #expect(try source.refer(to: "box", among: [4, 7, 9]) == 4)
    }

    @Test func `a reference nested too deep to be recorded is ignored by shrinking`() throws {
        @Sendable func refer(_ depth: Int, _ source: inout ChoiceSource) throws(Rejection) -> Int {
            guard depth > 0 else { return try source.refer(to: "box", among: 0..<2) }
            return try source.span("level") { source throws(Rejection) in try refer(depth - 1, &source) }
        }
        let boxes = Generator { source throws(Rejection) in
            var numbers: [Int] = []
            try source.list(count: 0...2) { source throws(Rejection) in
                source.define("box", number: numbers.count)
                numbers.append(try refer(ChoiceSource.maximumDepth, &source))
                numbers.append(Int(source.draw(upTo: 9)))
            }
            return numbers
        }
        let property = Property(boxes, id: "fails") { $0 != [0, 9, 0, 8] }
        #expect(property.shrink(ChoiceSource(replaying: [1, 9, 1, 8])).map(\.value) == [[0, 9, 0, 8]])
    }
}

@Suite struct ListShrinkingTests {
    private func expect(
        _ start: [UInt64], shrinkTo target: [UInt64], upTo bound: UInt64,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let list = Generator { source throws(Rejection) in
            var numbers: [UInt64] = []
            try source.list(count: 0...20) { source throws(Rejection) in
                numbers.append(source.pick(upTo: bound))
            }
            return numbers
        }
        let property = Property(list, id: "fails") { ![start, target].contains($0) }
        let found = property.shrink(ChoiceSource(replaying: start.flatMap { [1, $0] }))
        #expect(found.first?.value == target, sourceLocation: sourceLocation)
    }

    @Test func `elements that can only be deleted together are deleted`() {
        let start: [UInt64] = [9, 11, 12, 13, 14, 15, 10, 11, 12, 9, 11, 12, 13]
        for length in 2...6 {
            var target = start
            target.removeSubrange(3..<3 + length)
            expect(start, shrinkTo: target, upTo: 15)
        }
    }

    @Test func `short words of few letters are tried`() {
        for target in [[3, 2, 3], [1, 3, 1, 1], [0, 1, 2, 0, 0]] as [[UInt64]] {
            expect([3, 2, 1, 0, 3, 2], shrinkTo: target, upTo: 3)
        }
    }
}
