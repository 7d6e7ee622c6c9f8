extension Double {
    /// The shortest text that parses to the same number; whole numbers have no fraction.
    package var plain: String {
        guard magnitude < 0x1p53, Double(Int64(self)) == self else { return description }
        return self == 0 && sign == .minus ? "-0" : "\(Int64(self))"
    }
}
