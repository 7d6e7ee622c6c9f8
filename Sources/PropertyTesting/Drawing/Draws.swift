import Foundation
import Generators

/// Values that the body of a check draws while it runs, for those that depend on what the body has seen.
///
///     await check { draws in
///         var depot = Depot()
///         let places = try (0..<draws.draw(.integer(in: 1...9), "boxes")).map { _ in try depot.store() }
///         try depot.take(draws.draw(.element(of: places), "taken"))
///         #expect(depot.count == places.count - 1)
///     }
///
/// The issue lists the draws of its simplest case, each with its label.
public final class Draws: @unchecked Sendable {
    // Nothing changes after the end, so what a lock guards until then can be read without it.
    private let lock = NSLock()
    private var isOver = false
    private(set) var source: ChoiceSource
    /// What was drawn, in order.
    private(set) var values: [Drawn] = []

    /// A value and its label.
    struct Drawn {
        let label: String
        let value: Any
        /// The text of an object when it was drawn, since the body may change it; nil of other values.
        let text: String?
    }

    init(_ source: ChoiceSource) { self.source = source }

    /// Draws a value.
    ///
    /// - Parameters:
    ///   - generator: what to draw.
    ///   - label: what the issue calls the value; its number unless given.
    /// - Throws: `Rejection` if the generator rejects, which discards the case, or after the body has returned.
    public func draw<Value>(_ generator: Generator<Value>, _ label: String? = nil) throws(Rejection) -> Value
    {
        lock.lock()
        defer { lock.unlock() }
        if isOver { throw Rejection("the body that draws has returned") }
        let value = try source.draw(generator, label: label ?? "draw")
        let name = label.map { $0.split(whereSeparator: \.isNewline).joined(separator: " ") } ?? ""
        values.append(
            Drawn(
                label: name.isEmpty ? "draw \(values.count + 1)" : name, value: value,
                text: Value.self is any AnyObject.Type ? String(inIssue: value) : nil))
        return value
    }

    /// Ends the drawing.
    func end() { lock.withLock { isOver = true } }
}
