/// A requirement that a share of all values be of a class, with the evidence of a search.
///
/// Only random cases are counted, because they are a fair sample of the generator. Case 0, edge cases and cases that
/// a target proposed are not. An exhaustive search counts all cases. One that stopped early counts none, because the
/// first cases of an enumeration are not a sample.
package struct Coverage: Hashable, Sendable {
    /// The ratio to the required share that the true share must reach.
    ///
    /// It is below 1, so that a share equal to the required one is decided in finitely many cases; the value is
    /// QuickCheck's.
    package static let tolerance = 0.9

    /// The confidence of a verdict.
    package static let confidence = 0.999_999

    /// The standard deviations of a normal distribution on either side of an interval of that confidence: its quantile at
    /// 0.999 999 5.
    private static let deviations = 4.891_638_475_7

    /// The name of the observation.
    package let name: String
    /// The share required, in 0...1.
    package let required: Double
    /// The number of values of the class.
    package private(set) var count = 0
    /// The number of values counted.
    package private(set) var total = 0
    /// Whether the values counted are all values, each once.
    package private(set) var isExhaustive = false

    init(name: String, required: Double) {
        self.name = name
        self.required = required
    }

    mutating func add(_ isIncluded: Bool) {
        total += 1
        if isIncluded { count += 1 }
    }

    mutating func endEnumeration(isExhausted: Bool) {
        if !isExhausted { (count, total) = (0, 0) }
        isExhaustive = isExhausted
    }

    /// The verdict on a requirement.
    package enum Verdict: Hashable, Sendable {
        /// The true share is at least ``Coverage/tolerance`` of the required one; or, if every case was checked, at
        /// least one is of the class.
        case met
        /// The true share is less than required; or, if every case was checked, none is of the class.
        case missed
        /// There were too few cases for a verdict.
        case undecided
    }

    /// The confidence interval of the true share.
    package var interval: WilsonInterval {
        isExhaustive
            ? WilsonInterval(exactly: total == 0 ? 0 : Double(count) / Double(total))
            : WilsonInterval(count, of: total, deviations: Self.deviations)
    }

    /// The verdict on the requirement.
    package var verdict: Verdict {
        if required <= 0 { return .met }
        // In an enumeration each value is checked once, so its frequency is not known.
        if isExhaustive { return count > 0 ? .met : .missed }
        let interval = interval
        if interval.lower >= Self.tolerance * required { return .met }
        return interval.upper < required ? .missed : .undecided
    }
}

extension Coverage: CustomStringConvertible {
    /// The count, the bound of the true share, and the verdict, in one line.
    ///
    ///     empty: 12 of 1,000 (1.2%), at most 4.4% with confidence 0.999999: less than the 5% required
    package var description: String {
        let counted =
            "\(name.nonempty): \(grouped(count)) of \(grouped(total)) (\(percentage(of: count, in: total)))"
        let (lower, upper) = (percentage(interval.lower), percentage(interval.upper))
        let (sure, wanted) = ("with confidence \(Self.confidence)", "the \(percentage(required)) required")
        return switch verdict {
        case _ where isExhaustive:
            "\(counted), which is all cases there are: " + (verdict == .met ? "covered" : "not covered")
        case .met: "\(counted), at least \(lower) \(sure): enough for \(wanted)"
        case .missed: "\(counted), at most \(upper) \(sure): less than \(wanted)"
        case .undecided: "\(counted), \(lower) to \(upper) \(sure): too few cases to tell from \(wanted)"
        }
    }
}
