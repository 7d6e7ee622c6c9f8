import Generators

/// The result of a search for violations by a subject: a bar, or rules of motion.
public struct SubjectReport<Tested: Subject>: Sendable {
    /// The bar, or the rules.
    package let subject: Tested

    /// The result for each entry that was asked for, in the order of the catalogue.
    public let results: [EntryResult<Tested>]

    /// The seed that all cases derive from.
    public let seed: UInt64

    /// The number of cases that were run and judged.
    public let cases: Int

    /// The number of cases that were not run: the subject refuses them, or they are none of the cases asked for.
    package let discards: Int

    /// The duration of the search.
    package let elapsed: Duration

    /// The reason why the search ended.
    public let ending: SearchEnding

    /// What was found of a subject that ends its process; nil for one that never did.
    package let processEnds: ProcessEnds?

    /// The reason why a search that ended and found nothing is no evidence that the subject holds; nil if it is.
    package let doubt: String?

    /// The number of cases, the first ones, in which the conditions of entries were looked for.
    let casesForConditions: Int

    /// Makes a report of results.
    package init(
        of subject: Tested, _ results: [EntryResult<Tested>], seed: UInt64, cases: Int, discards: Int,
        elapsed: Duration, ending: SearchEnding, doubt: String? = nil, casesForConditions: Int = 0,
        processEnds: ProcessEnds? = nil
    ) {
        self.subject = subject
        self.results = results
        self.seed = seed
        self.cases = cases
        self.discards = discards
        self.elapsed = elapsed
        self.ending = ending
        self.doubt = doubt
        self.casesForConditions = casesForConditions
        self.processEnds = processEnds
    }

    /// The name of the subject.
    public var name: String { subject.name }

    /// The invariants that were asked for.
    public var invariants: [Tested.Entry] { results.map(\.invariant) }

    /// The minimum for each entry that is broken, in the order of the catalogue.
    public var counterexamples: [FoundCounterexample<Tested>] { results.compactMap(\.found) }

    /// Whether nothing was found, an entry was checked, and at least one in ten cases was run.
    public var holds: Bool { !isBroken && doubt == nil }

    /// Whether an entry was found broken, or a case that ends its process.
    package var isBroken: Bool { !counterexamples.isEmpty || processEnds?.cases.isEmpty == false }

    /// The result for an entry.
    public func status(of invariant: Tested.Entry) -> EntryStatus {
        result(of: invariant)?.status ?? .notChecked
    }

    /// The reason why an entry says nothing about the subject in these cases, in a few words; nil if it applies.
    package func reasonNotToApply(_ invariant: Tested.Entry) -> String? {
        result(of: invariant)?.reasonNotToApply
    }

    /// The greatest violation of an entry that is within a pixel, if the subject rounds to pixels and there was one.
    package func rounding(of invariant: Tested.Entry) -> Violation? { result(of: invariant)?.rounding }

    /// The minimum for an entry, if it is broken.
    public func counterexample(to invariant: Tested.Entry) -> FoundCounterexample<Tested>? {
        result(of: invariant)?.found
    }

    private func result(of invariant: Tested.Entry) -> EntryResult<Tested>? {
        results.first { $0.invariant.id == invariant.id }
    }
}

/// The result of a search for one entry of a catalogue.
public struct EntryResult<Tested: Subject>: Sendable {
    /// The entry: an invariant, or a law.
    public let invariant: Tested.Entry

    /// The result.
    public let status: EntryStatus

    /// The number of cases of the search for it.
    public let cases: Int

    /// The minimum; nil unless it is broken.
    public let found: FoundCounterexample<Tested>?

    /// The reason why it says nothing about the subject in these cases, in a few words; nil if it applies.
    package let reasonNotToApply: String?

    /// The greatest violation that is within a pixel, if the subject rounds to pixels and there was one.
    package let rounding: Violation?

    /// Makes a result.
    package init(
        of invariant: Tested.Entry, _ status: EntryStatus, cases: Int, found: FoundCounterexample<Tested>?,
        reasonNotToApply: String? = nil, rounding: Violation? = nil
    ) {
        self.invariant = invariant
        self.status = status
        self.cases = cases
        self.found = found
        self.reasonNotToApply = reasonNotToApply
        self.rounding = rounding
    }
}
