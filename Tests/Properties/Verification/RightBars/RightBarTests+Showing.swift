import AirBarModel
import Testing
import Verification

/// Cases that a search and a night of fuzzing found in which bars are shown and hidden in place.
extension RightBarTests {
    @Test(arguments: [
        // The bar has equal heights, so that it can be hidden where a pan has made the expanded state available.
        """
        heights 100 100 200
        bind frame 600 content 2000 offset -100 safe-area 0.3333333333333333 0
        bind frame 612.3333333333334 content 512 offset -100 safe-area 0.3333333333333333 0
        offset -101
        pan began
        offset -94.66666666666667
        content 2000
        hide
        offset -95
        """,
        // The bar was not notified of the scroll after which it can be hidden.
        """
        heights 100 159 259
        bind frame 600 content 2000 offset -159
        expand on
        refresh 60
        lost -160
        hide
        """,
        // A bar with the expanded state is shown where its new heights leave it far from the top.
        """
        heights 100 105 205
        bind frame 600 content 2000 offset -105 safe-area 5 0
        offset -105
        pan began
        heights 98 198 298
        show
        offset -104
        """,
        // The explorer's: with other heights the bar is not open any more, far from the top.
        """
        tolerances 1 0.5 2
        heights 1 2 4
        bind frame 5 content 9 offset -2
        offset -1
        show
        pan began
        heights 1 4 6
        offset -2
        heights 1 2 4
        heights 1 4 6
        offset -1
        heights 1 2 4
        heights 1 4 6
        offset 0
        heights 1 2 4
        heights 1 4 6
        offset 1
        heights 1 2 4
        offset 2
        heights 1 4 6
        offset 0
        """,
        // Content beyond its end comes back to where a hidden bar would leave a gap.
        """
        heights 100 200 300
        bind frame 600 content 499 offset -100 bar-inset 200 1
        hide
        """,
    ])
    func `no right bar is accused of anything where it is shown or hidden`(events: String) throws {
        let file = try ScenarioFile(parsing: "scenario 1\n" + events)
        for definition in Self.bars + [.hardened] {
            let text = Reproduction(file.session, on: definition).counterexamples.map(\.text)
            #expect(text == [], "\(definition.name)")
        }
    }
}
