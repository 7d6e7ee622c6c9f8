/// A collection that draws its elements as a list, so that they are deleted one by one.
///
/// Its own decoding asks for the number of the elements, or for all keys.
protocol DrawnCollection {
    static func draw(_ source: inout ChoiceSource, _ path: [any CodingKey]) throws(Rejection) -> Self
}

extension ChoiceSource {
    /// The number of elements, as in the default generators of collections; fewer where a type is part of itself, since
    /// the number of values would be a power of it.
    fileprivate var counts: ClosedRange<Int> { 0...(16 >> (2 * recurrences)) }
}

/// Each element has the index of the first in its path, so that a reason for a rejection is the same for all.
private func element(_ path: [any CodingKey]) -> [any CodingKey] { path + [IndexKey(0)] }

extension Array: DrawnCollection where Element: Decodable {
    static func draw(_ source: inout ChoiceSource, _ path: [any CodingKey]) throws(Rejection) -> Self {
        try source.array(count: source.counts) { source throws(Rejection) in
            try source.drawPart(Element.self, at: element(path))
        }
    }
}

extension Set: DrawnCollection where Element: Decodable {
    static func draw(_ source: inout ChoiceSource, _ path: [any CodingKey]) throws(Rejection) -> Self {
        var values: Self = []
        try source.filteredList(count: source.counts) { source throws(Rejection) in
            values.insert(try source.drawPart(Element.self, at: element(path))).inserted
        }
        return values
    }
}

extension Dictionary: DrawnCollection where Key: Decodable, Value: Decodable {
    static func draw(_ source: inout ChoiceSource, _ path: [any CodingKey]) throws(Rejection) -> Self {
        var values: Self = [:]
        try source.filteredList(count: source.counts) { source throws(Rejection) in
            let key = try source.drawPart(Key.self, at: element(path))
            guard values[key] == nil else { return false }
            values[key] = try source.drawPart(Value.self, at: element(path))
            return true
        }
        return values
    }
}

/// The key of an element.
struct IndexKey: CodingKey {
    let intValue: Int?
    var stringValue: String { intValue.map { "\($0)" } ?? "" }

    init(_ index: Int) { intValue = index }
    init?(intValue: Int) { self.intValue = intValue }
    init?(stringValue: String) { nil }
}
