import AirBarModel

// A small bar of each kind, as the document on bars of one's own shows them.

extension BarHost {
    /// Leaves room for a header of a height, and brings content that is bound at its top to the bar, at an offset.
    mutating func makeRoom(for height: Double, at offset: Double, on event: BarEvent) {
        let edge = offset - scrollView.safeArea.top - scrollView.refreshInset
        let meetsBar = scrollView.contentOffset <= max(scrollView.top, edge)
        setContentInset(
            ContentInset(top: height + scrollView.refreshInset, bottom: scrollView.bottomInset))
        if case .scrollView = event, meetsBar {
            updateContentOffset(scrollView.visible(edge), animated: false)
        }
    }
}

struct HidingHeader: Bar {
    static let definition = BarDefinition(
        "hides", heights: .fixed(0, 88), kind: .hidesOnScroll.without([.contentFilling, .gapless])
    ) { HidingHeader(state: BarState($0)) }

    var state: BarState
    var last: ScrollViewState?

    mutating func react(to event: BarEvent, on host: inout BarHost) {
        if let last {
            let scrolled = last.visible(host.scrollView.contentOffset) - last.visible(last.contentOffset)
            state.offset = max(-88, min(state.offset + scrolled, 0))
        }
        switch event {
        case .scrollToTop: state.offset = -88
        case .idle: state.offset = state.height > 44 ? -88 : 0
        default: break
        }
        host.makeRoom(for: 88, at: state.offset, on: event)
        last = host.scrollView
        host.report(state)
    }
}

struct LargeTitle: Bar {
    static let definition = BarDefinition(
        "title", heights: .fixed(44, 96), kind: .largeTitle.without([.retargeting, .contentFilling])
    ) { LargeTitle(state: BarState($0)) }

    var state: BarState

    mutating func react(to event: BarEvent, on host: inout BarHost) {
        host.makeRoom(for: 96, at: -96, on: event)
        switch event {
        case .pan(.ended), .pan(.cancelled), .pan(.failed), .idle: snap(&host)
        case .release(let release) where abs(release.velocity) < 300: snap(&host)
        default: break
        }
        let scrolled = host.scrollView.visible(host.scrollView.contentOffset) - host.scrollView.top
        state.offset = min(scrolled - 96, -44)
        host.report(state)
    }

    private func snap(_ host: inout BarHost) {
        let view = host.scrollView
        let scrolled = view.contentOffset - view.top
        guard scrolled > 0.5, scrolled < 51.5, view.contentOffset <= view.end else { return }
        let isLarge = scrolled < 26 || view.end < view.top + 52
        host.updateContentOffset(view.top + (isLarge ? 0 : 52), animated: true)
    }
}

struct CollapsingHeader: Bar {
    static let definition = BarDefinition("collapses", heights: .fixed(88, 240), kind: .collapsing) {
        CollapsingHeader(state: BarState($0))
    }

    var state: BarState

    mutating func react(to event: BarEvent, on host: inout BarHost) {
        host.makeRoom(for: 240, at: -240, on: event)
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
        host.makeRoom(for: 240, at: -240, on: event)
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
        host.makeRoom(for: 240, at: -240, on: event)
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
        host.makeRoom(for: 88, at: -88, on: event)
        let (view, y) = (host.scrollView, host.scrollView.contentOffset)
        switch event {
        case .contentOffset, .scroll, .scrollToTop:
            let (before, now) = (view.visible(last), view.visible(y))
            if (now - before) * (before - turn) < 0 { turn = before }
            if now - turn >= 10, y >= view.top + 88 { state.offset = 0 }
            if now - turn <= -10 || (y <= view.top && y < last) { state.offset = -88 }
        case .scrollView where y <= view.top: state.offset = -88
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
