/// Where the body of a check runs.
public enum CheckIsolation: Hashable, Sendable {
    /// On a thread of the test's process, which a trap of the body ends.
    ///
    /// The next run of the check names the value at which the process ended. Unless this case is asked for, the bodies of
    /// that run are called in a child process.
    case thread
    /// In a child process, so that a trap, an exit or a kill is a failure like any other: it is shrunk, and the test goes
    /// on.
    ///
    /// The child is this program of tests, which runs the same test once more, up to this call of `check`. Earlier checks
    /// of the test are not made again: they have the results that they had. What a body changes in memory is lost when its
    /// process ends, and each end costs the start of another process. For Linux and macOS; elsewhere the check is an issue.
    /// It is an issue too if the test does not come to the call again, for instance because the call is in the body of
    /// another check, or if two checks at one line run at once.
    case process
}
