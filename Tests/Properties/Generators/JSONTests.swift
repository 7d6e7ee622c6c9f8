import Foundation
import Generators
import Testing
import TestSupport

extension JSONValue: Decodable {
    /// Reads a value of any kind.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let text = try? container.decode(String.self) {
            self = .string(text)
        } else if let elements = try? container.decode([JSONValue].self) {
            self = .array(elements)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }
}

@Suite struct JSONTests {
    private static func leaves(_ value: JSONValue) -> Int {
        switch value {
        case .array(let elements): elements.map(leaves).reduce(0, +)
        case .object(let members): members.values.map(leaves).reduce(0, +)
        default: 1
        }
    }

    @Test func `Foundation reads every text, as the same value`() throws {
        for value in samples(of: .json, count: 1_000) {
            #expect(try JSONDecoder().decode(JSONValue.self, from: Data("\(value)".utf8)) == value)
        }
    }

    @Test func `all kinds of values are attained, with at most 64 leaves`() {
        let values = samples(of: .json, count: 4_000)
        #expect(values.allSatisfy { Self.leaves($0) <= 64 })
        #expect(values.contains { Self.leaves($0) > 9 })
        #expect(values.contains(.null) && values.contains(.bool(false)) && values.contains(.bool(true)))
        #expect(values.contains(.array([])) && values.contains(.object([:])))
    }

    @Test func `values shrink to null, and to the fewest members`() {
        #expect(Generator.json.simplest == .null)
        expectMinimum(.bool(false), .json) { $0 == .null }
        expectMinimum(.object(["": .null]), .json) { value in
            if case .object(let members) = value { members.isEmpty } else { true }
        }
        expectMinimum(.array([.object([:])]), .json) { value in
            guard case .array(let elements) = value else { return true }
            return !elements.contains { if case .object = $0 { true } else { false } }
        }
    }
}
