import Verification

extension Invariant {
    /// The invariant as an implicit member: its title in camel case, or a shorter name.
    ///
    /// The member of an invariant of one's own is a convention, because only its title is known.
    var swift: String { ".\(Self.shorterNames[id] ?? title.memberName)" }

    private static let shorterNames = [
        "S8": "visiblePart", "S9": "neverFaster", "S10": "neverAgainst", "S11": "onlyVertical",
        "N5": "contentInRange", "L5": "canBeOpened", "F1": "restsOnDetent", "F3": "flingArrives",
    ]
}
