import AirBarModel
import Generators
import Motion
import Testing
import TestSupport
import Verification

/// What relations compare, and what their second run is given, by bars that show just that.
extension InvariantTests {
    @Test(arguments: [
        ScriptedBar.Cue.at(200.0.nextUp, top: 200), .at(200, open: true, top: 200),
        .at(200, command: (-200.0).nextUp), .at(200, top: 200.0.nextUp),
        .at(200, bottom: .leastNonzeroMagnitude),
    ])
    func `M7 compares the bar, the content and both insets`(cue: ScriptedBar.Cue) throws {
        // The copy follows the script further than the run.
        #expect(try !finds(.stutter, [.at(200), .at(200), .at(200)], .idle))
        #expect(try finds(.stutter, [.at(200), .at(200), cue], .idle))
    }

    /// Shows a number of each event: as it is, or from the edge that is shifted along with the content.
    private struct ShowingNumbers: Bar {
        var state: BarState
        var isRelative: Bool

        mutating func react(to event: BarEvent, on host: inout BarHost) {
            let top = isRelative ? -host.scrollView.safeArea.top : 0
            state.offset =
                switch event {
                case .contentOffset(let y), .scroll(_, to: let y): y - top
                case .release(let release): release.rest - top + release.velocity / 4
                case .contentHeight(let height): height - top
                case .frameHeight(let height): height
                case .refreshInset(let inset): inset
                case .safeArea(let insets): insets.top + insets.bottom + top
                case .scrollView(let view):
                    view.contentOffset - top + view.contentHeight - top + view.frameHeight
                default: host.scrollView.contentOffset - top
                }
        }
    }

    private static func showing(isRelative: Bool) -> BarDefinition {
        BarDefinition("numbers") { ShowingNumbers(state: BarState($0), isRelative: isRelative) }
    }

    private static let numbers: [BarEvent] =
        BarEvent.oneOfEachKind + [
            .contentHeight(1_000), .frameHeight(500), .refreshInset(60),
            .safeArea(ContentInset(top: 20, bottom: 30)),
        ]

    @Test(arguments: numbers)
    func `M3 shifts every number by which the content lies lower, and M4 doubles every number`(
        event: BarEvent
    ) throws {
        let test = try scenario([.contentOffset(490), event, .idle])
        let (shifted, doubled) = (Self.showing(isRelative: true), Self.showing(isRelative: false))
        #expect(Invariant.translation.violation(in: test, by: shifted) == nil)
        #expect(Invariant.translation.violation(in: test, by: doubled) != nil)
        #expect(Invariant.scale.violation(in: test, by: doubled) == nil)
    }

    /// Whether M10 finds a bar that does not make up for a lost notification on a kind of event.
    private func findsDeaf(to event: BarEvent, on view: ScrollViewGeometry? = nil, before: [BarEvent] = [])
        throws
        -> Bool
    {
        var decisions = HardenedBar.Decisions()
        decisions.reaction = {
            $0.kind == event.kind ? .ignore : HardenedBar.Decisions.standard.reaction($0)
        }
        let test = try scenario(before + [.lostContentOffset(-150), event])
        return Invariant.lostNotification.violation(
            in: test, by: BarDefinition("deaf", deciding: decisions)) != nil
    }

    @Test func `M10 is about every event but those that scroll elsewhere or bind`() throws {
        for event in BarEvent.oneOfEachKind {
            let elsewhere: EventKinds = [.motion, .programmatic, .toTop, .lost, .bind]
            #expect(try findsDeaf(to: event) == elsewhere.isDisjoint(with: event.kind), "\(event)")
        }
        // The notification itself would move the content of a scroll view that does not bounce.
        #expect(try !findsDeaf(to: .pan(.began), before: [.bounces(false)]))
    }
}
