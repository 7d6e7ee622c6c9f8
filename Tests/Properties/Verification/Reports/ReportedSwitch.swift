import AirBarModel

@testable import Verification

/// A bar that is hidden and shown by the direction of a scroll, with a mistake that was reported.
struct ReportedSwitch: Bar {
    /// What it does wrong.
    enum Mistake: String, CaseIterable {
        /// It does not see scrolls of the app.
        case isDeafToTheApp = "deaf-to-the-router"
        /// It takes any scroll that is not upward for one down.
        case hidesOnRepetition = "hides-on-repetition"
        /// It measures from where the content was last at rest.
        case measuresFromRest = "measures-from-rest"
    }

    var state: BarState
    let mistake: Mistake
    /// Where the content turned, and where it is, within its edges, in points.
    private var turn = 0.0
    private var last = 0.0

    init(_ configuration: BarConfiguration, _ mistake: Mistake) {
        state = BarState(configuration)
        self.mistake = mistake
    }

    mutating func react(to event: BarEvent, on host: inout BarHost) {
        guard let isAtTop = host.prepare(for: event, height: state.configuration.normal) else { return }
        let view = host.scrollView
        switch (mistake, event) {
        case (.isDeafToTheApp, .scroll): break
        case (_, .scrollView):
            if isAtTop { show(true) }
            last = view.visible(view.contentOffset)
            turn = last
        case (_, .scrollToTop): show(true)
        case (.measuresFromRest, .idle): turn = last
        case (_, .contentOffset), (_, .scroll): follow(view.visible(view.contentOffset), on: view)
        default: break
        }
        host.report(state)
    }

    private mutating func follow(_ now: Double, on view: ScrollViewState) {
        if (now - last) * (last - turn) < 0, mistake != .measuresFromRest { turn = last }
        let isRepetition = mistake == .hidesOnRepetition && now == last
        last = now
        let room = state.configuration.normal - state.configuration.compact
        if isRepetition || (now - turn >= 10 && now - view.top >= room) { show(false) }
        if now - turn <= -10 { show(true) }
    }

    private mutating func show(_ isShown: Bool) {
        state.offset = isShown ? -state.configuration.normal : -state.configuration.compact
    }
}
