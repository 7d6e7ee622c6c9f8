import AirBarModel
import Generators
import Synchronization

/// How often the cases of a search meet the conditions of invariants, and which events they have in a row.
///
/// An invariant whose condition is not met holds without having been checked.
package struct ConditionStatistics: Sendable {
    /// The number of cases in which the condition of an invariant is met.
    package struct Count: Sendable {
        /// The invariant.
        package let invariant: Invariant

        /// The number of cases in which its condition is met at least once.
        package internal(set) var met = 0

        /// The number of cases in which it is met narrowly: with the content a point higher or lower it would not be.
        package internal(set) var narrowlyMet = 0

        /// The number of cases that the search judges by the invariant: all, but for relations and flawed heights.
        package internal(set) var judged = 0

        /// The number of cases that the search judges by it and that meet its condition.
        package internal(set) var checked = 0
    }

    /// The number of cases.
    package private(set) var cases = 0

    /// The counts, in the order of the invariants.
    package private(set) var counts: [Count]

    /// Which kinds of events came one after another; none where cases were run only until invariants are checked.
    package private(set) var coverage = EventCoverage()

    /// What the cases were like; empty where the coverage is.
    package private(set) var profile = CaseProfile()

    /// Runs the first cases of a search, on all cores, without judging them.
    ///
    /// - Parameters:
    ///   - verifier: the search.
    ///   - seed: the seed of the cases.
    ///   - cases: the number of cases.
    ///   - isCancelled: called regularly; when it returns true, the cases so far count.
    /// - Complexity: some ten microseconds a scenario, and some milliseconds a session.
    package init<Case: BarCase>(
        of verifier: Verifier<Case>, seed: UInt64, cases: Int,
        isCancelled: @escaping @Sendable () -> Bool = { false }
    ) {
        self.init(verifier.applicable)
        let oracle = Oracle(verifier.applicable)
        let total = Mutex(self)
        let size = 256
        let chunks = (cases + size - 1) / size
        forEachIndex(chunks, isConcurrent: !verifier.definition.isOnMainActor) { chunk in
            if isCancelled() { return }
            let indices = chunk * size..<min((chunk + 1) * size, cases)
            let part = TrapReport.explaining(
                "\(verifier.definition.name): a trap while conditions are counted, seed \(seed)",
                by: { "in one of the cases \(indices.lowerBound) to \(indices.upperBound - 1)" }
            ) { Self(of: verifier, oracle, seed: seed, indices, of: cases) }
            total.withLock { $0.formUnion(part) }
        }
        self = total.withLock { $0 }
    }

    /// Runs the first cases of a search, one after another, until some invariants are checked.
    ///
    /// - Parameters:
    ///   - verifier: the search.
    ///   - seed: the seed of the cases.
    ///   - cases: the number of cases that are run at most.
    ///   - total: the number of cases of the search.
    ///   - invariants: the invariants; each has to be met in a case that is judged by it.
    ///   - isCancelled: called before each case; when it returns true, the cases so far count.
    init<Case: BarCase>(
        of verifier: Verifier<Case>, seed: UInt64, cases: Int, of total: Int,
        untilChecked invariants: [Invariant],
        isCancelled: () -> Bool
    ) {
        self.init(verifier.applicable)
        let oracle = Oracle(verifier.applicable)
        let positions = counts.indices.filter { index in
            invariants.contains { $0.id == counts[index].invariant.id }
        }
        for index in 0..<cases {
            // By then a condition that is not met counts as avoided.
            let mayBeAvoided = self.cases >= CaseTraits.casesForAvoidance
            let isDecided = positions.allSatisfy {
                counts[$0].checked > 0 || mayBeAvoided && counts[$0].invariant.avoidance != nil
            }
            if isCancelled() || isDecided { return }
            var source = ChoiceSource(seed: seed, caseIndex: index, of: total)
            guard let test = try? Case.generator(in: verifier.domain).generate(from: &source) else {
                continue
            }
            add(test, on: verifier.definition, by: oracle, isDetailed: false)
        }
    }

    /// Runs some of the cases, with the content also a point higher and lower.
    private init<Case: BarCase>(
        of verifier: Verifier<Case>, _ oracle: Oracle, seed: UInt64, _ indices: Range<Int>, of cases: Int
    ) {
        self.init(verifier.applicable)
        for index in indices {
            var source = ChoiceSource(seed: seed, caseIndex: index, of: cases)
            guard let test = try? Case.generator(in: verifier.domain).generate(from: &source) else {
                continue
            }
            add(test, on: verifier.definition, by: oracle, isDetailed: true)
        }
    }

    private init(_ invariants: [Invariant]) { counts = invariants.map { Count(invariant: $0) } }

    private mutating func formUnion(_ other: ConditionStatistics) {
        cases += other.cases
        for index in counts.indices {
            counts[index].met += other.counts[index].met
            counts[index].narrowlyMet += other.counts[index].narrowlyMet
            counts[index].judged += other.counts[index].judged
            counts[index].checked += other.counts[index].checked
        }
        coverage.formUnion(other.coverage)
        profile.formUnion(other.profile)
    }

    private mutating func add(
        _ test: some BarCase, on definition: BarDefinition, by oracle: Oracle, isDetailed: Bool
    ) {
        cases += 1
        for check in oracle.heightChecks {
            counts[check.invariant].judged += 1
            if test.configuration == nil { counts[check.invariant].met += 1 }
            counts[check.invariant].checked = counts[check.invariant].met
        }
        guard definition.accepts(test.heights), let configuration = test.configuration else { return }
        definition.running {
            add(
                test, on: definition, definition.makeBar(configuration), by: oracle,
                judging: oracle.relations(drawnFor: test), isDetailed: isDetailed)
        }
    }

    @specialized(where Case == Scenario, B == HardenedBar)
    @specialized(where Case == Session, B == HardenedBar)
    private mutating func add<Case: BarCase, B: Bar>(
        _ test: Case, on definition: BarDefinition, _ bar: B, by oracle: Oracle,
        judging relations: RelationSelection, isDetailed: Bool
    ) {
        let session = test as? Session
        let isActed = session?.isActed == true
        var meter = ConditionMeter(
            bar, on: test.scrollView, by: oracle, isActed: isActed, isDetailed: isDetailed)
        if let session, isActed {
            let player = session.played(on: meter)
            meter = player.sink
            if !meter.isOver { meter.judge(PlayedSession(session, on: definition, player, run: meter.run)) }
        } else {
            test.play(on: &meter)
        }
        for index in counts.indices {
            let isJudged = oracle.judges(index, relations)
            if isJudged { counts[index].judged += 1 }
            if meter.met.contains(index) { counts[index].met += 1 }
            if meter.met.contains(index), isJudged { counts[index].checked += 1 }
        }
        guard let details = meter.details else { return }
        for index in counts.indices where details.narrowlyMet.contains(index) {
            counts[index].narrowlyMet += 1
        }
        coverage.formUnion(details.coverage)
        profile.formUnion(details.finished)
    }
}
