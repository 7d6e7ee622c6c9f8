import Generators
import Motion
import Verification

/// A content offset, in points.
struct HeaderHeightCase: DrawnCase {
    let contentOffset: Double

    var description: String { contentOffset.description }

    static let any = Generator<Double>.double(in: -10_000...10_000).map {
        HeaderHeightCase(contentOffset: $0)
    }
}

/// A stretchy header, and two content offsets.
struct HeaderCase: DrawnCase {
    /// In points; from 100 to 1,000.
    let width: Int
    /// The width of the image divided by its height.
    let aspectRatio: Double
    /// In points.
    let contentOffset: Double
    /// In points.
    let otherOffset: Double

    var description: String {
        "a header \(width) pt wide, an image of \(aspectRatio.plain):1, content offsets \(contentOffset.plain) and "
            + "\(otherOffset.plain)"
    }

    func header(_ rules: MotionRules) -> StretchyHeader? {
        try? StretchyHeader(width: Double(width), imageAspectRatio: aspectRatio, rules: rules.header)
    }

    static let any = AllCases<HeaderCase> { source throws(Rejection) in
        HeaderCase(
            width: try source.draw(.integer(in: 100...1_000, towards: 320)),
            aspectRatio: try source.draw(.oneOf(.element(of: 1, 2, 1.5, 0.75), .double(in: 0.1...10))),
            contentOffset: try source.draw(.double(in: -2_000...2_000)),
            otherOffset: try source.draw(.double(in: -2_000...2_000)))
    }
}
