import AirBarModel
import BarCommands
import Foundation
import Motion

/// A command line whose bars end their process or do not end, for tests of what runs them.
@main
struct Misbehaving: BarCommandLine {
    static let bars = [
        bar("waiting", HardenedBar.init) { _ in Checkpoint.passEvent() },
        bar("waiting-broken") { _ in Checkpoint.passEvent() },
        bar("trapping") { trap($0) }, bar("deep") { if $0 == .pan(.cancelled) { _ = sum(1) } },
        bar("endless") { if isContent($0) { while true { usleep(1_000) } } },
        bar("greedy") { if isContent($0) { eat() } }, bar("quitting") { if isContent($0) { exit(0) } },
        bar("fragile") { if case .contentOffset(let y) = $0, y > 1_400, y < 1_440 { blackHole([0][1]) } },
        bar("killed") { if isContent($0) { raise(SIGKILL) } }, rounded, doubled,
        BarDefinition("forgetful") { Forgetful(bar: HardenedBar($0)) },
    ]

    static let containers = [ContainerDefinition("stuck") { StuckSheet() }]

    /// The bar of the document on bars of one's own.
    private static let rounded = BarDefinition.live("rounded") { scrollView, configuration in
        var height = configuration.normal
        scrollView.contentOffsetObservable.observe { contentOffset in
            let points = Int(min(-contentOffset, configuration.normal))
            height = max(configuration.compact, Double(points))
        }
        return LiveBar(height: { height })
    }

    /// The published bar, which traps where it is made with a tolerance that no case has, but one of twice the lengths.
    private static let doubled = BarDefinition("doubled", accepts: { $0.flaw == nil }) { configuration in
        blackHole([0][configuration.tolerances.quietSnap == 1 ? 1 : 0])
        return PublishedBar(configuration)
    }

    /// A bar, the published one unless given, except for what it does before each event.
    private static func bar<Wrapped: AirBarModel.Bar>(
        _ name: String, _ make: @escaping @Sendable (BarConfiguration) -> Wrapped = PublishedBar.init,
        before: @escaping @Sendable (BarEvent) -> Void
    ) -> BarDefinition {
        BarDefinition(name, accepts: { $0.flaw == nil }) { Bar(bar: make($0), before: before) }
    }

    private struct Bar<Wrapped: AirBarModel.Bar>: AirBarModel.Bar {
        var bar: Wrapped
        let before: @Sendable (BarEvent) -> Void

        var state: BarState { bar.state }

        mutating func react(to event: BarEvent, on host: inout BarHost) {
            before(event)
            bar.react(to: event, on: &host)
        }

        static func == (first: Self, second: Self) -> Bool { first.bar == second.bar }

        func hash(into hasher: inout Hasher) { hasher.combine(bar) }
    }

    /// A hardened bar that ignores every third event, which its `==` does not know of.
    private struct Forgetful: AirBarModel.Bar {
        var bar: HardenedBar
        private var count = 0

        init(bar: HardenedBar) { self.bar = bar }

        var state: BarState { bar.state }

        mutating func react(to event: BarEvent, on host: inout BarHost) {
            count += 1
            if count % 3 != 0 { bar.react(to: event, on: &host) }
        }

        static func == (first: Self, second: Self) -> Bool { first.bar == second.bar }

        func hash(into hasher: inout Hasher) { hasher.combine(bar) }
    }

    /// Traps in two places: on a content offset that is no number, and on a large safe area.
    private static func trap(_ event: BarEvent) {
        switch event {
        case .contentOffset(let offset):
            if offset.isNaN { Checkpoint.pass() }
            blackHole(Int(offset))
        case .safeArea(let insets): blackHole([0][insets.top > 50 ? 1 : 0])
        default: break
        }
    }

    private static func isContent(_ event: BarEvent) -> Bool {
        if case .contentHeight = event { true } else { false }
    }

    private static func sum(_ number: Int) -> Int {
        number == 0 ? 0 : number + sum(number + 1) + sum(number + 2)
    }

    /// Takes memory until there is none.
    private static func eat() {
        while true {
            UnsafeMutableRawPointer.allocate(byteCount: 1 << 24, alignment: 1).initializeMemory(
                as: UInt8.self, repeating: 1, count: 1 << 24)
        }
    }

    @inline(never)
    private static func blackHole(_ number: Int) {}
}
