/// A claim about every value of a generator.
///
///     let sorted = Property(Generator<Int>.integer(in: 0...9).array(count: 0...9)) { list in
///         list.sorted() == list ? [] : [Failure(id: "order", message: "\(list) is not in order")]
///     }
///     print(search(sorted).counterexamples.map(\.value))  // [[1, 0]]
public struct Property<Value>: Sendable {
    /// The values that the claim is about.
    public internal(set) var generator: Generator<Value>
    /// Checks one value: no failures mean that it holds.
    public private(set) var body: @Sendable (Value) throws -> [Failure]
    /// Checks one value for one failure alone, if there is a quicker way; see ``focusing(_:)``.
    private var focused: (@Sendable (Value, _ id: String) throws -> Failure?)?
    /// What to find out about the cases of a search, beside whether they fail; see ``observing(_:)``.
    public private(set) var observations: [Observation<Value>] = []

    /// Makes a property of values and a check.
    ///
    /// The check may report several failures at once. An error that it throws is a failure whose id is the
    /// name of the error's type, except that a ``Rejection`` discards the case.
    public init(_ generator: Generator<Value>, _ body: @escaping @Sendable (Value) throws -> [Failure]) {
        self.generator = generator
        self.body = body
    }

    /// Makes a property of values and a predicate, which fails in one way only.
    public init(
        _ generator: Generator<Value>, id: String, holds: @escaping @Sendable (Value) throws -> Bool
    ) {
        self.init(generator) { value in
            try holds(value) ? [] : [Failure(id: id, message: "does not hold for \(value)")]
        }
    }

    /// The same property, with more to find out about its cases.
    ///
    /// What they came to is in ``SearchReport/statistics``.
    public func observing(_ observations: Observation<Value>...) -> Property {
        var property = self
        property.observations += observations
        return property
    }

    /// The same property, with a quicker way to check for one failure alone, which is all that shrinking asks.
    ///
    /// It has to find what the check does, for a property of many ids that is shrunk many thousand times.
    public func focusing(_ body: @escaping @Sendable (Value, _ id: String) throws -> Failure?) -> Property {
        var property = self
        property.focused = body
        return property
    }

    /// The same values and observations, with another check, such as one around ``body``.
    public func checked(by body: @escaping @Sendable (Value) throws -> [Failure]) -> Property {
        var property = self
        property.body = body
        property.focused = nil
        return property
    }

    /// Checks one value, with errors told apart from discarded cases.
    func verdict(on value: Value) -> Verdict { verdict { try body(value) } }

    /// The failure of an id, if a value has it.
    func failure(_ id: String, of value: Value) -> Failure? {
        guard let focused else { return verdict(on: value).failure(id) }
        return verdict { try focused(value, id).map { [$0] } ?? [] }.failure(id)
    }

    private func verdict(_ check: () throws -> [Failure]) -> Verdict {
        do {
            let failures = try check()
            return failures.isEmpty ? .holds : .fails(failures)
        } catch is Rejection {
            return .discarded
        } catch {
            return .fails([Failure(id: String(describing: type(of: error)), message: "\(error)")])
        }
    }

    /// Generates and checks one case.
    func verdict(on source: inout ChoiceSource) -> Verdict {
        do {
            return verdict(on: try generator.generate(from: &source))
        } catch {
            return .discarded
        }
    }
}

/// What a property says of one case.
enum Verdict: Equatable {
    case holds
    case discarded
    case fails([Failure])

    /// The failure of an id, if it is among them.
    func failure(_ id: String) -> Failure? {
        guard case .fails(let failures) = self else { return nil }
        return failures.first { $0.id == id }
    }
}
