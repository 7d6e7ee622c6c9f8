import AirBarModel

@testable import Verification

/// A collapsing header with a mistake that was reported.
struct ReportedTitle: Bar {
    /// What it does wrong.
    enum Mistake: String, CaseIterable {
        /// It takes the content offset as it is, overscroll included.
        case collapsesInOverscroll = "collapses-in-overscroll"
        /// It takes the distance from the top without its sign.
        case collapsesWhenPulled = "collapses-when-pulled"
        /// A drag begins where the content was dragged last.
        case dragRestores = "drag-restores"
        /// A keyboard that goes brings back the content offset from before it came.
        case keyboardRestores = "keyboard-restores"
        /// It does not let a slow scroll up begin to open it.
        case holdsSlowScrolls = "holds-slow-scrolls"
    }

    var state: BarState
    let mistake: Mistake
    /// The content offset that it brings back, in points.
    private var remembered: Double?

    init(_ configuration: BarConfiguration, _ mistake: Mistake) {
        state = BarState(configuration)
        self.mistake = mistake
    }

    mutating func react(to event: BarEvent, on host: inout BarHost) {
        guard host.prepare(for: event, height: state.configuration.normal) != nil else { return }
        moveContent(after: event, on: &host)
        let normal = -state.configuration.normal
        state.offset = max(normal, min(normal + place(host.scrollView), -state.configuration.compact))
        host.report(state)
    }

    private func place(_ view: ScrollViewState) -> Double {
        switch mistake {
        case .collapsesInOverscroll: view.contentOffset - view.top
        case .collapsesWhenPulled: (view.contentOffset - view.top).magnitude
        default: view.visible(view.contentOffset) - view.top
        }
    }

    private mutating func moveContent(after event: BarEvent, on host: inout BarHost) {
        let y = host.scrollView.contentOffset
        switch (mistake, event) {
        case (.dragRestores, .contentOffset), (.holdsSlowScrolls, .scroll): remembered = y
        case (.keyboardRestores, .bottomInset(let inset)) where inset > 0: remembered = y
        case (.dragRestores, .pan(.began)), (.keyboardRestores, .bottomInset):
            if let remembered, remembered != y { host.updateContentOffset(remembered, animated: false) }
        case (.holdsSlowScrolls, .contentOffset):
            let edge = host.scrollView.top + state.configuration.normal - state.configuration.compact
            let isHeld = (remembered ?? y) >= edge && y < edge && y > edge - 20
            if isHeld { host.updateContentOffset(edge, animated: false) }
            remembered = host.scrollView.contentOffset
        default: break
        }
    }
}
