/// Lowers a decision and gives up what depends on it, whose old values are meaningless then.
///
/// 1. To one of the two lowest ranks, with all later choices of one shape deleted: for a choice that decides whether many
///    values get a further part, such as a fraction.
/// 2. To one of these, with the rest of its span deleted or set to targets: for a choice that determines the meaning of the
///    rest, as between two kinds of events or between a value and nil.
/// 3. By one rank, with the next choice at its bound: as between two generators of one choice each. Other passes lower
///    that from there.
/// 4. A choice of two, with all later ones of its shape at their bounds: as in a list of them of which some have to be
///    taken. Where more of them fail too, lowering those leaves the simplest list.
struct LowerDecisions: ShrinkPass {
    func improve<Value>(_ shrinker: inout Shrinker<Value>) {
        shrinker.forEachChoice { shrinker, index in
            let choice = shrinker.recording.choices[index]
            // Lowering a 'one more' choice, which is no decision, deletes an element, as other passes do.
            guard shrinker.recording.isDecision(index) else { return }
            let isLowered = (0..<min(choice.rank, 2)).contains { rank in
                var lowered = ChoiceEdit()
                lowered.set(index, to: choice.ranked(rank))
                return deleteAlike(after: index, lowered, &shrinker)
                    || resetRest(after: index, lowered, &shrinker)
            }
            if !isLowered, !raiseNext(index, &shrinker) { raiseAlike(after: index, &shrinker) }
        }
    }

    private func deleteAlike<Value>(
        after index: Int, _ lowered: ChoiceEdit, _ shrinker: inout Shrinker<Value>
    ) -> Bool {
        if shrinker.hasTooManyPairs { return false }
        let choices = shrinker.recording.choices
        return choices.firstOfEachShape(after: index).contains { later in
            let alike = choices.indices.filter { $0 > index && choices[$0].hasShape(of: choices[later]) }
            var edit = lowered
            for choice in alike { edit.delete(choice..<choice + 1) }
            return alike.count > 1 && shrinker.accepts(edit)
        }
    }

    private func resetRest<Value>(
        after index: Int, _ lowered: ChoiceEdit, _ shrinker: inout Shrinker<Value>
    ) -> Bool {
        guard let around = shrinker.recording.innermostSpan(around: index) else { return false }
        let end = shrinker.recording.spans[around].end
        guard end > index + 1 else { return false }
        var edit = lowered
        edit.delete(index + 1..<end)
        return shrinker.accepts(edit) || shrinker.accepts(lowered, simplestIn: index + 1..<end)
    }

    private func raiseNext<Value>(_ index: Int, _ shrinker: inout Shrinker<Value>) -> Bool {
        guard let choice = shrinker.choice(index), shrinker.choice(index + 1) != nil else { return false }
        return shrinker.accepts {
            $0.set(index, to: choice.ranked(choice.rank - 1))
            // Replaying lowers it to the new bound, which is not known here.
            $0.set(index + 1, to: .max)
        }
    }

    private func raiseAlike<Value>(after index: Int, _ shrinker: inout Shrinker<Value>) {
        guard let choice = shrinker.choice(index), choice.bound == 1, choice.rank > 0,
            !shrinker.hasTooManyPairs
        else { return }
        let recording = shrinker.recording
        let alike = recording.choices.indices.filter {
            $0 > index && recording.choices[$0].hasShape(of: choice) && recording.choices[$0].rank == 0
                && recording.isDecision($0)
        }
        guard alike.count > 1 else { return }
        _ = shrinker.accepts {
            $0.set(index, to: choice.target)
            for later in alike { $0.set(later, to: choice.value) }
        }
    }
}
