import AirBarModel

/// A bar with a large title above a search field, which rests between its heights in another way than it should.
///
/// It is two right bars that rest elsewhere, of which one handles most events and the other those of the mistake.
struct MistakenSearchTitle: Bar {
    enum Mistake: String, CaseIterable {
        case restsAtItsEndsOnly = "does not rest between its heights"
        case restsBelowTheMiddle = "rests a third of the way up from its compact height, in place of half way"
        case restsAboveTheMiddle =
            "rests two thirds of the way up from its compact height, in place of half way"
        case snapsPastTheMiddle = "does not snap to where it rests between its heights"
        case flingsPastTheMiddle = "has flings end where it is compact or normal, and not in between"

        /// The share at which the bar rests that handles the events of the mistake.
        fileprivate var share: Double? {
            switch self {
            case .restsBelowTheMiddle: 1 / 3
            case .restsAboveTheMiddle: 2 / 3
            case .restsAtItsEndsOnly, .snapsPastTheMiddle, .flingsPastTheMiddle: nil
            }
        }

        /// Whether the mistake is made with an event.
        fileprivate func concerns(_ event: BarEvent) -> Bool {
            switch self {
            case .restsAtItsEndsOnly, .restsBelowTheMiddle, .restsAboveTheMiddle: true
            case .snapsPastTheMiddle: event.kind != .release
            case .flingsPastTheMiddle: event.kind == .release
            }
        }
    }

    private var right: LargeTitleBar
    private var wrong: LargeTitleBar
    private let mistake: Mistake?
    /// Whether the wrong one handled the last event.
    private var isWrong = false

    init(_ configuration: BarConfiguration, _ mistake: Mistake?) {
        right = LargeTitleBar(configuration, restingAt: 0.5)
        wrong = LargeTitleBar(configuration, restingAt: mistake?.share)
        self.mistake = mistake
    }

    var state: BarState { isWrong ? wrong.state : right.state }

    mutating func react(to event: BarEvent, on host: inout BarHost) {
        var other = host
        right.react(to: event, on: &host)
        wrong.react(to: event, on: &other)
        isWrong = mistake?.concerns(event) ?? false
        if isWrong { host = other }
    }
}
