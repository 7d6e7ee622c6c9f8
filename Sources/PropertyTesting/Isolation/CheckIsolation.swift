/// Where the body of a check runs.
public enum CheckIsolation: Hashable, Sendable {
    /// On a thread of the test's process, which a trap of the body ends.
    ///
    /// The next run of the check names the value at which the process ended. Unless this case is asked for, or the body is
    /// asynchronous, the bodies of that run are called in a child process.
    case thread
    /// In a child process, so that a trap, an exit or a kill is a failure like any other: it is shrunk, and the test goes
    /// on.
    ///
    /// The child is a copy of the process, of one thread only. So the body must not need other threads of the process:
    /// no main actor, and no work on a dispatch queue. What it changes in memory is lost. A copy can lack what a body
    /// waits for. So a body that does nothing for a second may be called again in another copy, up to four times, and one
    /// that computes for as long as one value may take is called once more. For Linux and macOS; elsewhere the check is an
    /// issue.
    case process
}
