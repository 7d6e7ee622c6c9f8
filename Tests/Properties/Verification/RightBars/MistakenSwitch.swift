import AirBarModel

/// A bar that is hidden and shown by the direction of a scroll, with one mistake.
struct MistakenSwitch: Bar {
    /// What it does wrong.
    enum Mistake: String, CaseIterable {
        /// A tremor switches it.
        case trembles
        /// The way back of a bounce at the end shows it.
        case seesTheBounce
        /// It hides on a scroll up.
        case isInverted
        /// It follows the content on its way, and stays half hidden.
        case staysHalfHidden
        /// It stays hidden at the top of a view that is bound.
        case staysHiddenWhenBound
        /// It is shown when everything comes to rest.
        case comesBackAtRest
        /// A change of the frame shows it.
        case comesBackOnResize
        /// It does not come back before the content is at its top.
        case comesBackAtTheTopOnly
        /// It does not see a tap on the status bar.
        case isDeafToTheStatusBar
        /// Its inset follows it.
        case insetFollows
    }

    var state: BarState
    let mistake: Mistake
    private var before: ScrollViewState?
    private var turn = 0.0

    init(_ configuration: BarConfiguration, _ mistake: Mistake) {
        state = BarState(configuration)
        self.mistake = mistake
    }

    static func == (one: MistakenSwitch, other: MistakenSwitch) -> Bool {
        one.state == other.state && one.before == other.before && one.turn == other.turn
    }

    func hash(into hasher: inout Hasher) { hasher.combine(state) }

    mutating func react(to event: BarEvent, on host: inout BarHost) {
        let height = mistake == .insetFollows ? state.height : state.configuration.normal
        guard let isAtTop = host.prepare(for: event, height: height) else { return }
        if case .scrollView = event { before = nil }
        follow(event, on: host.scrollView, isAtTop: isAtTop)
        before = host.scrollView
        host.report(state)
    }

    private mutating func follow(_ event: BarEvent, on view: ScrollViewState, isAtTop: Bool) {
        switch (mistake, event) {
        case (.comesBackAtRest, .idle), (.comesBackOnResize, .frameHeight): return show(true)
        case (.staysHiddenWhenBound, .scrollView): break
        case (_, .scrollView) where isAtTop: show(true)
        case (.isDeafToTheStatusBar, .scrollToTop): return
        case (_, .scrollToTop): show(true)
        default: break
        }
        guard let before, before.top == view.top, before.end == view.end else {
            turn = place(view)
            return
        }
        let (last, now) = (place(before), place(view))
        if (now - last) * (last - turn) < 0 { turn = last }
        let distance = now - turn
        if mistake == .staysHalfHidden, now != last {
            let offset = state.offset + (now - last)
            state.offset = max(-state.configuration.normal, min(offset, -state.configuration.compact))
        } else if distance >= threshold,
            now - view.top >= state.configuration.normal - state.configuration.compact
        {
            show(mistake == .isInverted)
        } else if distance <= -threshold, mistake != .comesBackAtTheTopOnly {
            show(mistake != .isInverted)
        }
        if view.contentOffset <= view.top, view.contentOffset < before.contentOffset { show(true) }
    }

    private var threshold: Double { mistake == .trembles ? 1 : 10 }

    private func place(_ view: ScrollViewState) -> Double {
        mistake == .seesTheBounce ? max(view.top, view.contentOffset) : view.visible(view.contentOffset)
    }

    private mutating func show(_ isShown: Bool) {
        state.offset = isShown ? -state.configuration.normal : -state.configuration.compact
    }
}
