import AirBarModel

// A small bar of each kind, as the document on bars of one's own shows them.

extension BarHost {
    /// Leaves room for a header, also below short content; content bound at its top meets the bar at an offset.
    ///
    /// `view` is a copy: its top is that before the header sets its insets, at which the content may be.
    mutating func makeRoom(for heights: BarHeights, at offset: Double, on event: BarEvent) {
        let (view, other) = (scrollView, scrollView.safeArea.top + scrollView.refreshInset)
        let below = view.contentHeight + view.safeArea.bottom + view.bottomInset
        let missing = max(0, view.frameHeight - heights.compact - other - below)
        setContentInset(
            ContentInset(top: heights.normal + view.refreshInset, bottom: view.bottomInset + missing))
        if case .scrollView = event, view.contentOffset <= max(view.top, offset - other) {
            updateContentOffset(scrollView.visible(offset - other), animated: false)
        }
    }
}

struct HidingHeader: Bar {
    static let definition = BarDefinition("hides", heights: .fixed(0, 88), kind: .hidesOnScroll) {
        HidingHeader(state: BarState($0))
    }

    var state: BarState
    var last: ScrollViewState?

    mutating func react(to event: BarEvent, on host: inout BarHost) {
        if case .scrollView = event { last = nil }
        if let last {
            let scrolled = last.visible(host.scrollView.contentOffset) - last.visible(last.contentOffset)
            state.offset = max(-88, min(state.offset + scrolled, 0))
        }
        host.makeRoom(for: state.configuration.heights, at: state.offset, on: event)
        let view = host.scrollView
        let edge = view.visible(view.contentOffset) + view.safeArea.top + view.refreshInset
        switch event {
        case .idle: state.offset = state.height > 44 || edge < 0 ? -88 : 0
        case .pan(.began), .safeArea, .refreshInset: state.offset = max(-88, min(state.offset, edge))
        default: break
        }
        last = view
        host.report(state)
    }
}

struct LargeTitle: Bar {
    static let definition = BarDefinition(
        "title", heights: .fixed(44, 96), kind: .largeTitle.without(.retargeting)
    ) { LargeTitle(state: BarState($0)) }

    var state: BarState

    mutating func react(to event: BarEvent, on host: inout BarHost) {
        host.makeRoom(for: state.configuration.heights, at: -96, on: event)
        let fling = state.configuration.tolerances.fling
        switch event {
        case .release(let release) where abs(release.velocity) >= fling: break
        case .pan(.ended), .pan(.cancelled), .pan(.failed), .release, .idle:
            let (y, top) = (host.scrollView.contentOffset, host.scrollView.top)
            if y > top, y < top + 52 {
                host.updateContentOffset(y < top + 26 ? top : top + 52, animated: true)
            }
        default: break
        }
        let scrolled = host.scrollView.visible(host.scrollView.contentOffset) - host.scrollView.top
        state.offset = min(scrolled - 96, -44)
        host.report(state)
    }
}

struct SearchTitle: Bar {
    static let definition = BarDefinition(
        "search", heights: .fixed(44, 152), kind: .largeTitle(restingAt: 52 / 108).without(.retargeting)
    ) { SearchTitle(state: BarState($0)) }

    var state: BarState

    mutating func react(to event: BarEvent, on host: inout BarHost) {
        host.makeRoom(for: state.configuration.heights, at: -152, on: event)
        let fling = state.configuration.tolerances.fling
        switch event {
        case .release(let release) where abs(release.velocity) >= fling: break
        case .pan(.ended), .pan(.cancelled), .pan(.failed), .release, .idle:
            let (y, top) = (host.scrollView.contentOffset, host.scrollView.top)
            let nearest = [top + 108, top + 56, top].min { abs($0 - y) < abs($1 - y) } ?? y
            if y > top, y < top + 108, y != nearest {
                host.updateContentOffset(host.scrollView.visible(nearest), animated: true)
            }
        default: break
        }
        let scrolled = host.scrollView.visible(host.scrollView.contentOffset) - host.scrollView.top
        state.offset = min(scrolled - 152, -44)
        host.report(state)
    }
}

struct CollapsingHeader: Bar {
    static let definition = BarDefinition("collapses", heights: .fixed(88, 240), kind: .collapsing) {
        CollapsingHeader(state: BarState($0))
    }

    var state: BarState

    mutating func react(to event: BarEvent, on host: inout BarHost) {
        host.makeRoom(for: state.configuration.heights, at: -240, on: event)
        let view = host.scrollView
        let scrolled = view.visible(view.contentOffset) - view.top
        state.offset = min(scrolled - 240, -88)
        host.report(state)
    }
}

struct StretchyHeader: Bar {
    static let definition = BarDefinition("stretches", heights: .fixed(88, 240, 400), kind: .stretchy) {
        StretchyHeader(state: BarState($0))
    }

    var state: BarState

    mutating func react(to event: BarEvent, on host: inout BarHost) {
        host.makeRoom(for: state.configuration.heights, at: -240, on: event)
        let view = host.scrollView
        let scrolled = min(view.contentOffset, view.visible(view.contentOffset)) - view.top
        state.offset = max(-400, min(scrolled - 240, -88))
        host.report(state)
    }
}

struct ParallaxHeader: Bar {
    static let definition = BarDefinition("slow", heights: .fixed(88, 240), kind: .parallax(travel: 2)) {
        ParallaxHeader(state: BarState($0))
    }

    var state: BarState

    mutating func react(to event: BarEvent, on host: inout BarHost) {
        host.makeRoom(for: state.configuration.heights, at: -240, on: event)
        let view = host.scrollView
        let scrolled = view.visible(view.contentOffset) - view.top
        state.offset = min(scrolled / 2 - 240, -88)
        host.report(state)
    }
}

struct SwitchingHeader: Bar {
    static let definition = BarDefinition("switches", heights: .fixed(0, 88), kind: .switches(after: 10)) {
        SwitchingHeader(state: BarState($0))
    }

    var state: BarState
    var turn = 0.0
    var last = 0.0

    mutating func react(to event: BarEvent, on host: inout BarHost) {
        host.makeRoom(for: state.configuration.heights, at: -88, on: event)
        let (view, y) = (host.scrollView, host.scrollView.contentOffset)
        switch event {
        case .contentOffset, .scroll, .scrollToTop:
            let (before, now) = (view.visible(last), view.visible(y))
            if (now - before) * (before - turn) < 0 { turn = before }
            if now - turn >= 10, y >= view.top + 88 { state.offset = 0 }
            if now - turn <= -10 || (y <= view.top + 0.5 && y < last) { state.offset = -88 }
            if case .scrollToTop = event { state.offset = -88 }
        case .scrollView where y <= view.top + 0.5: state.offset = -88
        default: break
        }
        switch event {
        case .contentOffset, .scroll, .pan, .release, .idle, .horizontalScroll: break
        default: turn = view.visible(y)
        }
        last = y
        host.report(state)
    }
}

struct BottomToolbar: Bar {
    static let definition = BarDefinition("toolbar", heights: .fixed(0, 48), kind: .hidesOnScroll.atBottom) {
        BottomToolbar(state: BarState($0))
    }

    var state: BarState
    var last: ScrollViewState?

    mutating func react(to event: BarEvent, on host: inout BarHost) {
        if case .scrollView = event { last = nil }
        if let last {
            let scrolled = last.visible(host.scrollView.contentOffset) - last.visible(last.contentOffset)
            state.offset = max(-48, min(state.offset + scrolled, 0))
        }
        let view = host.scrollView
        host.setContentInset(ContentInset(top: view.refreshInset, bottom: view.bottomInset + 48))
        if event == .idle { state.offset = state.height > 24 || view.contentOffset <= view.top ? -48 : 0 }
        last = host.scrollView
        host.report(state)
    }
}
