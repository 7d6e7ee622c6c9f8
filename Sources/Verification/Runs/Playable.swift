import AirBarModel

/// A test case that can be played on a bar: it makes the events of a run.
public protocol Playable: Sendable {
    /// The heights that the bar is to have, flawed or not.
    var heights: BarHeights { get }

    /// The heights and tolerances; nil if the heights are flawed.
    var configuration: BarConfiguration? { get }

    /// The scroll view that the bar is bound to first.
    var scrollView: ScrollViewGeometry { get }

    /// The case as a session.
    var session: Session { get }

    /// Plays the case, the binding included, until it or the run is over.
    func play<Sink: EventSink>(on sink: inout Sink)
}

extension Scenario: Playable {
    /// The scenario as a session without a finger.
    public var session: Session { Session(self) }

    /// Plays the scenario until the run is over.
    public func play<Sink: EventSink>(on sink: inout Sink) {
        sink.advance(by: .scrollView(scrollView))
        for event in events {
            if sink.isOver { break }
            sink.advance(by: event)
        }
    }
}

extension Session: Playable {
    /// The heights and tolerances; nil if the heights are flawed.
    public var configuration: BarConfiguration? { try? BarConfiguration(heights, tolerances: tolerances) }

    /// The session itself.
    public var session: Session { self }

    /// Plays the session until it or the run is over.
    public func play<Sink: EventSink>(on sink: inout Sink) { sink = played(on: sink).sink }

    /// The player after the whole session, with which a run can go on.
    func played<Sink: EventSink>(on sink: Sink) -> SessionPlayer<Sink> {
        var player = SessionPlayer(self, on: sink)
        player.play(actions)
        return player
    }
}
