import AirBarModel

/// A bar that hides above pinned section headers, with one mistake.
struct MistakenSections: Bar {
    enum Mistake: String, CaseIterable {
        case keepsTheInset = "has the inset of its normal height however tall it is"
        case setsTheInsetFirst = "sets its inset before it moves"
        case neverLowersTheInset = "raises its inset while it grows, and leaves it there"
        case forgetsTheSnap = "keeps its inset in a snap"
        case forgetsTheBinding = "has the inset of its normal height on another scroll view"
        case addsTheSafeArea = "adds the safe area to its inset, as the scroll view does"
        case forgetsRefresh = "takes the inset of a refresh control away"
        case staysUnderATap =
            "leaves the content where a tap on the status bar takes it, which is under the bar"
        case followsWhereNothingBounces =
            "has an inset that follows where content cannot be pulled beyond its top"
    }

    private var bar: HidingBar
    private let mistake: Mistake?

    init(_ configuration: BarConfiguration, _ mistake: Mistake?) {
        bar = HidingBar(configuration, insetFollows: true)
        self.mistake = mistake
    }

    var state: BarState { bar.state }

    mutating func react(to event: BarEvent, on host: inout BarHost) {
        let (before, inset) = (state, host.scrollView.contentInset.top)
        if mistake == .staysUnderATap, event == .scrollToTop {
            bar.react(to: .contentOffset(host.scrollView.contentOffset), on: &host)
        } else {
            bar.react(to: event, on: &host)
        }
        guard event.unusable == nil else { return }
        let view = host.scrollView
        let top = view.contentInset.top
        host.changeInset {
            switch mistake {
            case .keepsTheInset: $0.top = view.refreshInset + state.largestHeightAtRest
            case .setsTheInsetFirst: $0.top = view.refreshInset + before.height
            case .neverLowersTheInset: $0.top = max(top, inset)
            case .forgetsTheSnap where event == .idle: $0.top = inset
            case .forgetsTheBinding where event.kind == .bind:
                $0.top = view.refreshInset + state.largestHeightAtRest
            case .addsTheSafeArea: $0.top = top + view.safeArea.top
            case .forgetsRefresh: $0.top = top - view.refreshInset
            case .followsWhereNothingBounces: $0.top = view.refreshInset + state.height
            default: break
            }
        }
    }
}
