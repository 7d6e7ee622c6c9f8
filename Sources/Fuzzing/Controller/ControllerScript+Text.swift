import AirBarModel
import Verification

extension ControllerScript {
    /// The script, and the two logs of it side by side at the first difference.
    func text(on definition: BarDefinition) -> String {
        guard let configuration = scenario.configuration else { return text }
        let live = LivePlay(self, on: definition, configuration).log
        let model = ModelPlay(self, on: definition, configuration).log
        return ([text, ""] + live.table(beside: model)).joined(separator: "\n")
    }

    /// The script as lines: the beginning of a scenario, what happens then, and what the observer does.
    var text: String {
        let start = Scenario(
            heights: scenario.heights, tolerances: scenario.tolerances, scrollView: scenario.scrollView,
            events: [])
        let answers = reactions.enumerated().compactMap { index, deeds in
            deeds.isEmpty
                ? nil : "at report \(index + 1): \(deeds.map(\.text).joined(separator: "; "))"
        }
        return ScenarioFile(start).text + (deeds.map(\.text) + answers).joined(separator: "\n")
    }
}

extension ControllerScript.Deed {
    /// The deed as a line.
    fileprivate var text: String {
        switch self {
        case .event(let event): event.text
        case .oldView(let event): "on the view before: \(event.text)"
        case .bindAgain: "bind again"
        case .bindInvalid: "bind a view of an invalid height"
        }
    }
}
