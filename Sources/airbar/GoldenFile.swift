import AirBarModel
import Foundation
import Verification

/// A file of traces recorded from the published library, one JSON object per line.
struct GoldenFile {
    let traces: [GoldenTrace]

    init(contentsOf path: String) throws(UsageError) {
        let text = try readText(path)
        var traces: [GoldenTrace] = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        where !line.allSatisfy(\.isWhitespace) {
            do {
                traces.append(try JSONDecoder().decode(Record.self, from: Data(line.utf8)).trace)
            } catch {
                throw UsageError("\(path), line \(index + 1): \(explain(error))")
            }
        }
        guard !traces.isEmpty else { throw UsageError("\(path): expected at least one trace, found none") }
        self.traces = traces
    }
}

/// One line of the file.
private struct Record: Decodable {
    let trace: GoldenTrace

    enum Key: String, CodingKey {
        case configuration, frameHeight, contentHeight, contentOffset, events, states
    }

    init(from decoder: any Decoder) throws {
        let object = try decoder.container(keyedBy: Key.self)
        var heights = try object.nestedUnkeyedContainer(forKey: .configuration)
        let configuration = try BarConfiguration(
            compact: heights.decode(Double.self), normal: heights.decode(Double.self),
            expanded: heights.decode(Double.self))
        let geometry = try ScrollGeometry(
            frameHeight: object.decode(Double.self, forKey: .frameHeight),
            contentHeight: object.decode(Double.self, forKey: .contentHeight),
            contentOffset: object.decode(Double.self, forKey: .contentOffset))
        let events = try object.decode([RecordedEvent].self, forKey: .events).map(\.event)
        let states = try object.decode([RecordedState].self, forKey: .states).map(\.state)
        guard states.count == events.count + 1 else {
            throw DecodingError.dataCorruptedError(
                forKey: .states, in: object,
                debugDescription:
                    "expected \(events.count + 1) states, one more than events, found \(states.count)")
        }
        trace = GoldenTrace(
            Scenario(configuration: configuration, scrollView: geometry, events: events), states: states)
    }
}

private struct RecordedEvent: Decodable {
    let event: BarEvent

    init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        switch try list.decode(String.self) {
        case "offset": event = .contentOffset(try list.decode(Double.self))
        case "contentHeight": event = .contentHeight(try list.decode(Double.self))
        case "expand": event = .expand(try list.decode(Bool.self))
        case "scrollView":
            event = .scrollView(
                try ScrollGeometry(
                    frameHeight: list.decode(Double.self), contentHeight: list.decode(Double.self),
                    contentOffset: list.decode(Double.self)))
        case "pan":
            guard let phase = PanPhase(rawValue: try list.decode(String.self)) else {
                throw DecodingError.dataCorruptedError(
                    in: list, debugDescription: "expected a pan phase: began, changed or ended")
            }
            event = .pan(phase)
        default:
            throw DecodingError.dataCorruptedError(
                in: list,
                debugDescription: "expected an event: offset, pan, contentHeight, expand or scrollView")
        }
    }
}

private struct RecordedState: Decodable {
    let state: GoldenTrace.State

    init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        state = GoldenTrace.State(
            offset: try list.decode(Double.self), isExpandedStateAvailable: try list.decode(Bool.self),
            contentOffset: try list.decode(Double.self), insetTop: try list.decode(Double.self),
            insetBottom: try list.decode(Double.self), indicatorInsetTop: try list.decode(Double.self))
    }
}

/// An error of decoding in one line: the place and what was expected.
private func explain(_ error: any Error) -> String {
    switch error {
    case DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty: "expected a JSON object"
    case DecodingError.dataCorrupted(let context): place(context) + context.debugDescription
    case DecodingError.keyNotFound(let key, let context):
        place(context) + "expected a field '\(key.stringValue)'"
    case DecodingError.typeMismatch(let type, let context): place(context) + "expected \(noun(type))"
    case DecodingError.valueNotFound(let type, let context): place(context) + "expected \(noun(type))"
    default: "\(error)"
    }
}

private func place(_ context: DecodingError.Context) -> String {
    guard !context.codingPath.isEmpty else { return "" }
    let path = context.codingPath.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }
    return path.joined().drop { $0 == "." } + ": "
}

private func noun(_ type: any Any.Type) -> String {
    switch type {
    case is Double.Type: "a number"
    case is Bool.Type: "true or false"
    case is String.Type: "a text"
    default: "a list or an object of the format"
    }
}
