import AirBarModel
import Generators

extension Session {
    /// Generates sessions around the places where bars fail.
    ///
    /// They have pulls at the top, flicks that end between detents, grabs during deceleration and bounce, cancelled
    /// gestures, pauses before lifting, programmatic scrolls, and changes of geometry in between. Each ends with all
    /// fingers lifted and everything at rest, so that its final state can be judged.
    ///
    /// The simplest session has a bar of 100, 200 and 300 points over 2,000 points of content on the standard screen,
    /// and no actions. Of two sessions the one with fewer actions is simpler; distances in whole tens of points and
    /// velocities in whole hundreds are simpler than others.
    public static let generator: Generator<Session> = generator(in: CaseDomain())

    /// The largest number of actions of random sessions, and of those that a fuzzer makes.
    private static let (usualLength, longestLength) = (8, 100)

    /// Generates the same sessions.
    ///
    /// - Parameter domain: which sessions are drawn.
    public static func generator(in domain: CaseDomain) -> Generator<Session> {
        Generator { source throws(Rejection) in
            var draft = try ScenarioDraft(from: &source, in: domain, upTo: .arbitrary)
            let scrollView = try draft.drawFirstGeometry(from: &source)
            let configuration = try draft.configuration()
            let display = Display.draw(from: &source)
            draft.vocabulary = .everything
            var actions: [SessionAction] = []
            try source.list(
                count: 0...(domain.isLong ? longestLength : usualLength), atRandomUpTo: usualLength
            ) { source throws(Rejection) in
                actions.append(try draft.drawAction(from: &source))
            }
            let session = Session(
                heights: configuration.heights, tolerances: configuration.tolerances, scrollView: scrollView,
                display: display, actions: actions)
            // Drawn last, so that the inputs of fuzzers from before it mean what they meant.
            return session.adding(try domain.behavior.drawTime(from: &source)).settled
        }
    }

    /// The session on scroll views that also do something else by themselves.
    private func adding(_ behavior: ScrollViewBehavior) -> Session {
        func adding(to view: ScrollViewGeometry) -> ScrollViewGeometry {
            var other = view
            other.behavior.formUnion(behavior)
            return other
        }
        return Session(
            heights: heights, tolerances: tolerances, scrollView: adding(to: scrollView), display: display,
            actions: actions.map { action in
                switch action {
                case .preconfigure(let view): .preconfigure(adding(to: view))
                case .event(.scrollView(let view)): .event(.scrollView(adding(to: view)))
                default: action
                }
            })
    }
}

/// The kinds of actions to draw, in order of simplicity.
private enum ActionChoice: UInt64, CaseIterable {
    case drag, fling, rest, lift, pause, touch, cancel, animate, bindOther, preconfigure, event

    /// The kinds, each repeated by its weight.
    static let weighted: [ActionChoice] = [
        (10, drag), (8, fling), (3, rest), (3, lift), (5, pause), (2, touch), (1, cancel), (2, animate),
        (3, bindOther), (1, preconfigure), (8, event),
    ]
    .flatMap { Array(repeating: $1, count: $0) }

    static func draw(from source: inout ChoiceSource) -> ActionChoice {
        let number = source.draw(upTo: event.rawValue) { bits in
            weighted[Int(bits.uniform(upTo: UInt64(weighted.count - 1)))].rawValue
        }
        return ActionChoice(rawValue: number) ?? .drag
    }
}

extension ScenarioDraft {
    fileprivate mutating func drawAction(from source: inout ChoiceSource) throws(Rejection) -> SessionAction {
        switch ActionChoice.draw(from: &source) {
        case .drag:
            let distance = ScenarioDraft.drawRound(upTo: 60, unit: 10, from: &source)
            return .drag(by: distance, over: ScenarioDraft.drawTime(from: &source))
        case .fling: return .fling(ScenarioDraft.drawRound(upTo: 40, unit: 100, from: &source))
        case .rest: return .rest
        case .lift: return .lift
        case .pause: return .pause(ScenarioDraft.drawTime(from: &source))
        case .touch: return .touch
        case .cancel: return .cancel
        case .animate:
            guard source.pick(upTo: 1) == 1 else { return .animateToTop }
            return .animate(to: quantum.points(drawContentOffset(from: &source)))
        case .bindOther: return .bindOther
        case .preconfigure: return .preconfigure(try drawGeometry(from: &source))
        case .event: return .event(try drawInterference(from: &source))
        }
    }

    /// Draws an event that the app or the system causes between the actions of a finger.
    private mutating func drawInterference(from source: inout ChoiceSource) throws(Rejection) -> BarEvent {
        let hasInsets = domain.hasInsets
        let requests = Self.requests.indices.filter { domain.has(Self.requests[$0]) }.map { 10 + UInt64($0) }
        let number = source.draw(upTo: requests.last ?? 9) { bits in
            let number = bits.uniform(upTo: 9)
            if !requests.isEmpty, [2, 7, 9].contains(number), bits.uniform(upTo: 2) > 0 {
                return requests[Int(bits.uniform(upTo: UInt64(requests.count - 1)))]
            }
            return !hasInsets && (4...6).contains(number) ? 0 : number
        }
        try domain.require(number < 10 || requests.contains(number), "events of that kind")
        switch number {
        case 0:
            contentHeight = drawContentHeight(from: &source)
            return .contentHeight(quantum.points(contentHeight))
        case 1: return .expand(source.pick(upTo: 1) == 0)
        case 2: return .scroll(.set, to: quantum.points(drawContentOffset(from: &source)))
        case 3:
            frameHeight = drawFrameHeight(from: &source)
            return .frameHeight(quantum.points(frameHeight))
        case 4:
            safeArea = try drawSafeArea(from: &source)
            return .safeArea(quantum.points(safeArea))
        case 5:
            refreshInset = try drawRefreshInset(from: &source)
            return .refreshInset(quantum.points(refreshInset))
        case 6:
            bottomInset = try drawBottomInset(from: &source)
            return .bottomInset(quantum.points(bottomInset))
        case 7: return .bounces(source.pick(upTo: 1) == 1)
        case 8: return .scrollView(try drawGeometry(from: &source))
        case 9: return .scroll(.viewAnimation, to: quantum.points(drawContentOffset(from: &source)))
        case 10: return .heights(try drawOtherHeights(from: &source))
        case 11: return .show(source.pick(upTo: 1) == 0)
        default: return .stay(source.pick(upTo: 1) == 0)
        }
    }

    /// What the app asks only of some bars; the numbers from 10 stand for it.
    private static let requests: [EventChoice] = [.heights, .show, .stay]

    /// Draws a round number: a multiple of a tenth of `unit`, below `units` + 1 units in magnitude.
    ///
    /// The tenths are drawn first, so that whole units are simpler.
    private static func drawRound(upTo units: UInt64, unit: Double, from source: inout ChoiceSource) -> Double
    {
        let tenths = source.draw(upTo: 9) { bits in bits.uniform(upTo: 1) == 0 ? 0 : bits.uniform(upTo: 9) }
        let whole = source.draw(upTo: units) { bits in
            bits.uniform(upTo: 1) == 0 ? bits.uniform(upTo: units / 5) : bits.uniform(upTo: units)
        }
        let number = (Double(whole) + Double(tenths) / 10) * unit
        return source.pick(upTo: 1) == 0 ? number : -number
    }

    /// Draws a time in seconds.
    private static func drawTime(from source: inout ChoiceSource) -> Double {
        let times = [0.2, 0.1, 0.5, 1, 0.3, 0.05, 0.02, 2]
        return times[Int(source.pick(upTo: UInt64(times.count - 1)))]
    }
}
