import AirBarModel

/// A bar that counts the events that it is notified of, and does nothing else.
struct EventCounter: Bar {
    var state: BarState
    var events = 0

    mutating func react(to event: BarEvent, on host: inout BarHost) { events += 1 }
}
