import AirBarModel
import PropertyTesting
import Testing
import Verification

@testable import Fuzzing

/// The controller under everything that can happen while it delivers an event.
@Suite struct ControllerScriptTests {
    @Test(arguments: [BarDefinition.hardened, .published, BarDefinition("talkative") { TalkativeBar($0) }])
    func `a controller delivers in order, changes the view, and then reports, as the bar alone does`(
        definition: BarDefinition
    ) async {
        await check(ControllerScript.property(of: definition))
    }
}
