import AirBarModel
import MyBars
import BarTesting
import Testing
import Verification

/// What an app can meet, and what a bar has to keep that hides. Failures are kept in the folder Scenarios.
@Suite struct HidingBarTests {
    @Test func `the bar stays in its bounds`() async {
        await check(.hiding, keeps: [.bounds], events: .realistic, failuresIn: "Scenarios")
    }

    @Test(arguments: [Invariant.bounds, .determinism, .expandRoundTrip])
    func `the bar keeps`(invariant: Invariant) async {
        await check(.hiding, keeps: [invariant], events: .realistic)
    }
}
