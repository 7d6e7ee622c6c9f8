import AirBarModel
import Motion

/// A script played through a controller on live scroll views.
final class LivePlay {
    let log = ControllerLog()
    private let controller: BarController
    private var views: [LoggedScrollView] = []
    private var reactions: ArraySlice<[ControllerScript.Deed]>
    /// Whether the scroll views that are invalid were refused, and no other that is new.
    private(set) var refusesInvalid = true

    init(_ script: ControllerScript, on definition: BarDefinition, _ configuration: BarConfiguration) {
        controller = BarController(LoggedBar(bar: definition.makeBar(configuration), log: log))
        reactions = script.reactions[...]
        controller.stateObserver = { [unowned self] state in
            log.add(.reported(state, current.view.scrollView.asRead))
            for deed in reactions.popFirst() ?? [] { perform(deed) }
        }
        perform(.event(.scrollView(script.scenario.scrollView)))
        for deed in script.deeds { perform(deed) }
    }

    private var current: LoggedScrollView { views[views.count - 1] }

    private func perform(_ deed: ControllerScript.Deed) {
        switch deed {
        case .event(.scrollView(let geometry)):
            views.append(LoggedScrollView(geometry, number: views.count, log: log))
            if !bind(current) { refusesInvalid = false }
        case .event(let event):
            current.apply(event)
            switch event {
            case .expand(let isExpanded): controller.expand(isExpanded)
            case .heights(let heights): controller.change(heights: heights)
            case .show(let isShown): controller.show(isShown)
            case .stay(let mustStay): controller.stay(mustStay)
            case .idle: controller.scrollViewDidRest()
            case .frameHeight: controller.scrollViewFrameDidChange()
            case .safeArea, .refreshInset, .bottomInset: controller.scrollViewInsetsDidChange()
            default: break
            }
        case .oldView(let event): if views.count > 1 { views[views.count - 2].apply(event) }
        case .bindAgain: _ = bind(current)
        case .bindInvalid(let geometry):
            let view = LoggedScrollView(geometry, number: views.count, log: log)
            view.isInvalid = true
            if bind(view) { refusesInvalid = false }
            // Nobody observes it.
            view.apply(.contentOffset(123))
        }
    }

    /// Binds a scroll view; false if it is refused.
    private func bind(_ view: LoggedScrollView) -> Bool {
        (try? controller.set(scrollView: view)) != nil
    }
}
