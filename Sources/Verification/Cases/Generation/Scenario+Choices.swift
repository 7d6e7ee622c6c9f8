import AirBarModel
import Generators

extension Scenario {
    /// The choices that make ``generator`` generate this scenario; nil if it never does.
    ///
    /// With its choices, a scenario from a file or a recording can be shrunk and compared in simplicity with others:
    ///
    ///     let source = ChoiceSource(replaying: scenario.choices ?? [])
    ///     print(BarVerifier(.published).property.shrink(source).map(\\.value.events))
    ///
    /// A scenario has no choices if its tolerances or a length are not among those that the generator makes, if it is
    /// too long, or if an event is impossible, such as the end of a pan that has not begun.
    ///
    /// - Complexity: O(*n*) in the number of events.
    package var choices: [Choice]? {
        choices(requests: events.reduce(into: []) { $0.formUnion($1.neededCapabilities) })
    }

    /// The choices in the cases of a bar of which the app asks something besides; nil if there are none.
    func choices(requests: BarCapabilities) -> [Choice]? {
        let generator = Scenario.generator(in: CaseDomain(requests: requests))
        for quantum in [Quantum.whole, .thirds, .dyadic, .arbitrary, .large] {
            for candidate in heights.candidates(on: quantum) {
                var encoder = ScenarioEncoder(on: quantum)
                if let choices = encoder.encode(self, candidate, for: generator) { return choices }
            }
        }
        return nil
    }
}

extension ScenarioEncoder {
    /// Encodes a scenario; nil if one of its numbers is out of range or no multiple of the quantum.
    fileprivate mutating func encode(
        _ scenario: Scenario, _ base: (BarHeights, flaw: UInt64), for generator: Generator<Scenario>
    ) -> [Choice]? {
        let (heights, flaw) = base
        let view = scenario.scrollView
        guard encode(heights), encode(view.safeArea),
            encode(view.behavior), encode(view), encode(scenario.tolerances)
        else { return nil }
        values.append(flaw)
        if flaw == 0 {
            let vocabulary = values.count
            values.append(0)
            guard encode(eventCount: scenario.events.count) else { return nil }
            for event in scenario.events {
                values.append(1)
                guard encode(event) else { return nil }
            }
            values[vocabulary] = self.vocabulary.rawValue
            values.append(0)
        }
        var source = ChoiceSource(replaying: values)
        let made = try? generator.generate(from: &source)
        return made?.hasSameText(as: scenario) == true ? source.recording.choices : nil
    }
}

extension BarHeights {
    /// Valid heights from which the draw of a flaw may make these heights, with the number of the flaw; likely ones
    /// first.
    ///
    /// Heights without a flaw are their own only candidate, with the number 0.
    func candidates(on quantum: Quantum) -> [(BarHeights, flaw: UInt64)] {
        guard flaw != nil else { return [(self, 0)] }
        let simplest = quantum.points(100 * quantum.unitsPerPoint)
        let normals = [
            compact + simplest, compact, compact + 2 * simplest, expanded - 2 * simplest, expanded,
        ]
        let open = BarHeights(compact: compact, normal: normal, expanded: normal + simplest)
        return normals.map { (BarHeights(compact: compact, normal: $0, expanded: expanded), 1) }
            + [(open, 2)]
            + [simplest, normal, normal - 2 * simplest].map {
                (BarHeights(compact: $0, normal: normal, expanded: expanded), 3)
            }
            + (4...6).map { (open, $0) }
    }
}

extension Scenario {
    /// Whether another scenario has the same text form, in which all NaNs are alike.
    fileprivate func hasSameText(as other: Scenario) -> Bool {
        self == other || ScenarioFile(self).text == ScenarioFile(other).text
    }
}
