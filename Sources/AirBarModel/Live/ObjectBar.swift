/// A bar that is an object behind a value.
///
/// The value knows all events that the object was told, and shares the object with its copies. Of several copies the
/// first to react uses the object; each other one makes a new object, and tells it all events again. So a bar that is
/// never copied costs one object, and a copy costs as many reactions as the bar has events.
///
/// It is unchecked that the object is used by one thread at a time: ``LiveObject/claim(from:to:)`` sees to it.
package struct ObjectBar: Bar, @unchecked Sendable {
    /// Makes an object that is bound to a scroll view.
    typealias Factory = @Sendable (LiveScrollView, BarConfiguration) -> LiveBar

    /// What all bars of a definition share.
    final class Kind: Sendable {
        let isOnMainActor: Bool
        let makeBar: Factory
        let regards: @Sendable (BarState, BarState) -> Bool

        init(
            isOnMainActor: Bool, regards: @escaping @Sendable (BarState, BarState) -> Bool,
            makeBar: @escaping Factory
        ) {
            self.isOnMainActor = isOnMainActor
            self.regards = regards
            self.makeBar = makeBar
        }
    }

    private let kind: Kind
    /// The configuration that it was made with.
    private let birth: BarConfiguration
    private var object: LiveObject
    private var last: PastEvent?
    /// Whether the object changed in the movement that the event under way caused, and has not reported that.
    private var owesReport = false

    /// What the object showed after the last event.
    package private(set) var state: BarState
    package private(set) var transitionProgress: Double

    init(_ kind: Kind, _ configuration: BarConfiguration) {
        self.kind = kind
        birth = configuration
        object = LiveObject(configuration, kind.makeBar)
        state = BarState(configuration)
        transitionProgress = state.transitionProgress
    }

    package func regards(_ state: BarState, asEqualTo other: BarState) -> Bool { kind.regards(state, other) }

    package mutating func react(to event: BarEvent, on host: inout BarHost) {
        guard kind.isOnMainActor else { return tell(event, on: &host) }
        MainQueue.sync { tell(event, on: &host) }
    }

    private mutating func tell(_ event: BarEvent, on host: inout BarHost) {
        let next = PastEvent(event, host.scrollView, after: last)
        if !object.claim(from: last, to: next) {
            object = LiveObject(birth, kind.makeBar)
            if let last { object.replay(upTo: last) }
            _ = object.claim(from: last, to: next)
        }
        last = next
        guard let appearance = object.react(to: event, on: &host) else { return }
        var state = state
        state.offset = -appearance.height
        state.isExpandedStateAvailable = appearance.isExpandedStateAvailable
        state.configuration = appearance.configuration
        owesReport = !appearance.hasReported && (owesReport || state != self.state)
        // An object that reports nothing is taken to report each event once, when it has been told of all of it.
        if owesReport, !host.isInMovement {
            host.report(state)
            owesReport = false
        }
        self.state = state
        transitionProgress = appearance.progress ?? state.transitionProgress
    }

    /// Whether two bars were told the same; compare bars of one definition only.
    package static func == (one: ObjectBar, other: ObjectBar) -> Bool {
        one.birth == other.birth && PastEvent.areEqual(one.last, other.last)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(state)
        hasher.combine(last?.count)
    }
}
