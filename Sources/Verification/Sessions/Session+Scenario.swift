import AirBarModel

extension Session {
    /// What a session comes to on a bar.
    public struct Played: Sendable {
        /// The events that the bar saw.
        public let scenario: Scenario

        /// For each action the index of the first event that came of it, or of a later one.
        public let starts: [Int]

        /// Whether there was more to come than a session may come to.
        public let isCut: Bool
    }

    /// The events that a bar sees when the session is acted out on it.
    ///
    /// The same events make the same bar do the same again, so this is a scenario like any other. A session comes to
    /// 20,000 events and frames at most: what is done after that is left out.
    ///
    /// - Complexity: O(*n*) in the number of frames.
    public func played(on rules: BarDefinition) -> Played {
        guard rules.accepts(heights),
            let configuration = try? BarConfiguration(heights, tolerances: tolerances)
        else { return Played(scenario: scenario(of: []), starts: actions.map { _ in 0 }, isCut: false) }
        return played(on: rules.makeBar(configuration))
    }

    private func played(on bar: some Bar) -> Played {
        var player = SessionPlayer(self, on: bar)
        var starts: [Int] = []
        for action in actions {
            starts.append(player.events.count)
            player.play(action)
        }
        return Played(scenario: scenario(of: player.events), starts: starts, isCut: player.isFull)
    }

    private func scenario(of events: [BarEvent]) -> Scenario {
        Scenario(heights: heights, tolerances: tolerances, scrollView: scrollView, events: events)
    }
}
