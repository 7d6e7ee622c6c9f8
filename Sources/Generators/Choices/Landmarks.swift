/// The simpler values that a draw should be tried with, by the choices that make them.
struct Landmarks: Hashable, Sendable {
    /// The number of choices that they take the place of.
    let count: Int
    /// The choices of each value, the simplest first.
    let sequences: [[UInt64]]
}
