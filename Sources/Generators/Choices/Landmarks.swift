/// The simpler values that a draw should be tried with, by the choices that make them.
struct Landmarks: Hashable, Sendable {
    /// The number of choices that they take the place of.
    let count: Int
    /// The choices of each value, the simplest first.
    let sequences: [[UInt64]]
}

extension ChoiceSource {
    /// Replays recorded choices; it records landmarks too.
    init(namingLandmarks values: [UInt64]) {
        self.init(replaying: values)
        namesLandmarks = true
    }

    /// Names simpler values for the choices that were made last.
    mutating func nameLandmarks(ofLast count: Int, _ sequences: () -> [[UInt64]]) {
        guard namesLandmarks else { return }
        let first = choices.count - count
        notes?.landmarks[first] = Landmarks(count: count, sequences: sequences())
    }
}
