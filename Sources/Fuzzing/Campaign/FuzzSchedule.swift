/// Divides time among arms, such as targets: each gets a share that follows what it still discovers.
///
/// A part of the time is divided equally, so that no arm is given up for what it did not discover early on. What an arm
/// discovered long ago counts less with every later slice of its own.
///
///     var schedule = FuzzSchedule(arms: 2)
///     for _ in 0..<100 {
///         let arm = schedule.start(seconds: 1)
///         schedule.end(arm, seconds: 1, planned: 1, discoveries: arm == 0 ? 9 : 1)
///     }
///     print(schedule.seconds)  // [85.0, 15.0]
package struct FuzzSchedule: Sendable {
    /// The part of the time that is divided equally.
    private static let equalPart = 0.125
    /// What a slice that has just ended counts, relative to all before it.
    private static let memory = 0.5

    private struct Arm: Sendable {
        /// The time given to the arm, in seconds.
        var seconds = 0.0
        /// The recent discoveries and the time they took, in seconds; nil before the first slice has ended.
        var recent: (discoveries: Double, seconds: Double)?

        var rate: Double { recent.map { $0.seconds > 0 ? $0.discoveries / $0.seconds : 0 } ?? 0 }
    }

    private var arms: [Arm]

    /// Makes a schedule of a number of arms.
    package init(arms count: Int) { arms = Array(repeating: Arm(), count: count) }

    /// The time given to each arm so far, in seconds; of a running slice, what is planned.
    package var seconds: [Double] { arms.map(\.seconds) }

    /// Chooses the arm of the next slice: one without a slice so far, or else the one that has least of its share.
    ///
    /// - Parameter seconds: the time that is planned for the slice.
    /// - Returns: the index of the arm; 0 if there is none.
    /// - Complexity: O(*n*) in the number of arms.
    package mutating func start(seconds: Double) -> Int {
        let rates = arms.map(\.rate)
        let total = rates.reduce(0, +)
        func excess(_ index: Int) -> Double {
            let equal = 1 / Double(arms.count)
            let share = total > 0 ? rates[index] / total : equal
            return arms[index].seconds / (Self.equalPart * equal + (1 - Self.equalPart) * share)
        }
        guard let next = arms.indices.min(by: { excess($0) < excess($1) }) else { return 0 }
        arms[next].seconds += seconds
        return next
    }

    /// Notes the end of a slice.
    ///
    /// - Parameters:
    ///   - arm: the index of the arm.
    ///   - seconds: the time that the slice took.
    ///   - planned: the time that was planned for it.
    ///   - discoveries: the number of new behaviours.
    package mutating func end(_ arm: Int, seconds: Double, planned: Double, discoveries: Int) {
        guard arms.indices.contains(arm) else { return }
        arms[arm].seconds += seconds - planned
        let earlier = arms[arm].recent ?? (0, 0)
        arms[arm].recent = (
            earlier.discoveries * Self.memory + Double(discoveries), earlier.seconds * Self.memory + seconds
        )
    }
}
