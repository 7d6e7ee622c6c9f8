import AirBarModel
import Generators

extension Scenario {
    /// The choices that make ``generator`` generate this scenario; nothing if it never does.
    ///
    /// A scenario from anywhere (a file, a recording) can so be shrunk, and compared in simplicity with any other:
    ///
    ///     let source = ChoiceSource(replaying: scenario.choices ?? [])
    ///     print(BarVerifier(.published).property.shrink(source).map(\\.value.events))
    ///
    /// Not every scenario has choices: the generator knows neither other tolerances than the standard ones, nor lengths
    /// far from any screen's, nor what cannot happen, such as a pan that ends without having begun.
    /// - Complexity: O(*n*) in the number of events.
    public var choices: [Choice]? {
        guard tolerances == .standard else { return nil }
        for quantum in [Quantum.whole, .thirds, .dyadic, .arbitrary] {
            for heights in heights.unflawed {
                var writer = ScenarioEncoder(on: quantum)
                if let choices = writer.write(self, heights) { return choices }
            }
        }
        return nil
    }
}

extension ScenarioEncoder {
    /// Writes a scenario down; nothing if the quantum has no place for one of its numbers.
    fileprivate mutating func write(_ scenario: Scenario, _ base: (BarHeights, flaw: UInt64)) -> [Choice]? {
        let (heights, flaw) = base
        let view = scenario.scrollView
        guard write(heights), write(view.safeArea), write(view) else { return nil }
        values.append(flaw)
        if flaw == 0 {
            let vocabulary = values.count
            values.append(0)
            for event in scenario.events {
                values.append(1)
                guard write(event) else { return nil }
            }
            values[vocabulary] = self.vocabulary.rawValue
            values.append(0)
        }
        var source = ChoiceSource(replaying: values)
        let made = try? Scenario.generator.generate(from: &source)
        return made?.isTextually(scenario) == true ? source.recording.choices : nil
    }
}

extension BarHeights {
    /// The heights in order that these are made of by drawing a flaw, with the number of the flaw: themselves if they
    /// have none, otherwise what may stand where the flaw is, what is most likely to fit first.
    fileprivate var unflawed: [(BarHeights, flaw: UInt64)] {
        guard flaw != nil else { return [(self, 0)] }
        let normals = [compact + 100, compact, compact + 200, expanded - 200, expanded]
        let open = BarHeights(compact: compact, normal: normal, expanded: normal + 100)
        return normals.map { (BarHeights(compact: compact, normal: $0, expanded: expanded), 1) }
            + [(open, 2)]
            + [100, normal, normal - 200].map {
                (BarHeights(compact: $0, normal: normal, expanded: expanded), 3)
            }
            + (4...6).map { (open, $0) }
    }
}

extension Scenario {
    /// Whether another scenario is the same to a reader, for whom one NaN is like another.
    fileprivate func isTextually(_ other: Scenario) -> Bool {
        self == other || ScenarioFile(self).text == ScenarioFile(other).text
    }
}
