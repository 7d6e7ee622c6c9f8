import Testing

@testable import Verification

/// What is about an event is visited, each once, and nothing else is.
@Suite struct ByTagsTests {
    private static let kinds: [EventKinds] = [.motion, [.motion, .bind], .all, .collapse, []]
    private static let outcomes: [EventKinds] = [
        [], .moved, .open, [.open, .moved], .retargeted, .concealed,
    ]

    private static let entries: [ByTags<Int>.Entry] = kinds.flatMap { kinds in
        outcomes.map { (kinds, $0) }
    }.enumerated().map { ($1.0, $1.1, $0) }

    @Test(arguments: [EventKinds.motion, .bind, .idle, .collapse])
    func `what is visited is about the kind, and requires no more than what came of it`(kind: EventKinds) {
        let table = ByTags(Self.entries)
        for outcomes in Self.outcomes + [[.moved, .concealed], [.moved, .open, .retargeted, .shown]] {
            var visited: [Int] = []
            table.visit(kind.union(outcomes)) { visited.append($0) }
            let expected = Self.entries.filter { kinds, requires, _ in
                kinds.contains(kind) && outcomes.isSuperset(of: requires)
            }
            #expect(visited.sorted() == expected.map(\.element), "\(outcomes)")
        }
    }

    @Test func `there may be nothing to visit`() {
        ByTags<Int>([]).visit([.motion, .moved]) { _ in Issue.record("visited something") }
    }
}
