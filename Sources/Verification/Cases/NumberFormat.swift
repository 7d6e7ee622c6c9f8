/// How a report shows numbers.
public enum NumberFormat: Sendable {
    /// Every bit, as in scenario files.
    case exact

    /// For reading: thousandths of a point, which no screen shows, and a zero without a sign.
    case rounded

    /// The text of a number.
    ///
    ///     NumberFormat.rounded.text(-195.66666666666666)  // -195.667
    package func text(_ number: Double) -> String {
        switch self {
        case .exact: number.plain
        case .rounded: number.inThousandths.plain
        }
    }

    /// This format, unless it shows the number of a violation as its limit: then exact.
    package func showing(_ violations: [Violation]) -> NumberFormat {
        let isHidden = violations.contains { text($0.value) == text($0.limit) }
        return isHidden ? .exact : self
    }
}

extension Double {
    /// The nearest number of thousandths, or itself where thousandths are no longer told apart; a zero has no sign.
    fileprivate var inThousandths: Double {
        let thousandths = (self * 1_000).rounded()
        return thousandths.magnitude < 0x1p53 ? thousandths / 1_000 + 0 : self
    }
}
