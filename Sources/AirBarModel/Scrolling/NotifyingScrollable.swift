import Motion

/// A live scroll view without a screen, which notifies its observers of events itself.
protocol NotifyingScrollable: Scrollable {
    var release: Release? { get set }
}

extension NotifyingScrollable {
    /// Notifies the observer of the value that an event has changed.
    func notifyObserver(of event: BarEvent) {
        switch event {
        case .contentOffset, .scroll, .scrollToTop, .horizontalScroll:
            contentOffsetObservable.notify(contentOffset)
        case .contentHeight: contentHeightObservable.notify(contentHeight)
        case .pan(let phase): panObservable.notify(phase)
        case .release(let release):
            self.release = release
            panObservable.notify(.ended)
            self.release = nil
        case .lostContentOffset, .frameHeight, .safeArea, .refreshInset, .bottomInset, .bounces, .scrollView,
            .expand, .heights, .show, .stay, .idle:
            break
        }
    }
}
