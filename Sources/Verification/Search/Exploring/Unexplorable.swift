import AirBarModel

/// The reason why a bar cannot be explored: it is an object.
///
/// The explorer visits equal states once. Whether two objects will react alike cannot be told from the objects.
public struct Unexplorable: Error, Hashable, Sendable, CustomStringConvertible {
    /// The name of the bar.
    public let bar: String

    /// The error in one line.
    public var description: String {
        "cannot explore \(bar): it is a class bar, of which no two states can be compared"
    }

    static func check(_ bar: any Bar, _ name: String) throws(Unexplorable) {
        if bar is ObjectBar || type(of: bar) is AnyClass { throw Unexplorable(bar: name) }
    }
}
