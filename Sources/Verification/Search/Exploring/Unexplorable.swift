import AirBarModel

/// The reason why a bar cannot be explored.
public struct Unexplorable: Error, Hashable, Sendable, CustomStringConvertible {
    /// The name of the bar.
    public let bar: String

    /// The reason, in words.
    public let reason: String

    /// The error in one line.
    public var description: String { "cannot explore \(bar): \(reason)" }

    /// Throws if a bar is an object, or cannot have the heights of a model, or any.
    ///
    /// The explorer visits equal states once. Whether two objects will react alike cannot be told from the objects.
    static func check(_ definition: BarDefinition, on models: [BoundedModel]) throws(Unexplorable) {
        if let flaw = definition.flaw {
            throw Unexplorable(bar: definition.name, reason: "the \(flaw)")
        }
        for heights in models.map(\.configuration.heights) where !definition.heights.include(heights) {
            throw Unexplorable(
                bar: definition.name,
                reason: "its heights are \(definition.heights), and the models have others")
        }
        let model = models.first { definition.accepts($0.configuration.heights) }
        guard let bar = model.map({ definition.makeBar($0.configuration) }) else { return }
        if bar is ObjectBar || type(of: bar) is AnyClass {
            throw Unexplorable(
                bar: definition.name, reason: "it is a class bar, of which no two states can be compared")
        }
    }
}
