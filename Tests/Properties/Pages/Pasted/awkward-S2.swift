import AirBarModel
import BarTesting
import Testing
import Verification

// S2, finite: non-finite input, a negative length, or a magnitude of 2⁴⁰ and more leaves the state
// unchanged; no other input is refused; no output is ever non-finite
// Step 86: on input to be refused, the bar's movement is -1.0000002248489182e-07, expected none (0)
@Test func `published@0...1,100...200,284 keeps S2, finite, in 42 actions`() async throws {
    let session = try ScenarioFile(
        parsing: """
            scenario 1
            tolerances 4 0.25 250
            display 120 scale 3 jitter 0.3 dropping 7
            heights 0.30000000000000004 200 284
            bind frame 600 content 1099511627775 offset -260.00000000000006 safe-area 60 34 bar-inset 200 0 bottom-inset 50 equal-writes-notify clamps
            touch
            drag -80 over 0.2
            pause 0.1
            lift
            fling 1200
            cancel
            animate 300
            animate top
            rest
            preconfigure frame 600 content 2000 offset 0
            bind other
            offset 1960.333148301704
            offset -0
            offset 5e-324
            scroll set 1e-07
            scroll animated 1e+300
            scroll view-animation 1e+16
            scroll top
            horizontal
            lost 9007199254740992.0
            pan began
            pan changed
            pan cancelled
            pan failed
            pan possible
            pan ended
            pan ended velocity -466.3240016932684 rest 300
            content 12345678
            frame 700.5
            safe-area 0.1 -0
            refresh 60
            bottom-inset 300
            bounces on
            bounces off
            bind frame 600 content 2000 offset -260 safe-area 60 34 bar-inset 200 0 bottom-inset 50 clamps
            bind frame 600 content 2000 offset -260 equal-writes-notify
            expand on
            expand off
            idle
            offset -inf
            offset inf
            offset nan
            """
    ).session
    await check(
        try Bars.shipped.named("published@0...1,100...200,284"),
        keeps: try Catalogue.invariants(["S2"]),
        in: session)
}
