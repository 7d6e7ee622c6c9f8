import AirBarModel
import Generators
import Verification

extension ControllerScript {
    /// The property that a bar is told the same and does the same through its controller, on live scroll views, as alone.
    static func property(of definition: BarDefinition) -> Property<ControllerScript> {
        let domain = CaseDomain(
            heights: definition.heights, tolerances: definition.tolerances,
            requests: definition.kind.capabilities)
        return Property(generator(in: domain)) { script in
            guard definition.accepts(script.scenario.heights),
                let configuration = script.scenario.configuration
            else { throw Rejection("the bar refuses the heights") }
            let live = LivePlay(script, on: definition, configuration)
            let model = ModelPlay(script, on: definition, configuration)
            if model.log.leavesRange { throw Rejection("the content is out of range") }
            var failures: [Failure] = []
            if !live.refusesInvalid {
                failures.append(
                    Failure(id: "binding", message: "an invalid scroll view is bound, or a valid one is not"))
            }
            if let difference = live.log.difference(from: model.log) {
                failures.append(Failure(id: "controller", message: difference))
            }
            return failures
        }
    }
}
