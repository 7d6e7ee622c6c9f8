/// Each round makes progress; the longest known runs take a tenth of this number.
private let maximumRounds = 500

extension Shrinker {
    /// Runs rounds of passes until one makes no progress.
    mutating func run() -> ShrinkEnding {
        for _ in 0..<maximumRounds {
            let before = recording.choices
            if before == known || before.areSimplest { return .fixpoint }
            runRound()
            if let stop { return stop }
            if recording.choices == before { return .fixpoint }
        }
        return .outOfRounds
    }

    /// Runs the stages, up to the first one whose goal the round has reached.
    private mutating func runRound() {
        let before = recording.choices
        for stage in ShrinkStage.all where recording.choices.count >= stage.leastChoices {
            isExploring = stage.isExploring
            for pass in stage.passes where !isSpent { pass.improve(&self) }
            let isDone =
                switch stage.goal {
                case .shorter: recording.choices.count < before.count
                case .simpler: recording.choices != before
                }
            if isDone || stop != nil { return }
        }
    }
}

extension Array<Choice> {
    /// Whether all are at their target and have one value, so that every edit of them is replayed as the same choices.
    fileprivate var areSimplest: Bool { allSatisfy { $0.rank == 0 && $0.value == self[0].value } }
}
