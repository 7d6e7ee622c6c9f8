import Generators

/// Which failures a fuzzer reports: each identifier once, or the one of an input that libFuzzer minimises.
struct ReportedFailures: Sendable {
    /// What happens with the input that is minimised.
    enum Minimized: Hashable, Sendable {
        /// A failure.
        case failure(String)
        /// The end of the process, or no end at all.
        case crash
    }

    private var known: Set<String>
    private let minimized: Minimized?

    /// Reports all but known failures, and in a minimisation only what happened with its input.
    ///
    /// libFuzzer takes any crash for the one that it minimises, and a shorter input often breaks another invariant.
    init(known: Set<String>, minimized: Minimized? = nil) {
        self.known = known
        self.minimized = minimized
    }

    /// The failures that are to be reported, from now on known.
    ///
    /// The failure of a minimised input has to come first, as it does when the result is run again.
    mutating func new(_ failures: [Failure]) -> [Failure] {
        var new = failures.filter { !known.contains($0.id) }
        if let minimized { new = new.prefix(1).filter { minimized == .failure($0.id) } }
        known.formUnion(new.map(\.id))
        return new
    }
}
