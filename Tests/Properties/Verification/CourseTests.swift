import AirBarModel
import Generators
import PropertyTesting
import Testing

@testable import Verification

/// A course brings all that can be seen up to date at every event, and a trace only what can have changed.
@Suite struct CourseTests {
    /// A hardened bar that takes the scroll view's own affairs into its hands.
    private struct Meddler: Bar {
        var bar: HardenedBar

        var state: BarState { bar.state }

        mutating func react(to event: BarEvent, on host: inout BarHost) {
            if event == .pan(.began) { host.apply(.refreshInset(60)) }
            if event == .expand(true) { host.apply(.bounces(false)) }
            bar.react(to: event, on: &host)
        }
    }

    private static let bars =
        [.published, .hardened, BarDefinition("meddler") { Meddler(bar: HardenedBar($0)) }]
        + Mutant.all.map(\.rules).filter {
            ["top-inset-follows-bar", "refresh-inset-overwritten"].contains($0.name)
        }

    @Test(arguments: bars.indices)
    func `a trace shows what a course does, before and after each step`(number: Int) async {
        let rules = Self.bars[number]
        await check(Scenario.generator) { scenario in
            let trace = Trace(of: scenario, on: rules)
            let course = Course(of: scenario, on: rules, isExact: true)
            return trace.allSatisfy { step in
                step.before == course.before(step.index).snapshot && step.after == course.after(step.index)
                    && step.departure == course.before(step.index).heardContentOffset
            }
        }
    }
}
