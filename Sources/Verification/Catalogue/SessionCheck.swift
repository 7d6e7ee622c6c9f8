import AirBarModel

/// What an invariant of sessions finds of a session.
enum SessionVerdict: Sendable {
    /// The invariant is not about this session.
    case notApplicable
    case kept
    case violated(Violation)
}

/// How an invariant judges a session when it is over.
struct SessionCheck: Sendable {
    /// The session whose end is judged, made of that of a case.
    let judged: @Sendable (Session) -> Session
    /// What distinguishes the two, in a sentence.
    let change: String
    /// The session whose end differs from that of the judged one, and its name; nil if none is compared with it.
    let other: @Sendable (_ judged: Session, BarDefinition) -> (name: String, session: Session)?
    /// Judges a case that was played.
    let verdict: @Sendable (PlayedSession) -> SessionVerdict

    /// Judges where a session ends that goes on after the case.
    ///
    /// - Parameters:
    ///   - actions: the actions after those of the case.
    ///   - change: what these do, in a sentence.
    ///   - judge: judges what is observed after them.
    static func end(
        after actions: [SessionAction], _ change: String,
        _ judge: @escaping @Sendable (PlayedSession, Snapshot) -> SessionVerdict
    ) -> SessionCheck {
        SessionCheck(
            judged: { $0.with(actions: $0.actions + actions) }, change: change, other: { _, _ in nil },
            verdict: { played in
                played.snapshot(after: actions).map { judge(played, $0) } ?? .notApplicable
            })
    }
}
