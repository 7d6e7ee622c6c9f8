import AirBarModel
import Generators
import Motion
import Testing
import TestSupport

@testable import Verification

/// Bars that round to pixels: what is off by a pixel is told apart from what is off by more.
@Suite struct RoundingTests {
    /// A bar that lets one point of a bounce at the end through.
    private static let canary = VerifierTests.canary

    private static func report(_ definition: BarDefinition, _ invariants: [Invariant]) -> BarReport {
        BarVerifier(definition, invariants: invariants).run(cases: 500)
    }

    @Test func `a violation by a pixel has a status of its own, and breaks nothing`() throws {
        let report = Self.report(Self.canary.rounded(to: .one), [.bounceIgnored, .bounds])
        #expect(report.holds && report.counterexamples.isEmpty)
        #expect(report.status(of: .bounceIgnored) == .withinPixel)
        #expect(report.status(of: .bounds) == .holds && report.rounding(of: .bounds) == nil)
        let excess = try #require(report.rounding(of: .bounceIgnored)?.excess)
        #expect(excess <= 1 && excess > 0.9)
        #expect(
            report.remarks.contains {
                $0.hasPrefix("S7 within a pixel: the bar's movement during a bounce is ")
            })
    }

    @Test func `a violation by more than a pixel is a counterexample`() throws {
        let report = Self.report(Self.canary.rounded(to: .two), [.bounceIgnored])
        let violation = try #require(report.counterexample(to: .bounceIgnored)?.counterexample.violation)
        #expect(report.status(of: .bounceIgnored) == .broken)
        #expect(violation.excess == 1)
    }

    @Test func `what is within a pixel hides no later violation of the same invariant`() {
        var violations = FoundViolations(pixels: .two)
        for (step, excess) in [0.25, 0.5, 0.375, 3, 4].enumerated() {
            violations.note(
                Violation(step: step, quantity: "it", value: excess, expected: "at most", limit: 0), 7)
        }
        #expect(violations.first.map(\.violation.step) == [3])
        #expect(violations.withinPixel.map(\.violation.step) == [1])
    }

    @Test(arguments: PixelScale.allCases)
    func `a bar that rounds nothing is excused for nothing`(scale: PixelScale) {
        let fact = Violation(
            step: 0, quantity: "commands", value: 0.1, expected: "none", limit: 0, measure: .fact)
        let small = Violation(step: 0, quantity: "it", value: 1e-9, expected: "at most", limit: 0)
        var exact = FoundViolations(pixels: nil)
        exact.note(small, 0)
        #expect(exact.first.count == 1 && exact.withinPixel.isEmpty)
        var rounding = FoundViolations(pixels: scale)
        rounding.note(fact, 0)
        rounding.note(small, 1)
        #expect(rounding.first.map(\.invariant) == [0] && rounding.withinPixel.map(\.invariant) == [1])
    }

    @Test func `the explorer excuses a bar that rounds for a pixel too`() throws {
        let found = try #require(
            Self.report(Self.canary, [.bounceIgnored]).counterexample(to: .bounceIgnored))
        let scenario = found.counterexample.trace.scenario
        let model = BoundedModel(
            "bounce", configuration: try #require(scenario.configuration), scrollView: scenario.scrollView,
            events: scenario.events)
        let broken = try [Self.canary, Self.canary.rounded(to: .one)].map {
            try Exploration.all(of: $0, on: [model], invariants: [.bounceIgnored]).map(
                \.counterexamples.count)
        }
        #expect(broken == [[1], [0]])
    }

    /// A right large title whose height is a whole number of pixels on an @3x screen.
    private struct PixelTitle: Bar {
        private var bar: LargeTitleBar

        init(_ configuration: BarConfiguration) { bar = LargeTitleBar(configuration) }

        var state: BarState {
            var state = bar.state
            state.offset = PixelScale.three.rounded(state.offset)
            return state
        }

        mutating func react(to event: BarEvent, on host: inout BarHost) { bar.react(to: event, on: &host) }
    }

    @Test func `a bar that closes a gap at the end of a refresh may miss it by a pixel`() throws {
        let text = """
            scenario 1
            heights 44 96 96
            bind frame 600 content 554 offset -96 clamps
            offset -70
            pan began
            pan ended
            refresh 1.125
            refresh 0
            """
        let scenario = try #require(try ScenarioFile(parsing: text).scenario)
        let title = BarDefinition("title", heights: .fixed(44, 96), kind: .largeTitle) { PixelTitle($0) }
        func found(_ definition: BarDefinition) -> FoundViolations {
            Oracle([.refreshControl]).violations(of: scenario, on: definition, relations: .all)
        }
        #expect(found(title.rounded(to: .three)).first.isEmpty)
        #expect(found(title.rounded(to: .three)).withinPixel.map(\.violation.excess) == [0.125])
        #expect(found(title).first.count == 1)
    }
}
