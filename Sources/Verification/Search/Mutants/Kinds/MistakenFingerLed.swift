import AirBarModel

/// A bar that moves with a finger only, with one mistake or none.
struct MistakenFingerLed: Bar {
    enum Mistake: String, CaseIterable {
        case followsFlings = "goes on with a fling"
        case forgetsTheCancel = "takes a cancelled pan for one that goes on"
        case forgetsTheBinding = "takes the finger to be down on a view that is bound under it"
        case isDeaf = "does not move under a finger"
        case catchesUp = "moves by what flings have scrolled once a finger comes"
    }

    private var bar: HidingBar
    private var isFingerDown = false
    private let mistake: Mistake?

    init(_ configuration: BarConfiguration, _ mistake: Mistake?) {
        bar = HidingBar(configuration, isFingerLed: true)
        self.mistake = mistake
    }

    var state: BarState { bar.state }

    mutating func react(to event: BarEvent, on host: inout BarHost) {
        defer { isFingerDown = event.kind.leavesFingerDown(isFingerDown: isFingerDown) }
        switch (event, mistake) {
        case (.release, .followsFlings) where event.unusable == nil, (.pan(.cancelled), .forgetsTheCancel),
            (.pan(.began), .isDeaf):
            bar.react(to: .pan(.changed), on: &host)
        case (.contentOffset, .catchesUp) where !isFingerDown: host.report(state)
        default: bar.react(to: event, on: &host)
        }
        if mistake == .forgetsTheBinding, event.kind == .bind, isFingerDown {
            bar.react(to: .pan(.began), on: &host)
        }
    }
}
