import AirBarModel
import Testing
import Verification

/// Cases that searches and a night of fuzzing found in which heights change.
extension RightBarTests {
    @Test(arguments: [
        // A pull on a scroll view that clamps: the bar took the content along, beyond its top.
        """
        heights 100 200 300
        bind frame 600 content 2000 offset -200 clamps
        offset -201
        scroll set nan
        heights 100 201 301
        """,
        // Content beyond its end by a rounding error: the bar left it there, and the scroll view moved it later.
        """
        heights 100 200 300
        bind frame 600 content 499 offset -200 safe-area 0.6666666666666666 0 clamps
        heights 99 199 299
        offset -99.66666666666667
        scroll set nan
        heights 100 200 300
        """,
        // A bar that is compact but for a rounding error keeps its height, which then is larger than the normal one.
        """
        heights 14 14 114
        bind frame 600 content 2000 offset -14 safe-area 0.3333333333333333 0
        offset -15
        pan began
        bind frame 600 content 585 offset -14 safe-area 0.3333333333333333 0
        offset -8
        heights 14 114 214
        heights 13 13 14
        """,
    ])
    func `no right bar is accused of anything where its heights change at an edge`(events: String) throws {
        let file = try ScenarioFile(parsing: "scenario 1\n" + events)
        for definition in Self.bars + [.hardened] {
            let text = Reproduction(file.session, on: definition).counterexamples.map(\.text)
            #expect(text == [], "\(definition.name)")
        }
    }
}
