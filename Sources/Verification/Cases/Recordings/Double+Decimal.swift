extension Double {
    /// The number of a decimal text in UTF-8, such as `-12.5` or `1e-3`; nil for any other text.
    ///
    /// Infinity and NaN are no decimals, and neither are hexadecimal digits. A number too large for a `Double` is infinite.
    init?(decimal text: ArraySlice<UInt8>) {
        guard text.allSatisfy(Self.bytesOfDecimals.contains) else { return nil }
        self.init(String(decoding: text, as: UTF8.self))
    }

    private static let bytesOfDecimals = Array("0123456789.+-eE".utf8)
}
