/// A requirement that a share of all values be of a class, and what a search found of it.
///
/// What is counted are the cases that were drawn at random, which are a fair sample of the generator: not case 0,
/// edge cases, or the cases that a target asked for. After an exhaustive search it is all cases there are, and after one
/// that stopped early it is none: the first ones say nothing of the others.
public struct Coverage: Hashable, Sendable {
    /// By how much of the required share the true one may miss it, so that a share just as large as required is not
    /// undecided for ever; the value is QuickCheck's.
    public static let tolerance = 0.9

    /// The name of the observation.
    public let name: String
    /// The share required, in 0...1.
    public let required: Double
    /// How sure a verdict has to be.
    public let confidence: Double
    /// The number of values of the class.
    public private(set) var count = 0
    /// The number of values counted.
    public private(set) var total = 0
    /// Whether the values counted are all there are, each once.
    public private(set) var isExhaustive = false

    init(name: String, required: Double, confidence: Double) {
        self.name = name
        self.required = required
        self.confidence = confidence
    }

    mutating func add(_ isIncluded: Bool) {
        total += 1
        if isIncluded { count += 1 }
    }

    mutating func endEnumeration(isExhausted: Bool) {
        if !isExhausted { (count, total) = (0, 0) }
        isExhaustive = isExhausted
    }

    /// What a requirement came to.
    public enum Verdict: Hashable, Sendable {
        /// The true share is at least ``Coverage/tolerance`` of the one required; or every case was checked, and
        /// there is one of the class.
        case met
        /// The true share is less than required; or every case was checked, and none is of the class.
        case missed
        /// There were not enough cases to tell.
        case undecided
    }

    /// Between which bounds the true share lies.
    public var interval: WilsonInterval {
        isExhaustive
            ? WilsonInterval(exactly: total == 0 ? 0 : Double(count) / Double(total))
            : WilsonInterval(count, of: total, confidence: confidence)
    }

    /// What the requirement came to.
    public var verdict: Verdict {
        if required <= 0 { return .met }
        // How often a generator makes a value says nothing where each is checked once.
        if isExhaustive { return count > 0 ? .met : .missed }
        let interval = interval
        if interval.lower >= Self.tolerance * required { return .met }
        return interval.upper < required ? .missed : .undecided
    }
}

extension Coverage: CustomStringConvertible {
    /// The count, what it says of the true share, and the verdict, in one line.
    ///
    ///     empty: 12 of 1,000 (1.2%), at most 4.4% with confidence 0.999999: less than the 5% required
    public var description: String {
        let counted = "\(name): \(grouped(count)) of \(grouped(total)) (\(percentage(of: count, in: total)))"
        let (lower, upper) = (percentage(interval.lower), percentage(interval.upper))
        let (sure, wanted) = ("with confidence \(confidence)", "the \(percentage(required)) required")
        return switch verdict {
        case _ where isExhaustive:
            "\(counted), which is all cases there are: " + (verdict == .met ? "covered" : "not covered")
        case .met: "\(counted), at least \(lower) \(sure): enough for \(wanted)"
        case .missed: "\(counted), at most \(upper) \(sure): less than \(wanted)"
        case .undecided: "\(counted), \(lower) to \(upper) \(sure): too few cases to tell from \(wanted)"
        }
    }
}
