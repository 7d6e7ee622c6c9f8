import AirBarModel

/// One event of a trace.
public struct Step: Sendable {
    /// The position in the trace; 0 is the binding of the scroll view, 1 the scenario's first event.
    public let index: Int

    /// What happened.
    public let event: BarEvent

    /// The three heights.
    public let configuration: BarConfiguration

    /// What could be seen before.
    public let before: Snapshot

    /// What could be seen after.
    public let after: Snapshot

    let actionRange: Range<Int>
}

extension Trace: RandomAccessCollection {
    /// The position of the binding.
    public var startIndex: Int { 0 }

    /// One past the last event.
    public var endIndex: Int { actionEnds.count }

    /// The step at a position.
    public subscript(position: Int) -> Step {
        Step(
            index: position,
            event: scenario.event(at: position),
            configuration: scenario.configuration,
            before: snapshots[position],
            after: snapshots[position + 1],
            actionRange: (position == 0 ? 0 : actionEnds[position - 1])..<actionEnds[position])
    }

    /// What the bar did during a step of this trace, in order.
    public func actions(of step: Step) -> ArraySlice<BarAction> { actions[step.actionRange] }
}
