import AirBarModel
import Generators
import PropertyTesting
import Testing
import Verification

/// A scenario can be written down as the choices that generate it.
@Suite struct ScenarioChoicesTests {
    @Test func `the choices of a generated scenario generate it again`() async {
        await check(Scenario.generator, cases: 5_000) { scenario in
            guard let choices = scenario.choices else { return false }
            var source = ChoiceSource(replaying: choices)
            guard let made = try? Scenario.generator.generate(from: &source) else { return false }
            return source.recording.choices == choices
                && ScenarioFile(made).text == ScenarioFile(scenario).text
        }
    }

    @Test func `flawed heights have choices on the largest quantum too`() throws {
        let unit = 0x1p27
        let view = try ScrollViewGeometry(
            frameHeight: 600 * unit, contentHeight: 2000 * unit, contentOffset: -200 * unit)
        for heights in [
            BarHeights(compact: 100 * unit, normal: 100 * unit - 1, expanded: 301 * unit),
            BarHeights(compact: 100 * unit, normal: 200 * unit, expanded: 200 * unit - 1),
            BarHeights(compact: -1, normal: 200 * unit, expanded: 301 * unit),
        ] {
            let scenario = Scenario(heights: heights, scrollView: view, events: [])
            var source = ChoiceSource(replaying: try #require(scenario.choices, "\(heights)"))
            #expect(try Scenario.generator.generate(from: &source) == scenario)
        }
    }

    // What heights were before they were flawed nobody can tell.
    @Test func `the choices are no less simple than those that a scenario was generated from`() async {
        let recorded = Generator<(scenario: Scenario, choices: [Choice])> { source throws(Rejection) in
            var scene = ChoiceSource(seed: source.draw(upTo: .max), isRecording: true)
            return (try Scenario.generator.generate(from: &scene), scene.recording.choices)
        }
        await check(recorded, cases: 2_000) { scenario, choices in
            scenario.configuration == nil || scenario.choices.map { !choices.isSimpler(than: $0) } ?? false
        }
    }

    @Test func `what no generator makes has no choices`() throws {
        let view = try ScrollViewGeometry(frameHeight: 600, contentHeight: 2000, contentOffset: -200)
        let configuration = try BarConfiguration(compact: 100, normal: 200, expanded: 300)
        func choices(_ events: BarEvent...) -> [Choice]? {
            Scenario(configuration: configuration, scrollView: view, events: events).choices
        }
        #expect(choices() != nil)
        #expect(choices(.pan(.ended)) == nil)
        #expect(choices(.pan(.began), .idle) == nil)
        #expect(choices(.contentOffset(1e6)) == nil)
        #expect(choices(.contentOffset(0.1)) == nil)
        #expect(choices(.contentOffset(.nan))?.isEmpty == false)
        #expect(
            Scenario(heights: BarHeights(compact: 1, normal: 2, expanded: 1e6), scrollView: view, events: [])
                .choices == nil)
    }
}
