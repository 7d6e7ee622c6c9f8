import AirBarModel
import Generators

/// Which cases a search draws: the heights of the bar, its scroll views and the events.
///
/// A choice stands for the same in every domain of the same heights, so that a token means the same everywhere; what is
/// outside of the domain is rejected.
public struct CaseDomain: Sendable {
    /// The heights of the bar.
    package var heights: SupportedHeights

    /// The tolerances of the bar; nil to draw some.
    package var tolerances: BarTolerances?

    /// What the scroll views do by themselves.
    package var behavior: DrawnBehavior

    /// What can happen.
    package var events: EventVocabulary

    /// Whether there are safe areas, refresh controls and bottom insets of the app.
    package var hasInsets: Bool

    /// The requests of the app for which the bar is made; other heights are none of them if it has only some.
    package var requests: BarCapabilities

    /// Whether there are heights that are out of order, where hostile numbers are drawn and the heights are not given.
    package var hasFlawedHeights: Bool

    /// Whether mutation may make cases that are longer than random ones.
    package var isLong: Bool

    /// The kind of the bar, whose likely mistakes random cases look for; nil for any bar.
    private(set) var kind: BarKind?

    /// Makes a domain; unless given, of all cases that are random.
    public init(
        heights: SupportedHeights = .any, tolerances: BarTolerances? = nil, behavior: DrawnBehavior = .any,
        events: EventVocabulary = .hostile, hasInsets: Bool = true, requests: BarCapabilities = [],
        hasFlawedHeights: Bool = true, isLong: Bool = false
    ) {
        self.isLong = isLong
        self.heights = heights
        self.tolerances = tolerances
        self.behavior = behavior
        self.events = events
        self.hasInsets = hasInsets
        self.requests = requests.intersection(
            heights.only == nil ? .requests : .requests.subtracting(.changingHeights))
        self.hasFlawedHeights = hasFlawedHeights && events == .hostile && heights == .any
    }

    /// The cases of a bar; unless given, all.
    init(
        of definition: BarDefinition, behavior: DrawnBehavior = .any, events: EventVocabulary = .hostile,
        hasFlawedHeights: Bool = true, isLong: Bool = false
    ) {
        self.init(
            heights: definition.heights, tolerances: definition.tolerances, behavior: behavior,
            events: events,
            hasInsets: definition.kind.capabilities.contains(.insetHandling),
            requests: definition.kind.capabilities,
            hasFlawedHeights: hasFlawedHeights,
            isLong: isLong)
        kind = definition.kind
    }

    /// Whether all cases of a search are drawn that are drawn unless a bar or a user restricts it.
    var isUnrestricted: Bool { heights == .any && events == .hostile && hasInsets }

    /// The largest unit of lengths: lengths about 2³⁹ are hostile, and no given heights are.
    var largestQuantum: Quantum { events == .hostile && heights == .any ? .large : .arbitrary }

    /// Whether there are events of a kind.
    func has(_ choice: EventChoice) -> Bool {
        let needed = choice.neededCapabilities
        if !needed.isEmpty { return requests.isSuperset(of: needed) }
        return choice.rawValue <= events.last.rawValue && (hasInsets || !choice.isInset)
    }

    /// Whether there are scenarios of a vocabulary.
    func has(_ vocabulary: Vocabulary) -> Bool {
        vocabulary == .requests ? !requests.isEmpty : events.greatest.includes(vocabulary)
    }

    /// Throws if a case is outside of the domain.
    func require(_ isInside: Bool, _ outside: String) throws(Rejection) {
        if !isInside { throw Rejection(outside) }
    }
}

/// What can happen in the cases of a search.
public enum EventVocabulary: String, CaseIterable, Comparable, Sendable {
    /// Everything that an app can meet on a device.
    case realistic
    /// Also content offsets of which the bar is not notified.
    case losses
    /// Also numbers that are invalid, or nearly, and heights that are out of order.
    case hostile

    /// Whether the second vocabulary has all that the first one has, and more.
    public static func < (smaller: EventVocabulary, greater: EventVocabulary) -> Bool {
        smaller.last.rawValue < greater.last.rawValue
    }

    /// The largest vocabulary of a scenario.
    var greatest: Vocabulary { self == .realistic ? .everything : .faults }

    /// The last kind of event, in order of simplicity.
    var last: EventChoice {
        switch self {
        case .realistic: .other
        case .losses: .lost
        case .hostile: .extreme
        }
    }
}
