extension Search {
    /// A mutation proposed by a target, for every other case, once there is a case to mutate.
    @inline(never)
    mutating func nextMutation() -> Mutation? {
        guard caseIndex % 2 == 1, caseIndex > ChoiceSource.edgeCases(of: settings.cases)
        else { return nil }
        turn = (turn + 1) % climbers.count
        return climbers[turn].next()
    }

    /// Checks a case that is observed or timed; separate, so that other cases do not pay for it.
    @inline(never)
    mutating func observedVerdict(on source: inout ChoiceSource, of trial: Trial) -> Verdict {
        let start = watch.now()
        let value: Value
        do throws(Rejection) {
            value = try generate(from: &source, for: trial)
        } catch {
            return .discarded(error)
        }
        if HealthWatch.times(trial.index) { health.note(generationTime: watch.now() - start) }
        let verdict = verdict(on: value)
        if case .discarded = verdict { return verdict }
        guard isObserved else { return verdict }
        // The body may have changed the value, if it is of a class.
        var again = trial.source
        let observed = (try? unwatched.generator.generate(from: &again)) ?? value
        tally.add(observed, isSample: trial.isSample)
        for index in climbers.indices {
            climbers[index].consider(
                observed, of: trial, isTargeted: trial.isMutated && index == turn, property.generator)
        }
        return verdict
    }
}
