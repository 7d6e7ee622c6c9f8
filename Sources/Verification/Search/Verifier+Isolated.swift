import Generators

extension Verifier {
    /// Checks a case as a search does; nil if the bar refuses its heights.
    package var check: @Sendable (Case) -> [Failure]? {
        let property = property
        return { test in
            do { return try property.body(test) } catch is Rejection { return nil } catch { return [] }
        }
    }

    /// Checks a case for the failure of an identifier, as shrinking does.
    package var checkOne: @Sendable (Case, _ id: String) -> Failure? {
        let property = property
        return { property.failure($1, of: $0) }
    }

    /// The property of which the cases are checked in processes of their own, but for those that are known as harmless.
    ///
    /// - Parameters:
    ///   - judge: runs the cases.
    ///   - own: the property that this process can check.
    ///   - monitor: tells which case of the search it is.
    ///   - note: called with the identifier of every failure.
    func isolated(
        by judge: any CaseJudge, _ own: Property<Case>, _ monitor: SearchMonitor?,
        noting note: @escaping @Sendable (_ id: String) -> Void
    ) -> Property<Case> {
        Property(own.generator) { test in
            let step = monitor?.step
            if let index = step?.caseIndex, index < judge.harmless, step?.choices.isEmpty == true {
                return try own.body(test)
            }
            guard let failures = judge.failures(of: test, nil) else {
                throw Rejection("the bar refuses the heights")
            }
            for failure in failures { note(failure.id) }
            return failures
        }
        .focusing { test, id in
            guard let failure = judge.failures(of: test, id)?.first else { return nil }
            note(id)
            return failure
        }
    }
}

extension Verifier {
    /// Checks a case by all relations, as a reproduction does; nil if the bar refuses its heights.
    package func reproduce(_ test: Case) -> [Failure]? {
        let oracle = Oracle(applicable)
        guard oracle.judges(test, on: definition) else { return nil }
        return oracle.findings(of: test, on: definition).map(\.failure)
    }

    /// Runs a case without judging it.
    ///
    /// - Parameter willBegin: called before each step.
    package func play(_ test: Case, willBegin: @escaping @Sendable (_ step: Int) -> Void) {
        _ = Trace(
            playing: test, on: definition, watchedBy: RecordingWatcher(willBegin: willBegin))
    }
}
