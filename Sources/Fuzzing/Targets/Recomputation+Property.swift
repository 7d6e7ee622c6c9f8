import AirBarModel
import Generators
import Verification

extension Recomputation {
    /// The property that runs of a bar are the same however they are computed.
    ///
    /// Its scenarios are short, because it takes time of the square of their length.
    static func property(of definition: BarDefinition, by oracle: Oracle) -> Property<ScenarioFile> {
        let domain = CaseDomain(
            heights: definition.heights, tolerances: definition.tolerances,
            requests: definition.kind.capabilities)
        let files = Scenario.generator(events: 0...24, in: domain).map { ScenarioFile($0) }
        return Property(files) { file in
            guard let scenario = file.scenario else { return [] }
            return Recomputation(of: scenario, on: definition, by: oracle).differences.map {
                Failure(id: $0.way.rawValue, message: "after event \($0.event), this differs: \($0.message)")
            }
        }
    }
}
