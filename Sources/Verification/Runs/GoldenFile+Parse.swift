import AirBarModel
import Motion

extension GoldenFile {
    /// The first place at which a text is not of the form.
    package struct ParseError: Error, Hashable, Sendable, CustomStringConvertible {
        /// The line, counted from 1.
        package let line: Int
        /// The column of the first unexpected character, counted from 1.
        package let column: Int
        /// What was expected there, and what was found.
        package let message: String

        /// The place and the message.
        package var description: String { "line \(line), column \(column): \(message)" }
    }

    /// Reads the text form.
    ///
    /// - Throws: ``ParseError`` at the first place that is not of the form, or if there is no trace.
    package init(parsing text: some StringProtocol) throws(ParseError) {
        var traces: [GoldenTrace] = []
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (index, line) in lines.enumerated() where !line.allSatisfy(\.isWhitespace) {
            var line = JSONLine(line)
            do throws(JSONLine.Failure) {
                traces.append(try line.trace())
                try line.expectEnd()
            } catch {
                throw ParseError(line: index + 1, column: error.column, message: error.message)
            }
        }
        guard !traces.isEmpty else {
            throw ParseError(line: 1, column: 1, message: "expected at least one trace, found none")
        }
        self.init(traces)
    }
}

extension JSONLine {
    fileprivate mutating func trace() throws(Failure) -> GoldenTrace {
        let start = place
        var placeOfHeights = start
        var placeOfStates = start
        var heights = (0.0, 0.0, 0.0)
        var numbers: [String: Double] = [:]
        var events: [BarEvent] = []
        var states: [GoldenTrace.State] = []
        try object(["configuration", "frameHeight", "contentHeight", "contentOffset", "events", "states"]) {
            (name, line) throws(Failure) in
            switch name {
            case "configuration":
                placeOfHeights = line.place
                heights = try line.threeNumbers(after: "[")
            case "events": events = try line.list { line throws(Failure) in try line.event() }
            case "states":
                placeOfStates = line.place
                states = try line.list { line throws(Failure) in try line.state() }
            default: numbers[name] = try line.number()
            }
        }
        guard states.count == events.count + 1 else {
            throw failure(
                at: placeOfStates,
                "expected \(events.count + 1) states, one more than events, found \(states.count)")
        }
        let configuration = try valid(at: placeOfHeights) { () throws(InvalidValue) in
            try BarConfiguration(compact: heights.0, normal: heights.1, expanded: heights.2)
        }
        let scrollView = try valid(at: start) { () throws(InvalidValue) in
            try ScrollViewGeometry(
                frameHeight: numbers["frameHeight", default: 0],
                contentHeight: numbers["contentHeight", default: 0],
                contentOffset: numbers["contentOffset", default: 0])
        }
        return GoldenTrace(
            Scenario(configuration: configuration, scrollView: scrollView, events: events), states: states)
    }

    private mutating func event() throws(Failure) -> BarEvent {
        try expect("[")
        let start = place
        let kind = try text("an event")
        let event: BarEvent
        switch kind {
        case "offset": event = .contentOffset(try nextNumber())
        case "contentHeight": event = .contentHeight(try nextNumber())
        case "expand":
            try expect(",")
            event = .expand(try flag())
        case "pan": event = .pan(try nextPhase())
        case "scrollView":
            let numbers = try threeNumbers(after: ",")
            return .scrollView(
                try valid(at: start) { () throws(InvalidValue) in
                    try ScrollViewGeometry(
                        frameHeight: numbers.0, contentHeight: numbers.1, contentOffset: numbers.2)
                })
        default: throw unexpected(at: start, "an event: offset, pan, contentHeight, expand or scrollView")
        }
        try expect("]")
        return event
    }

    private mutating func state() throws(Failure) -> GoldenTrace.State {
        try expect("[")
        let offset = try number()
        try expect(",")
        let isAvailable = try flag()
        let contentOffset = try nextNumber()
        let insets = try threeNumbers(after: ",")
        return GoldenTrace.State(
            offset: offset, isExpandedStateAvailable: isAvailable, contentOffset: contentOffset,
            insetTop: insets.0, insetBottom: insets.1, indicatorInsetTop: insets.2)
    }

    /// Reads three numbers, which end a list.
    private mutating func threeNumbers(after token: StaticString) throws(Failure) -> (Double, Double, Double)
    {
        try expect(token)
        let numbers = (try number(), try nextNumber(), try nextNumber())
        try expect("]")
        return numbers
    }

    private mutating func nextNumber() throws(Failure) -> Double {
        try expect(",")
        return try number()
    }

    private mutating func nextPhase() throws(Failure) -> PanPhase {
        try expect(",")
        let start = place
        guard let phase = PanPhase(rawValue: try text("a pan phase")) else {
            throw unexpected(
                at: start, "a pan phase: \(PanPhase.allCases.map(\.rawValue).joined(separator: ", "))")
        }
        return phase
    }

    /// Makes a value of the numbers at a place.
    private func valid<Value>(
        at place: Int, _ make: () throws(InvalidValue) -> Value
    ) throws(Failure) -> Value {
        do { return try make() } catch { throw failure(at: place, "\(error)") }
    }
}
