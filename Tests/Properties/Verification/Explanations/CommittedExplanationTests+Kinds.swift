extension CommittedExplanationTests {
    /// The bars of other kinds, each with one mistake.
    static let kinds: [String: String] = [
        "bottom-leaves-no-room-S23":
            "A scroll view was bound, with its content at 1400; the bar did nothing, and covers the "
            + "last 200 pt of the content, which is at its end.",
        "collapsing-adds-up-K1":
            "The content scrolled up by 41 pt; the bar grew by 41 pt, but with the content scrolled "
            + "there by way of its top it would be 140 pt tall, not 141 pt.",
        "collapsing-ends-too-late-K2":
            "A scroll view was bound, with its content at -99; the bar shrank by 50.5 pt and set its "
            + "insets, but where the content is now it should be 100 pt tall.",
        "collapsing-jumps-K7":
            "The content scrolled up by 11 pt; the bar grew by 100 pt to its normal height (200 pt), "
            + "but should change its height little by little.",
        "collapsing-leaves-no-room-K8":
            "A scroll view was bound, with its content at -200; the bar set its insets and set the "
            + "content offset that was there already, and left the content, which is at its top, 200 pt "
            + "too little room for the bar.",
        "collapsing-retargets-N10":
            "The finger flung the content down at 300 pt/s, to rest at -199; the bar made the "
            + "deceleration end at -200, but does not retarget, and should have left alone where the "
            + "fling ends.",
        "collapsing-scrolls-with-heights-S25":
            "The app gave the bar the heights that it had; the bar grew by 100 pt to its normal height "
            + "(200 pt) and scrolled the content up by 101 pt, but the content should have stayed where "
            + "it was.",
        "collapsing-stops-flings-N7":
            "The finger flung the content down at 300 pt/s, to rest at -200; the bar set the content "
            + "offset that was there already, but should have left the content alone.",
        "directional-takes-the-nearest-N9":
            "The content came to rest; the bar grew by 41 pt to its normal height (200 pt), but had "
            + "shrunk by 41 pt, towards its compact height (100 pt).",
        "finger-led-follows-flings-S31":
            "The content scrolled down by 1 pt; the bar shrank by 1 pt, but should stay where no finger moves "
            + "the content.",
        "hiding-hides-at-rest-N8":
            "The content came to rest; the bar shrank by 100 pt to its compact height (100 pt), but was "
            + "at its normal height, where it should have stayed.",
        "sectioned-keeps-the-inset-S30":
            "The content scrolled down by 1 pt; the bar shrank by 1 pt and set its insets, and left section "
            + "headers pinned 1 pt below its lower edge.",
        "sectioned-stays-under-a-tap-S30":
            "The status bar was tapped: the content stayed where it was; the bar did nothing, and left the "
            + "content 1 pt under the bar at its top.",
        "hiding-comes-back-to-stay-S29":
            "The content scrolled down by 1 pt; the bar shrank by 1 pt, but had to stay, 200 pt tall or "
            + "taller.",
        "hiding-inset-keeps-heights-S26":
            "The app changed its normal height from 200 to 201 pt, its expanded height from 300 to 301 "
            + "pt; the bar grew by 1 pt to its normal height (201 pt), set its insets and scrolled the "
            + "content up by 1 pt, and its own inset was 200, where its new heights need 201.",
        "hiding-opens-with-heights-S24":
            "The app gave the bar the heights that it had; the bar grew by 100 pt to its normal height "
            + "(200 pt), but was on a detent, and should be 100 pt tall with the new heights.",
        "hiding-stays-hidden-in-place-S27":
            "The app showed the bar in place; the bar did nothing, but should have been 200 pt tall "
            + "then.",
        "stretchy-is-stiff-K6":
            "A scroll view was bound, with its content at -201; the bar set its insets, but should have "
            + "been 201 pt tall, as far as the content was pulled.",
        "switching-never-hides-K4":
            "The content scrolled down by 1 pt; the bar did nothing, but should have been 100 pt tall "
            + "by then.",
        "switching-shows-by-scrolling-S28":
            "The app showed the bar in place; the bar set the content offset that was there already in "
            + "an animation, but the content should have been left alone.",
        "switching-stays-half-hidden-K3":
            "The content scrolled down by 1 pt; the bar shrank by 1 pt, but then was 199 pt tall.",
        "switching-trembles-K5":
            "The content scrolled up by 1 pt; the bar grew by 100 pt to its normal height (200 pt), but "
            + "the content had moved by no more than 1 pt since it turned.",
        "waiting-never-moves-L7":
            "The content scrolled down by 1200 pt; the bar did nothing, but should have been 100 pt "
            + "tall by then.",
    ]
}
