extension Arbitrary where Self: ChoiceInteger {
    /// Integers of the whole range.
    public static var arbitrary: Generator<Self> { .integer }
}

extension Int: Arbitrary {}
extension Int8: Arbitrary {}
extension Int16: Arbitrary {}
extension Int32: Arbitrary {}
extension Int64: Arbitrary {}
extension UInt: Arbitrary {}
extension UInt8: Arbitrary {}
extension UInt16: Arbitrary {}
extension UInt32: Arbitrary {}
extension UInt64: Arbitrary {}

extension Bool: Arbitrary {
    /// False and true.
    public static var arbitrary: Generator<Self> { .boolean }
}

extension Int128: Arbitrary {
    /// Integers of the whole range.
    public static var arbitrary: Generator<Self> { .integer }
}

extension UInt128: Arbitrary {
    /// Integers of the whole range.
    public static var arbitrary: Generator<Self> { .integer }
}

extension Double: Arbitrary {
    /// All numbers, with special values.
    public static var arbitrary: Generator<Self> { .double }
}

extension Float: Arbitrary {
    /// All numbers, with special values.
    public static var arbitrary: Generator<Self> { .float }
}

#if !(os(macOS) && arch(x86_64))
    extension Float16: Arbitrary {
        /// All numbers, with special values.
        public static var arbitrary: Generator<Self> { .float16 }
    }
#endif

extension Character: Arbitrary {
    /// Characters of any kind.
    public static var arbitrary: Generator<Self> { .character }
}

extension Unicode.Scalar: Arbitrary {
    /// Scalars of any kind.
    public static var arbitrary: Generator<Self> { .scalar }
}

extension String: Arbitrary {
    /// Texts of any characters.
    public static var arbitrary: Generator<Self> { .string() }
}

extension Duration: Arbitrary {
    /// Durations of up to ten years of 365 days, of either sign.
    public static var arbitrary: Generator<Self> {
        .duration(in: .seconds(-315_360_000)...(.seconds(315_360_000)))
    }
}

extension CalendarDate: Arbitrary {
    /// Dates of the years 1 to 9999.
    public static var arbitrary: Generator<Self> { .date() }
}

extension TimeOfDay: Arbitrary {
    /// Times of the whole day.
    public static var arbitrary: Generator<Self> { .timeOfDay }
}

extension JSONValue: Arbitrary {
    /// Values of JSON of at most 64 leaves.
    public static var arbitrary: Generator<Self> { .json }
}

extension Optional: Arbitrary where Wrapped: Arbitrary {
    /// A value or, one time in 4, nil.
    public static var arbitrary: Generator<Self> { Wrapped.arbitrary.optional() }
}

extension Array: Arbitrary where Element: Arbitrary {
    /// Arrays of up to 16 elements.
    public static var arbitrary: Generator<Self> { Element.arbitrary.array(count: 0...16) }
}

extension Set: Arbitrary where Element: Arbitrary {
    /// Sets of up to 16 elements.
    public static var arbitrary: Generator<Self> { Element.arbitrary.set(count: 0...16) }
}

extension Dictionary: Arbitrary where Key: Arbitrary, Value: Arbitrary {
    /// Dictionaries of up to 16 elements.
    public static var arbitrary: Generator<Self> {
        .dictionary(keys: Key.arbitrary, values: Value.arbitrary, count: 0...16)
    }
}
