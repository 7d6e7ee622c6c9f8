import Testing

@testable import Verification

/// What is about an event is visited, each once, and nothing else is.
@Suite struct BySignsTests {
    private static let kinds: [EventKinds] = [.motion, [.motion, .bind], .all, .collapse, []]
    private static let signs: [Signs] = [
        [], .astray, .opened, [.opened, .astray], .retargeted, .unsound,
    ]

    private static let entries: [BySigns<Int>.Entry] = kinds.flatMap { kinds in
        signs.map { (kinds, $0) }
    }.enumerated().map { ($1.0, $1.1, $0) }

    @Test(arguments: [EventKinds.motion, .bind, .idle, .collapse])
    func `what is visited is about the kind, and requires no more than the signs there are`(kind: EventKinds)
    {
        let table = BySigns(Self.entries)
        for signs in Self.signs + [[.astray, .unsound], [.astray, .opened, .retargeted, .adrift]] {
            var visited: [Int] = []
            table.visit(kind, signs) { visited.append($0) }
            let expected = Self.entries.filter { kinds, requires, _ in
                kinds.contains(kind) && signs.isSuperset(of: requires)
            }
            #expect(visited.sorted() == expected.map(\.element), "\(signs)")
            if !visited.isEmpty { #expect(table.areAbout(kind, signs), "\(signs)") }
        }
    }

    @Test func `there may be nothing to visit`() {
        BySigns<Int>([]).visit(.motion, .astray) { _ in Issue.record("visited something") }
    }
}
