import AirBarModel
import PropertyTesting
import Testing
import Verification

/// The controller under everything that can happen while it delivers an event.
@Suite struct ControllerScriptTests {
    @Test(arguments: [BarDefinition.hardened, .published, BarDefinition("talkative") { TalkativeBar($0) }])
    func `a controller delivers in order, changes the view, and then reports, as the bar alone does`(
        definition: BarDefinition
    ) async {
        await check(ControllerScript.generator) { script in
            guard let configuration = script.scenario.configuration else { return true }
            let live = LivePlay(script, on: definition, configuration)
            let model = ModelPlay(script, on: definition, configuration)
            return live.refusesInvalid && live.log.entries == model.log.entries
        }
    }
}
