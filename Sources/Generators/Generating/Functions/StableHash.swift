/// A hash that is the same in every process, where that of the standard library has a seed of its own in each.
///
/// It is computed from the parts that a mirror shows, so it needs no conformance. Small integers are their own hash:
/// the simplest inputs, 0 and 1, then differ in the lowest bit, and a counterexample shrinks to them.
package enum StableHash {
    /// The number of nested values past which parts are left out, as in a class that refers to itself.
    private static let maximumDepth = 32

    package static func of(_ value: Any) -> UInt64 { of(value, depth: 0) }

    private static func of(_ value: Any, depth: Int) -> UInt64 {
        switch value {
        case let number as any BinaryInteger: of(UInt64(truncatingIfNeeded: number))
        case let flag as Bool: flag ? 1 : 0
        case let number as any BinaryFloatingPoint: of(Double(number))
        case let text as any StringProtocol: of(text: "\(text)")
        case let character as Character: of(text: "\(character)")
        case let scalar as Unicode.Scalar: UInt64(scalar.value)
        default: depth < maximumDepth ? of(parts: value, depth: depth + 1) : 0
        }
    }

    /// Numbers of small magnitude are their own hash.
    private static func of(_ bits: UInt64) -> UInt64 {
        bits &+ 64 < 128 ? bits : RandomBits.mixed(bits)
    }

    /// Equal numbers have one hash: both zeros, and those of other types.
    private static func of(_ number: Double) -> UInt64 {
        if let whole = Int64(exactly: number) { return of(UInt64(bitPattern: whole)) }
        return number.isNaN ? 1 : RandomBits.mixed(number.bitPattern)
    }

    private static func of(text: String) -> UInt64 {
        text.unicodeScalars.reduce(0) { RandomBits.mixed($0) ^ UInt64($1.value) }
    }

    private static func of(parts value: Any, depth: Int) -> UInt64 {
        let mirror = Mirror(reflecting: value)
        let parts = mirror.children.lazy.map { of($0.value, depth: depth) }
        switch mirror.displayStyle {
        case .set, .dictionary:
            // In any order, because that of equal sets may differ.
            return parts.reduce(0) { $0 &+ RandomBits.mixed($1 &+ 1) }
        case .optional:
            // A value is unwrapped above; that of none differs from that of zero.
            return 1
        case .collection, .tuple:
            return parts.reduce(0) { RandomBits.mixed($0) &+ $1 &+ 1 }
        default:
            // A type that has a text of its own may have parts that are not its value, such as caches.
            if mirror.children.isEmpty || value is any CustomStringConvertible { return of(text: "\(value)") }
            let name = of(text: mirror.displayStyle == .enum ? mirror.children.first?.label ?? "" : "")
            return parts.reduce(name) { RandomBits.mixed($0) &+ $1 &+ 1 }
        }
    }
}
