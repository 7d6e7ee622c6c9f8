import AirBarModel

/// A collapsing header with one mistake.
struct MistakenTitle: Bar {
    /// What it does wrong.
    enum Mistake: String, CaseIterable {
        /// It adds up movements, and so does not come back to the height of a place.
        case addsUp
        /// It does not see scrolls of the app.
        case isDeafToTheApp
        /// It keeps the height that it had on the last view.
        case keepsHeightWhenBound
        /// Its title is laid out without the safe area.
        case forgetsTheSafeArea
        /// It has the height that belongs to the place before.
        case isLate
        /// It becomes compact only after twice the way.
        case endsTooLate
        /// It leaves content at its top under itself.
        case coversContent
        /// It is normal again after a reload.
        case opensOnReload
        /// It grows by the refresh control, while that shows.
        case growsWithRefresh
        /// Its inset follows its height.
        case insetFollows
    }

    var state: BarState
    let mistake: Mistake
    private var before: ScrollViewState?

    init(_ configuration: BarConfiguration, _ mistake: Mistake) {
        state = BarState(configuration)
        self.mistake = mistake
    }

    static func == (one: MistakenTitle, other: MistakenTitle) -> Bool {
        one.state == other.state && one.before == other.before
    }

    func hash(into hasher: inout Hasher) { hasher.combine(state) }

    mutating func react(to event: BarEvent, on host: inout BarHost) {
        let height = mistake == .insetFollows ? state.height : state.configuration.normal
        guard host.prepare(for: event, height: height, movesContent: mistake != .coversContent) != nil
        else { return }
        state.offset = offset(after: event, on: host.scrollView)
        before = host.scrollView
        host.report(state)
    }

    private func offset(after event: BarEvent, on view: ScrollViewState) -> Double {
        switch (mistake, event) {
        case (.isDeafToTheApp, .scroll), (.keepsHeightWhenBound, .scrollView): return state.offset
        case (.opensOnReload, .contentHeight): return -state.configuration.normal
        case (.isLate, .contentOffset): return offset(on: before ?? view)
        case (.addsUp, .contentOffset):
            let moved = before.map { view.visible(view.contentOffset) - $0.visible($0.contentOffset) } ?? 0
            return max(-state.configuration.normal, min(state.offset + moved, -state.configuration.compact))
        case (.growsWithRefresh, _) where view.refreshInset > 0:
            return offset(on: view) - min(20, view.refreshInset)
        default: return offset(on: view)
        }
    }

    private func offset(on view: ScrollViewState) -> Double {
        var place = view.visible(view.contentOffset) - view.top
        if mistake == .forgetsTheSafeArea { place -= view.safeArea.top }
        if mistake == .endsTooLate { place /= 2 }
        let normal = -state.configuration.normal
        return max(normal, min(normal + place, -state.configuration.compact))
    }
}
