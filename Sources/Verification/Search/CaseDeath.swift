/// How a case ended the process in which it was run.
package struct CaseDeath: Sendable {
    /// When it did so.
    package enum Moment: Sendable {
        /// Where the bar is made.
        case making
        /// In the step of a position.
        case step(Int)
        /// In a run that an invariant compares the run of the case with, or in the judgement; nil if it is not known which
        /// invariant.
        case judging(Invariant?)
    }

    /// The identifier of the finding, such as `trap-1c9f0`; stable over runs of one build.
    let id: String
    /// What the bar did, such as `traps, Illegal instruction at offset 0x1c9f0 of the program`.
    let reason: String
    /// The same in few words, before an event, such as `traps on`.
    let verb: String
    /// Where it is in the source, as far as that is known.
    let place: String?
    /// When it did so.
    let moment: Moment

    /// The identifier of an end that comes only in a run that is compared with that of the case.
    package static func compared(_ id: String) -> String { id + "-compared" }

    /// Makes the death of a case.
    package init(id: String, reason: String, verb: String, place: String?, moment: Moment) {
        self.id = id
        self.reason = reason
        self.verb = verb
        self.place = place
        self.moment = moment
    }
}
