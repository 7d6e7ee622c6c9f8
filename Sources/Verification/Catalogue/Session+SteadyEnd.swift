import AirBarModel

extension Session {
    /// The last step of the session on a bar.
    ///
    /// - Parameters:
    ///   - definition: the bar.
    ///   - isExact: whether every sum of the lengths has to be exact.
    /// - Returns: nil if the session was cut, if a sum is not exact though it has to be, or if the content changed its
    ///   direction without a finger or a programme within its edges or within the tolerance of its top.
    func steadyEnd(on definition: BarDefinition, exact isExact: Bool) -> Step? {
        guard definition.accepts(heights), let configuration else { return nil }
        return steadyEnd(on: definition.makeBar(configuration), exact: isExact)
    }

    @specialized(where B == HardenedBar)
    private func steadyEnd<B: Bar>(on bar: B, exact isExact: Bool) -> Step? {
        let player = played(on: SteadyRun(bar, on: scrollView, exact: isExact))
        return player.isFull ? nil : player.sink.last
    }
}

/// A run of which only the last step is kept, and that ends where the content turns by itself.
private struct SteadyRun<B: Bar>: EventSink {
    private var run: Run<B>
    private let requiresExactness: Bool
    private(set) var last: Step?
    private(set) var isOver = false
    /// The distance of the last motion in a row of motions, in points; 0 after any other event.
    private var lastMotion = 0.0

    init(_ bar: B, on scrollView: ScrollViewGeometry, exact requiresExactness: Bool) {
        run = Run(bar, on: scrollView)
        self.requiresExactness = requiresExactness
    }

    var scrollView: ScrollViewState { run.observed.scrollView }

    var actions: [BarAction] { run.observed.actions }

    func preconfigured(_ scrollView: ScrollViewGeometry) -> ScrollViewState {
        run.observed.bar.preconfigured(scrollView)
    }

    mutating func advance(by event: BarEvent) {
        guard !isOver else { return }
        let step = run.advance(by: event)
        last = step
        isOver = turns(step) || step.soundnessViolation != nil || (requiresExactness && !step.isExact)
    }

    /// Whether the content changes its direction, without a finger or a programme, where it matters.
    private mutating func turns(_ step: Step) -> Bool {
        guard step.kind == .motion else {
            lastMotion = 0
            return false
        }
        guard let scroll = step.scroll else { return false }
        let motion = scroll.to - scroll.from
        defer { lastMotion = motion }
        return motion * lastMotion < 0 && step.dependsOnTurn(at: scroll.from)
    }
}

extension Step {
    /// Whether it matters where exactly the content turns, if that is at this content offset: frames may miss it.
    ///
    /// Beyond an edge it does not matter, since no overscroll moves the bar. But the end of short content may be within
    /// the tolerance of the top, and whether the expanded state stays available depends on how far beyond it the content
    /// goes (S6).
    fileprivate func dependsOnTurn(at contentOffset: Double) -> Bool {
        let view = before.scrollView
        let lowest = max(view.top, view.end, highestTop(under: view.otherTopInset))
        return view.top <= contentOffset && contentOffset <= lowest
    }
}
