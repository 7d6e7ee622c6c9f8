extension CommittedExplanationTests {
    static let snapping: [String: String] = [
        "published-F1":
            "At the end of the session, once everything was at rest, the bar was 20 pt off its "
            + "nearest resting height.",
        "published-F3":
            "At step 8 the finger flung the content down at 400 pt/s, to rest at 14.5, and at step 9 "
            + "the content came to rest; the bar did nothing, but the content should have come to rest "
            + "at 14.5, not at -193.5.",
        "published-F4":
            "At the end of the session, a finger pulled the content at its top, to -256.5, but the "
            + "expanded state was not available.",
        "published-F5":
            "At the end of the session, the content would be at -199.5 at another frame rate, not at "
            + "-199.",
        "published-L1":
            "The pan failed; the bar did nothing, and was left 1 pt off its nearest resting height.",
        "published-L2":
            "The pan was cancelled; the bar did nothing, but with the pan ended instead of cancelled "
            + "its height would differ by 1 pt.",
        "published-L3":
            "At step 1 the status bar was tapped: the content stayed where it was, at its top, and at "
            + "step 3 the content came to rest; the bar did nothing, and was left 1 pt off its nearest "
            + "resting height.",
        "published-L4":
            "The status bar was tapped: the content stayed where it was, at its top; the bar did "
            + "nothing, and was 100 pt smaller than its normal height at the top.",
        "published-L5":
            "A pan began with the content 6 pt beyond its top; the bar did nothing, but a pan that "
            + "begins at the top should make the expanded state available.",
        "published-L6":
            "The finger flung the content down at 300 pt/s, to rest at -150; the bar snapped to its "
            + "normal height (200 pt), but should have made the content come to rest at -100, to be at "
            + "a resting height there.",
        "published-N1":
            "The finger lifted; the bar aimed a snap at its expanded height (300 pt), shrank by 51 pt "
            + "to its normal height (200 pt) and scrolled the content up by 49 pt in an animation, but "
            + "its expanded height was not available.",
        "published-N2":
            "The finger lifted; the bar snapped to its compact height (100 pt), shrank by 50 pt and "
            + "scrolled the content down by 50 pt in an animation, but its normal height (200 pt) was "
            + "nearer to the 151 pt at which a snap had to start.",
        "published-N3":
            "The finger lifted; the bar snapped to its normal height (200 pt), grew by 1 pt and "
            + "scrolled the content up by 1 pt in an animation, but had snapped already, and nothing "
            + "had moved since.",
        "published-N4":
            "The finger lifted; the bar snapped to its normal height (200 pt), grew by 1 pt and "
            + "scrolled the content up by 1 pt in an animation, but was so near to a resting height "
            + "that the content should have stayed.",
        "published-N5":
            "The pan failed; the bar did nothing, and left the content at -200, where the snap should "
            + "have brought it to -100.",
        "published-N6":
            "The finger lifted with the content 1 pt beyond its end; the bar aimed a snap at its "
            + "normal height (200 pt), grew by 48 pt and scrolled the content up by 49 pt in an "
            + "animation, but then was 199 pt tall.",
    ]

    static let others: [String: String] = [
        "published-M1":
            "The content scrolled down by 1 pt; the bar did nothing, but with the same movement in "
            + "two parts it would be 199.5 pt tall, not 200 pt.",
        "published-M10":
            "The app requested the expanded height (the bar was last notified of -200); the bar made "
            + "the expanded state available, set its insets and scrolled the content up by 101 pt in an "
            + "animation, but with the lost notification made up for its height would differ by 100 pt.",
        "published-M2":
            "The content scrolled down by 1 pt, to 2 pt beyond its end; the bar shrank by 2 pt to its "
            + "compact height (100 pt), but at a lower frame rate it would be 101 pt tall, not 100 pt.",
        "published-M3":
            "The content scrolled down by 1 pt; the bar shrank by 1 pt, but with the safe area larger "
            + "and everything lower by as much it would be 200 pt tall, not 199 pt.",
        "published-M4":
            "A pan began; the bar made the expanded state available and set its insets, but with all "
            + "lengths doubled the expanded state would not be available.",
        "published-M5":
            "The content scrolled up by 100 pt; the bar did nothing, but with the movement taken back "
            + "it would be 100 pt tall, not 101 pt.",
        "published-M7":
            "The content moved sideways, 1 pt beyond its end; the bar did nothing, but with the event "
            + "repeated its height would differ by 1 pt.",
        "published-M9":
            "A scroll view was bound, with its content at -200; the bar set its insets and set the "
            + "content offset that was there already, and its progress was 2, where that height has "
            + "exactly 1.",
        "article-bounce S7":
            "The content scrolled down by 5 pt, to 5 pt beyond its end; the bar shrank by 5 pt, but a "
            + "bounce should not move it.",
        "article-expansion S5":
            "The content scrolled up by 400 pt; the bar grew by 200 pt to its expanded height (300 "
            + "pt), but should open only with the content 795 pt farther up.",
        "article-expansion N1":
            "The finger lifted; the bar aimed a snap at its expanded height (300 pt), shrank by 70 pt "
            + "to its normal height (200 pt) and scrolled the content up by 30 pt in an animation, but "
            + "its expanded height was not available.",
        "equal-writes-L4":
            "The status bar was tapped: the content scrolled up by 1 pt, to its top; the bar shrank "
            + "by 1 pt, and was 1 pt smaller than its normal height at the top.",
        "equal-writes-M10":
            "The content moved sideways, 1 pt beyond its end (the bar was last notified of -200); the "
            + "bar did nothing, but with the lost notification made up for its height would differ by 1 "
            + "pt.",
        "equal-writes-N5":
            "The finger lifted; the bar snapped to its normal height (200 pt), grew by 1 pt and "
            + "scrolled the content up by 1 pt in an animation, but the content was 1 pt away, where at "
            + "most 0.5 pt was due.",
        "equal-writes-S19":
            "The app requested the expanded height; the bar grew by 100 pt to its expanded height "
            + "(300 pt), made the expanded state available, set its insets and scrolled the content up "
            + "by 100 pt in an animation, but the content should have been at its top then, at -301.",
        "equal-writes-S21":
            "A pan began with the content 1 pt beyond its top; the bar made the expanded state "
            + "available and set its insets, but should have been 201 pt tall, so that no gap shows.",
        "equal-writes-S5":
            "The content scrolled up by 1 pt; the bar grew by 1 pt, but should open only with "
            + "the content 1 pt farther up.",
    ]
}
