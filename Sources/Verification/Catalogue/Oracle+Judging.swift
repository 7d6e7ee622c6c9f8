import AirBarModel

extension Oracle {
    /// The first violation of each invariant that a bar violates in a case, in the order of the invariants.
    ///
    /// A bar that rounds to pixels violates none by a pixel or less.
    ///
    /// - Complexity: O(*n*) in the number of events; each relation adds about one run.
    public func findings<Case: Playable>(of test: Case, on definition: BarDefinition) -> [Finding] {
        findings(of: test, on: definition, relations: .all)
    }

    /// The same, of the relations only some.
    func findings(
        of test: some Playable, on definition: BarDefinition, relations: RelationSelection
    ) -> [Finding] {
        findings(violations(of: test, on: definition, relations: relations).first)
    }

    /// Violations as findings, in the order of the invariants.
    func findings(_ violations: [NumberedViolation]) -> [Finding] {
        if violations.isEmpty { return [] }
        return violations.sorted { $0.invariant < $1.invariant }.map {
            Finding(invariant: invariants[$0.invariant], violation: $0.violation)
        }
    }

    /// The violations in a case, of the relations only by some.
    @specialized(where Case == Scenario)
    @specialized(where Case == Session)
    func violations<Case: Playable>(
        of test: Case, on definition: BarDefinition, relations: RelationSelection
    ) -> FoundViolations {
        let isAccepted = definition.accepts(test.heights)
        var found = FoundViolations(pixels: definition.pixels)
        if isAccepted, let configuration = test.configuration {
            found = definition.running {
                violations(of: test, on: definition, relations, definition.makeBar(configuration))
            }
        }
        for check in heightChecks {
            if let violation = check.body(test.heights, isAccepted) {
                found.note(violation, check.invariant)
            }
        }
        return found
    }

    /// Whether anything is judged of a case on a bar: a run, or that the bar refuses flawed heights.
    func judges(_ test: some Playable, on definition: BarDefinition) -> Bool {
        if test.configuration == nil { return !heightChecks.isEmpty }
        return !heightChecks.isEmpty || definition.accepts(test.heights)
    }

    /// Whether a run is judged by an invariant, given by its position, if some of the relations are judged.
    func judges(_ invariant: Int, _ relations: RelationSelection) -> Bool {
        if let fork = forks.first(where: { $0.invariant == invariant }) {
            return relations.contains(fork.number)
        }
        if let twin = twins.first(where: { $0.invariant == invariant }) {
            return relations.contains(twin.number)
        }
        return !heightChecks.contains { $0.invariant == invariant }
    }

    /// Specialized for the hardened bar, of which mutants are made too, and for the published one: most cases of all are run
    /// on them.
    ///
    /// It only calls the function that does the work: a generic function looks up the metadata of its variables' types
    /// before it calls its specialization.
    @specialized(where Case == Scenario, B == HardenedBar)
    @specialized(where Case == Session, B == HardenedBar)
    @specialized(where Case == Scenario, B == PublishedBar)
    private func violations<Case: Playable, B: Bar>(
        of test: Case, on definition: BarDefinition, _ relations: RelationSelection, _ bar: B
    ) -> FoundViolations {
        play(test, on: definition, relations, bar)
    }

    @inline(never)
    private func play<Case: Playable, B: Bar>(
        _ test: Case, on definition: BarDefinition, _ relations: RelationSelection, _ bar: B
    ) -> FoundViolations {
        let session = test as? Session
        let isActed = session?.isActed == true
        var judge = Judge(
            bar, on: test.scrollView, by: self, relations: relations, pixels: definition.pixels,
            isActed: isActed,
            makeBar: { definition.makeBar($0) as? B })
        guard let session, isActed else {
            test.play(on: &judge)
            return judge.violations
        }
        let player = session.played(on: judge)
        if player.sink.isOver { return player.sink.violations }
        let played = PlayedSession(session, on: definition, player, run: player.sink.judged.run)
        var violations = player.sink.violations
        for check in sessionChecks {
            if case .violated(let violation) = check.body.verdict(played) {
                violations.note(violation, check.invariant)
            }
        }
        return violations
    }
}
