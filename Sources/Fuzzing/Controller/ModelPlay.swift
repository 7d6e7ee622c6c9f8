import AirBarModel

/// A script played without a controller: a bar, a queue of events, and scroll views that are values.
struct ModelPlay {
    let log = ControllerLog()
    private var bar: any Bar
    private var view: ScrollViewState
    private var viewNumber = -1
    private var waiting: [BarEvent] = []
    private var reports = 0
    private var reactions: ArraySlice<[ControllerScript.Deed]>

    init(_ script: ControllerScript, on definition: BarDefinition, _ configuration: BarConfiguration) {
        bar = LoggedBar(bar: definition.makeBar(configuration), log: log)
        reactions = script.reactions[...]
        view = ScrollViewState(script.scenario.scrollView)
        perform(.event(.scrollView(script.scenario.scrollView)))
        for deed in script.deeds { perform(deed) }
    }

    private mutating func perform(_ deed: ControllerScript.Deed) {
        switch deed {
        case .event(.scrollView(let geometry)):
            view = ScrollViewState(geometry)
            viewNumber += 1
            waiting.removeAll { !$0.isRequest }
            if let geometry = ScrollViewGeometry(view) { handle(.scrollView(geometry)) }
        case .event(let event):
            if view.apply(event) {
                let number = viewNumber
                waiting.append(.contentOffset(view.contentOffset))
                handleWaiting()
                // The observer has bound another scroll view, and this one is not observed any longer.
                if viewNumber != number, event.isObserved { return }
            }
            if let event = notified(event) { waiting.append(event) }
        case .bindAgain: if let geometry = ScrollViewGeometry(view) { handle(.scrollView(geometry)) }
        case .oldView, .bindInvalid: return
        }
        handleWaiting()
    }

    private mutating func handleWaiting() {
        while reports == 0, !waiting.isEmpty { handle(waiting.removeFirst()) }
    }

    /// What a bar gets of an event: the values of the scroll view, however they came about.
    private func notified(_ event: BarEvent) -> BarEvent? {
        switch event {
        case .contentOffset, .scroll, .scrollToTop: .contentOffset(view.contentOffset)
        case .contentHeight: .contentHeight(view.contentHeight)
        case .frameHeight: .frameHeight(view.frameHeight)
        case .safeArea, .refreshInset, .bottomInset: .safeArea(view.safeArea)
        case .lostContentOffset, .bounces: nil
        default: event
        }
    }

    private mutating func handle(_ event: BarEvent) {
        let before = view
        var host = BarHost(view)
        bar.react(to: event, on: &host)
        view = host.scrollView
        if view.scrollIndicatorInsetTop != before.scrollIndicatorInsetTop {
            log.add(.indicatorInset(view.scrollIndicatorInsetTop, view: viewNumber))
        }
        for action in host.actions {
            switch action {
            case .contentInset(let inset): log.add(.contentInset(inset, view: viewNumber))
            case .contentOffset(let contentOffset, let isAnimated):
                log.add(.contentOffset(contentOffset, animated: isAnimated, view: viewNumber))
            case .retarget(let contentOffset): log.add(.retarget(contentOffset, view: viewNumber))
            case .state, .snap, .refusal: break
            }
        }
        reports += 1
        for case .state(let offset, let isAvailable) in host.actions {
            var state = bar.state
            state.offset = offset
            state.isExpandedStateAvailable = isAvailable
            log.add(.reported(state, view.asRead))
            for deed in reactions.popFirst() ?? [] { perform(deed) }
        }
        reports -= 1
    }
}

extension BarEvent {
    /// Whether an observer of the scroll view hears of the event; of any other, the controller is told by a call.
    fileprivate var isObserved: Bool {
        switch self {
        case .contentOffset, .scroll, .scrollToTop, .contentHeight, .pan, .release: true
        default: false
        }
    }
}

extension ScrollViewGeometry {
    /// The geometry of a scroll view; nil if it is invalid.
    fileprivate init?(_ view: ScrollViewState) {
        do {
            try self.init(
                frameHeight: view.frameHeight, contentHeight: view.contentHeight,
                contentOffset: view.contentOffset, safeArea: view.safeArea,
                barInset: ContentInset(
                    top: max(0, view.barInset.top), bottom: max(0, view.barInset.bottom)),
                refreshInset: view.refreshInset, bottomInset: view.bottomInset, behavior: view.behavior)
        } catch {
            return nil
        }
    }
}
