#if canImport(UIKit)
    import AirBarModel
    import Motion
    import Observation
    import UIKit

    /// Owns a bar, attaches it to a `UIScrollView`, and tells the app what the bar shows.
    ///
    ///     let bar = AirBarController(try BarConfiguration(compact: 44, normal: 96, expanded: 240))
    ///     bar.onChange = { [weak header] in header?.frame.size.height = $0.height }
    ///     try bar.attach(to: tableView)
    ///
    /// The bottom content inset is the app's to set; the bar adds to it what short content lacks, until ``detach()``.
    ///
    /// The controller does not hold the scroll view. Hold the controller, in a view controller for example, for as long as
    /// the bar is to follow.
    @MainActor
    @Observable
    public final class AirBarController {
        /// What the bar shows; its height is in points, its transition progress from 0 to 2.
        public private(set) var state: BarState

        /// Receives the state of the bar when it is attached, and then each change of it, in order.
        ///
        /// When the bar snaps it is called inside a view animation. Changes of frames animate by themselves; after a change of a
        /// constraint, call `layoutIfNeeded`.
        @ObservationIgnored public var onChange: ((BarState) -> Void)?

        /// Runs changes in the animation of a snap.
        @ObservationIgnored var animate: @MainActor (@escaping @MainActor () -> Void) -> Void = BarAnimation
            .run

        @ObservationIgnored private let controller: BarController
        @ObservationIgnored private var observed: ObservedScrollView?
        /// The state that the app was told last since the bar was attached.
        @ObservationIgnored private var shownState: BarState?

        /// Makes a controller of the hardened bar, attached to no scroll view.
        public convenience init(_ configuration: BarConfiguration) {
            self.init(bar: HardenedBar(configuration))
        }

        /// Makes a controller of any bar, attached to no scroll view.
        public init(bar: any Bar) {
            state = bar.state
            controller = BarController(bar)
            controller.stateObserver = { [weak self] state in self?.notify(state) }
        }

        /// Attaches the bar to a scroll view, and detaches it from the one before.
        ///
        /// Set the delegate of the scroll view before: until ``detach()`` the scroll view has another one, which forwards every
        /// message. If the app sets its delegate later, attach again.
        ///
        /// - Throws: `InvalidValue` for an invalid size, content offset or safe area; then the bar is attached to none.
        public func attach(to scrollView: UIScrollView) throws(InvalidValue) {
            detach()
            let observed = ObservedScrollView(scrollView)
            self.observed = observed
            shownState = nil
            observed.noticeObservable.observe { [weak self] notice in self?.receive(notice) }
            do {
                try controller.set(scrollView: observed)
            } catch {
                detach()
                throw error
            }
            if !scrollView.isDecelerating { observed.didRest() }
        }

        /// Detaches the bar from its scroll view, and gives that its delegate and the app's own bottom inset back; the
        /// top inset stays.
        public func detach() {
            observed?.stop()
            observed = nil
        }

        /// Whether the bar is attached to a scroll view.
        func isAttached(to scrollView: UIScrollView) -> Bool { observed?.scrollView === scrollView }

        /// Brings the bar to its expanded (`true`) or its normal (`false`) height; ignored while it is not attached.
        public func expand(_ isExpanded: Bool) {
            guard let observed, observed.scrollView != nil else { return }
            observed.deliver { controller.expand(isExpanded) }
        }

        /// Shows (`true`) the bar at its normal height or hides it at its compact one, in place: the content stays; ignored
        /// while it is not attached.
        ///
        /// It does not hide where that would leave a gap above the content.
        public func show(_ isShown: Bool) {
            guard let observed, observed.scrollView != nil else { return }
            observed.deliver { controller.show(isShown) }
        }

        /// Has the bar stay at its normal height or taller (`true`), or lets it hide again; ignored while it is not attached.
        ///
        /// As while a screen reader is on, which `UIAccessibility.isVoiceOverRunning` tells.
        public func stay(_ mustStay: Bool) {
            guard let observed, observed.scrollView != nil else { return }
            observed.deliver { controller.stay(mustStay) }
        }

        /// Gives the bar other heights, in points, as for a text of another size; ignored while it is not attached, and
        /// invalid ones always.
        public func change(heights: BarHeights) {
            guard let observed, observed.scrollView != nil else { return }
            observed.deliver { controller.change(heights: heights) }
        }

        /// Call this after `setContentOffset(_:animated: false)`, after which UIKit reports no rest.
        public func scrollViewDidRest() {
            observed?.didRest()
        }

        private func receive(_ notice: ScrollViewNotice) {
            switch notice {
            case .rest: controller.scrollViewDidRest()
            case .top: controller.scrollViewDidScrollToTop()
            case .frame: controller.scrollViewFrameDidChange()
            case .insets: controller.scrollViewInsetsDidChange()
            }
        }

        private func notify(_ state: BarState) {
            guard state != shownState else { return }
            shownState = state
            let change = { @MainActor [self] in
                self.state = state
                onChange?(state)
            }
            if observed?.movesContentAnimated == true { animate(change) } else { change() }
        }
    }
#endif
