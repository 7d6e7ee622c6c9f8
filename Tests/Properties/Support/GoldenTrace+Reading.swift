import AirBarModel
import Foundation
import Verification

extension GoldenTrace {
    /// Reads traces, of which each is a line with a JSON object.
    package static func traces(in file: URL) throws -> [GoldenTrace] {
        let decoder = JSONDecoder()
        return try Data(contentsOf: file).split(separator: UInt8(ascii: "\n")).map { line in
            try decoder.decode(Line.self, from: Data(line)).trace
        }
    }
}

/// A line, with the names that the recorder of the library writes.
private struct Line: Decodable {
    let configuration: [Double]
    let frameHeight, contentHeight, contentOffset: Double
    let events: [Event]
    let states: [State]

    var trace: GoldenTrace {
        get throws {
            guard states.count == events.count + 1 else { throw MissingState() }
            let configuration = try BarConfiguration(
                compact: configuration[0], normal: configuration[1], expanded: configuration[2])
            let view = try ScrollViewGeometry(
                frameHeight: frameHeight, contentHeight: contentHeight, contentOffset: contentOffset)
            return GoldenTrace(
                Scenario(configuration: configuration, scrollView: view, events: events.map(\.event)),
                states: states.map(\.state))
        }
    }
}

/// The error that a trace has not one state more than events.
private struct MissingState: Error {}

/// An event: its name, and its numbers.
private struct Event: Decodable {
    let event: BarEvent

    init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        func number() throws -> Double { try values.decode(Double.self) }
        switch try values.decode(String.self) {
        case "offset": event = .contentOffset(try number())
        case "contentHeight": event = .contentHeight(try number())
        case "expand": event = .expand(try values.decode(Bool.self))
        case "pan": event = .pan(try values.decode(Phase.self).phase)
        case "scrollView":
            let (frame, content, offset) = (try number(), try number(), try number())
            event = .scrollView(
                try ScrollViewGeometry(frameHeight: frame, contentHeight: content, contentOffset: offset))
        case let name:
            throw DecodingError.dataCorruptedError(in: values, debugDescription: "no event: \(name)")
        }
    }
}

/// The name of a phase of a pan.
private struct Phase: Decodable {
    let phase: PanPhase

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let name = try container.decode(String.self)
        guard let phase = PanPhase(rawValue: name) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "no phase: \(name)")
        }
        self.phase = phase
    }
}

/// A state: the bar's offset, whether the expanded state is available, the content offset, and three insets.
private struct State: Decodable {
    let state: GoldenTrace.State

    init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        state = GoldenTrace.State(
            offset: try values.decode(Double.self),
            isExpandedStateAvailable: try values.decode(Bool.self),
            contentOffset: try values.decode(Double.self), insetTop: try values.decode(Double.self),
            insetBottom: try values.decode(Double.self),
            indicatorInsetTop: try values.decode(Double.self))
    }
}
