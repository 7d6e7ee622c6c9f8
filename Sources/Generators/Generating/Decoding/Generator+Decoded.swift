extension Generator where Value: Decodable & SendableMetatype {
    /// Values of a type that can be decoded, from parts that are drawn while it is.
    ///
    ///     struct Person: Decodable, Arbitrary {
    ///         let name: String
    ///         let age: UInt8?
    ///         let friends: [Person]
    ///         static var arbitrary: Generator<Person> { .decoded }
    ///     }
    ///     print(Generator<Person>.any.simplest!)  // Person(name: "", age: nil, friends: [])
    ///
    /// A part is drawn by the default generator of its type, is one of its cases, or is decoded itself. An array, a set
    /// or a dictionary has up to 16 elements. Where a type is part of itself it has fewer, and past three such parts
    /// around it a value is the simplest. A type that tries to decode one kind of value after another gets the first.
    ///
    /// A case is rejected, with the type and its coding path as the reason, where
    /// - a type refuses what is drawn, as an enumeration does that has raw values and is not `CaseIterable`;
    /// - the keys of a container have to be known, and their type is not `CaseIterable`, as in an enumeration with
    ///   associated values whose `CodingKeys` are not;
    /// - a type needs a value of itself without end.
    ///
    /// Where that is so whatever is drawn, a search ends with an issue, also if the value is a part that is seldom drawn,
    /// such as an element or the value of an optional. Such a type needs a conformance to ``Arbitrary``, and one whose
    /// parts depend on each other should have it.
    public static var decoded: Generator {
        Generator { source throws(Rejection) in try source.decode(Value.self, at: []) }
    }
}

extension ChoiceSource {
    /// The greatest number of types around a value, or of its own, that are part of themselves and are not the simplest.
    private static let freeRecurrences = 3
    /// The number of those past which a type that is part of itself does not end.
    private static let mostRecurrences = 24

    /// Draws a part of any type.
    ///
    /// - Parameter isWrapped: whether it is the value of an optional that is not nil.
    mutating func drawPart<Part: Decodable>(
        _ type: Part.Type, at path: [any CodingKey], isWrapped: Bool = false
    ) throws(Rejection) -> Part {
        try span("\(type)") { source throws(Rejection) in
            source.name { (path.last.map(\.text) ?? "\(type)") + (isWrapped ? " › some" : "") }
            let part: Any? =
                if let type = type as? any DrawnCollection.Type {
                    try type.draw(&source, path)
                } else if let type = type as? any Arbitrary.Type {
                    try source.drawDefault(type)
                } else if let type = type as? any CaseIterable.Type {
                    try source.drawCase(type)
                } else {
                    try source.decode(type, at: path)
                }
            guard let part = part as? Part else { throw Rejection("\(named(type, path)) has no cases") }
            return part
        }
    }

    /// Draws a part by the default generator of its type.
    ///
    /// Not optimized: for the types known here the compiler would make code of this call that others then share, and
    /// lists of integers would take a third longer to record.
    @inline(never)
    @_optimize(none)
    private mutating func drawDefault<Part: Arbitrary>(_ type: Part.Type) throws(Rejection) -> Part {
        try part(Part.arbitrary.body)
    }

    private mutating func drawCase<Part: CaseIterable>(_ type: Part.Type) throws(Rejection) -> Part? {
        let cases = Array(type.allCases)
        return UInt64(exactly: cases.count - 1).map { cases[Int(pick(upTo: $0))] }
    }

    /// Decodes a value of a type, whose parts are drawn.
    mutating func decode<Value: Decodable>(
        _ type: Value.Type, at path: [any CodingKey]
    ) throws(Rejection) -> Value {
        if let type = type as? any DrawnCollection.Type, let value = try type.draw(&self, path) as? Value {
            return value
        }
        if let type = type as? any CaseIterable.Type, let value = try drawCase(type) as? Value {
            return value
        }
        return try nested(in: ObjectIdentifier(type)) { source throws(Rejection) in
            if source.recurrences > Self.freeRecurrences { source.close() }
            if source.recurrences > Self.mostRecurrences {
                throw Rejection(
                    "\(named(type, Array(path.suffix(1)))) needs a value of itself without end",
                    isPermanent: true)
            }
            let (drawing, draws) = (DecoderDrawing(source, path), source.draws)
            // The decoder has the only copy, since to record in one of two would copy the recording.
            source = ChoiceSource(seed: 0)
            defer { source = drawing.source }
            do { return try Value(from: drawing) } catch let rejection as Rejection { throw rejection } catch
            {
                let (problem, cure) =
                    drawing.needsKeys
                    ? ("does not list its keys", "CodingKeys to CaseIterable, or the type to Arbitrary")
                    : ("refuses what is drawn", "it to CaseIterable or Arbitrary")
                throw Rejection(
                    "\(named(type, path)) \(problem); conform \(cure)",
                    isPermanent: drawing.needsKeys || drawing.source.draws == draws)
            }
        }
    }
}

/// A type and where it is decoded.
func named(_ type: Any.Type, _ path: [any CodingKey]) -> String {
    path.isEmpty ? "\(type)" : "\(type) at \(path.map(\.text).joined(separator: "."))"
}

extension CodingKey {
    var text: String { intValue.map(String.init) ?? stringValue }
}
