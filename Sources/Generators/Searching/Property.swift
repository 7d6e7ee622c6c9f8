/// A predicate that should hold for every value of a generator.
///
///     let sorted = Property(Generator<Int>.integer(in: 0...9).array(count: 0...9)) { list in
///         list.sorted() == list ? [] : [Failure(id: "order", message: "\(list) is not in order")]
///     }
///     print(search(sorted).counterexamples.map(\.value))  // [[1, 0]]
public struct Property<Value>: Sendable {
    /// The generator of the values.
    package internal(set) var generator: Generator<Value>
    /// Checks one value; an empty result means that the property holds.
    public private(set) var body: @Sendable (Value) throws -> [Failure]
    /// Checks one value for failures of one id, if there is a faster way; see ``focusing(_:)``.
    private var focused: (@Sendable (Value, _ id: String) throws -> Failure?)?
    /// The observations of the cases of a search; see ``observing(_:)``.
    package private(set) var observations: [CaseObservation<Value>] = []

    /// The rules of which each should draw a step of some value; nil unless the values are programs.
    var census: RuleCensus<Value>?

    /// Makes a property from a generator and a check.
    ///
    /// The check may return several failures. An error that it throws is a failure whose id is the name of the
    /// error's type, except that a ``Rejection`` discards the case.
    public init(_ generator: Generator<Value>, _ body: @escaping @Sendable (Value) throws -> [Failure]) {
        self.generator = generator
        self.body = body
    }

    /// Makes a property from a generator and a predicate; all its failures have one id.
    public init(
        _ generator: Generator<Value>, id: String, holds: @escaping @Sendable (Value) throws -> Bool
    ) {
        self.init(generator) { value in
            // The report shows the value; to describe every one that fails would take longer than to check it.
            try holds(value) ? [] : [Failure(id: id, message: "does not hold")]
        }
    }

    /// The same property, with further observations.
    ///
    /// The results are in ``SearchReport/statistics``.
    public func observing(_ observations: CaseObservation<Value>...) -> Property {
        var property = self
        property.observations += observations
        return property
    }

    /// The same property, of programs.
    ///
    /// A search that ends without a failure reports rules that never drew a step.
    @usableFromInline
    package func counting(_ census: RuleCensus<Value>) -> Property {
        var property = self
        property.census = census
        return property
    }

    /// The same property, with a faster check for failures of one id, used while shrinking.
    ///
    /// It must agree with the full check. It is useful for a property of many ids, since shrinking runs it many
    /// thousand times.
    package func focusing(_ body: @escaping @Sendable (Value, _ id: String) throws -> Failure?) -> Property {
        var property = self
        property.focused = body
        return property
    }

    /// The same generator and observations, with another check, for example one that wraps ``body``.
    package func checked(by body: @escaping @Sendable (Value) throws -> [Failure]) -> Property {
        var property = self
        property.body = body
        property.focused = nil
        return property
    }

    /// The same property, with every check inside a function.
    func wrapped(
        _ wrap: @escaping @Sendable (_ check: () throws -> [Failure]) throws -> [Failure]
    ) -> Property {
        var property = self
        property.body = { [body] value in try wrap { try body(value) } }
        if let focused {
            property.focused = { value, id in
                try wrap { () throws -> [Failure] in try focused(value, id).map { [$0] } ?? [] }.first
            }
        }
        return property
    }

    /// Checks one value.
    @inline(__always)
    func verdict(on value: Value) -> Verdict { Verdict { try body(value) } }

    /// The failure of an id for a value; nil if the value does not fail so.
    package func failure(_ id: String, of value: Value) -> Failure? {
        guard let focused else { return verdict(on: value).failure(id) }
        return Verdict { try focused(value, id).map { [$0] } ?? [] }.failure(id)
    }

    /// The failures of the value that a source makes; none if it makes no value, or if that is discarded.
    package func failures(of source: inout ChoiceSource) -> [Failure] {
        guard let value = try? generator.generate(from: &source) else { return [] }
        return failures(of: value)
    }

    /// The failures of a value; none if it is discarded.
    package func failures(of value: Value) -> [Failure] {
        guard case .fails(let failures) = verdict(on: value) else { return [] }
        return failures
    }

    /// Generates and checks one case.
    @inline(__always)
    func verdict(on source: inout ChoiceSource) -> Verdict {
        do throws(Rejection) {
            return verdict(on: try generator.generate(from: &source))
        } catch {
            return .discarded(error)
        }
    }
}

/// The verdict of a property on one case.
enum Verdict: Equatable {
    case holds
    case discarded(Rejection)
    case fails([Failure])

    /// Runs a check, and distinguishes errors from rejections.
    init(of check: () throws -> [Failure]) {
        do {
            let failures = try check()
            self = failures.isEmpty ? .holds : .fails(failures)
        } catch let rejection as Rejection {
            self = .discarded(rejection)
        } catch {
            self = .fails([Failure(id: String(describing: type(of: error)), message: "\(error)")])
        }
    }

    /// The failure of an id; nil if it is not among them.
    func failure(_ id: String) -> Failure? {
        guard case .fails(let failures) = self else { return nil }
        return failures.first { $0.id == id }
    }
}
