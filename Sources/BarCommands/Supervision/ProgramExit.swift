import Foundation

/// The end of the program's process: with a status that its supervisor is told first.
package enum ProgramExit {
    /// Ends the process with the status of a verdict, or that of an error if output was lost.
    package static func end(_ verdict: Verdict) -> Never { end(with: status(saying: verdict)) }

    /// Ends the process with an error that is the user's.
    package static func end(_ error: UsageError) -> Never {
        end(with: status { () throws(UsageError) in throw error })
    }

    /// Ends the process with a status, or that of an error if output was lost.
    static func end(with status: Int32) -> Never {
        if let failure = Output.failure {
            complain("\(Invocation.name): standard output cannot be written: \(failure)")
            leave(UsageError.status)
        }
        leave(status)
    }

    private static func leave(_ status: Int32) -> Never {
        Supervision.current?.tell(.end(status))
        exit(status)
    }

    /// The exit status of a verdict, whose reason is printed if it has one.
    static func status(saying verdict: Verdict) -> Int32 {
        if let reason = verdict.reason {
            complain("\(Invocation.name): not decided: \(reason)".wrapped(to: Output.columns))
        }
        return verdict.status
    }

    /// The exit status of work that may fail.
    static func status(of work: () throws(UsageError) -> Int32) -> Int32 {
        do throws(UsageError) { return try work() } catch {
            complain("\(Invocation.name): \(error.message)")
            return UsageError.status
        }
    }
}
