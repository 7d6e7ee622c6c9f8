/// Curves over a common horizontal axis, in panels one below the other.
///
/// A figure is data: what draws it chooses sizes, scales and colours. Its numbers are finite.
public struct Figure: Hashable, Sendable {
    /// A point of a curve.
    public struct Point: Hashable, Sendable {
        /// The place on the horizontal axis, in the unit of the axis.
        package let x: Double

        /// The value there, in the unit of the panel.
        package let y: Double

        /// A point at a place on the horizontal axis, with a value.
        public init(x: Double, y: Double) {
            self.x = x
            self.y = y
        }
    }

    /// A line through points.
    public struct Curve: Hashable, Sendable {
        /// The largest magnitude of a value that is drawn.
        package static let furthest = 1e6

        /// The name for a legend: that of the rules, and what was done under them if that differs.
        package let name: String

        /// The points, from left to right; two at one place are a jump.
        package let points: [Point]

        /// The number of points that are left out.
        package let omitted: Int

        /// A curve through points, which are given from left to right.
        ///
        /// Points that are not finite are left out. The curve ends before the first value beyond `furthest`, because
        /// what diverges would leave nothing to be seen of the rest.
        public init(name: String, points: [Point]) {
            self.name = name
            let finite = points.filter { $0.x.isFinite && $0.y.isFinite }
            self.points = Array(finite.prefix { $0.y.magnitude <= Self.furthest })
            omitted = points.count - self.points.count
        }
    }

    /// A horizontal line across a panel, such as an edge or a target.
    public struct Mark: Hashable, Sendable {
        /// The name for a legend.
        package let name: String

        /// The value, in the unit of the panel.
        package let value: Double

        /// A line of a name at a value.
        public init(name: String, value: Double) {
            self.name = name
            self.value = value
        }
    }

    /// One quantity over the horizontal axis.
    public struct Panel: Hashable, Sendable {
        /// The quantity with its unit, such as "position, pt".
        package let name: String

        /// The curves; the first is that of the rules under test.
        package let curves: [Curve]

        /// The horizontal lines, which may be far from every curve.
        package let marks: [Mark]

        /// A panel of a quantity; marks that are not finite are left out.
        public init(name: String, curves: [Curve], marks: [Mark] = []) {
            self.name = name
            self.curves = curves
            self.marks = marks.filter(\.value.isFinite)
        }
    }

    /// What the horizontal axis is, with its unit, such as "time, s" or "content offset, pt".
    package let axis: String

    /// The panels, from top to bottom.
    package let panels: [Panel]

    /// The place on the horizontal axis at which something is violated; nil if there is none.
    package let marked: Double?

    /// A figure of panels over an axis, with the place of a violation; a place that is not finite is left out.
    public init(axis: String, panels: [Panel], marked: Double? = nil) {
        self.axis = axis
        self.panels = panels
        self.marked = marked.flatMap { $0.isFinite ? $0 : nil }
    }
}
