import AirBarModel
import Generators
import Testing

@testable import Verification

/// A course brings all that can be seen up to date at every event, and a trace only what can have changed.
@Suite struct CourseTests {
    @Test(arguments: ["published", "hardened", "top-inset-follows-bar", "refresh-inset-overwritten"])
    func `a trace shows what a course does, before and after each step`(bar: String) async throws {
        let rules = try Bars.named(bar)
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
