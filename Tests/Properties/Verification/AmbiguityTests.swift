import AirBarModel
import Synchronization
import Testing
import TestSupport

@testable import Verification

/// A hardened bar that ignores every third event, which its `==` does not know of.
private struct ForgetfulBar: Bar {
    private var bar: HardenedBar
    private var count = 0
    var state: BarState { bar.state }

    init(_ configuration: BarConfiguration) { bar = HardenedBar(configuration) }

    mutating func react(to event: BarEvent, on host: inout BarHost) {
        count += 1
        if count % 3 != 0 { bar.react(to: event, on: &host) }
    }

    static func == (one: ForgetfulBar, other: ForgetfulBar) -> Bool { one.bar == other.bar }

    func hash(into hasher: inout Hasher) { hasher.combine(bar) }
}

/// A hardened bar that ignores every third event of all bars.
private struct SharingBar: Bar {
    private var bar: HardenedBar
    var state: BarState { bar.state }
    private static let count = Atomic(0)

    init(_ configuration: BarConfiguration) { bar = HardenedBar(configuration) }

    mutating func react(to event: BarEvent, on host: inout BarHost) {
        let count = Self.count.add(1, ordering: .relaxed).newValue
        if count % 3 != 0 { bar.react(to: event, on: &host) }
    }
}

/// Bars of which equal states react differently, so that visiting one of them is not enough.
@Suite(.serialized) struct AmbiguityTests {
    private static func explore(_ bar: BarDefinition) throws -> Exploration {
        try #require(
            Exploration.all(of: bar, on: [BoundedModel.all[0]], invariants: [.finite], limit: 2_000).first)
    }

    @Test func `a bar whose equality leaves something out is not called explored`() throws {
        let exploration = try Self.explore(BarDefinition("forgetful") { ForgetfulBar($0) })
        #expect(!exploration.isComplete)
        #expect(exploration.ambiguity?.events.isEmpty == false)
    }

    @Test func `a bar that depends on something outside of it is not called explored`() throws {
        let exploration = try Self.explore(BarDefinition("sharing") { SharingBar($0) })
        #expect(!exploration.isComplete && exploration.ambiguity != nil)
    }

    @Test func `a bar that depends on something outside of it never holds`() {
        let report = BarVerifier(BarDefinition("sharing") { SharingBar($0) }, invariants: [.determinism])
            .run(cases: 2_000)
        #expect([.broken, .notReproduced].contains(report.status(of: .determinism)))
        #expect(!report.holds)
    }

    @Test func `equal states of the hardened and of the published bar react alike`() throws {
        for bar in [BarDefinition.hardened, .published] {
            #expect(try Self.explore(bar).ambiguity == nil)
        }
    }
}
