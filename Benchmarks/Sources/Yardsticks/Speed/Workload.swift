import Generators

/// A way of making and checking values of one kind, to compare the speed of the ways.
///
/// Each kind has a loop written by hand: it draws about as many random words as the generator, makes values of the same
/// mean size, and does the same with each.
public struct Workload: Sendable {
    /// What the values are.
    public enum Kind: CaseIterable, Sendable {
        /// Lists of 0 to 100 random words, of 24 on average.
        case list
        /// Texts of 64 letters.
        case text
        /// Trees of 31 nodes on average.
        case tree
        /// Programs of a state machine with 50 steps, performed on the model and on a system.
        case machine
    }

    /// How the values are made.
    public enum Way: CaseIterable, Sendable {
        /// A loop written by hand, with a stream of random words.
        case handWritten
        /// A generator, from consecutive seeds.
        case generating
        /// A search that checks a property of the values as `check` does.
        ///
        /// It has a monitor whose steps are stored, asks whether it is cancelled, and would explain a failure. Not in
        /// it is what only `check` can do around it: collecting the issues of the body, and the thread of its own with
        /// a watchdog.
        case checking
    }

    /// What the values are.
    public let kind: Kind
    /// How they are made.
    public let way: Way

    /// Makes a workload.
    public init(_ kind: Kind, _ way: Way) { (self.kind, self.way) = (kind, way) }

    /// All ways of a kind, the hand-written one first.
    public static func all(_ kind: Kind) -> [Workload] { Way.allCases.map { Workload(kind, $0) } }

    /// The number of values in a round, for which the slowest way takes a fraction of a second.
    public var casesInRound: Int {
        switch kind {
        case .list: 300_000
        case .text: 30_000
        case .tree: 60_000
        case .machine: 10_000
        }
    }

    /// Makes and checks a number of values, and returns the sum of their sizes; the result keeps the optimiser from
    /// removing work.
    ///
    /// The size is the number of elements, characters, nodes or steps.
    public func elements(cases: Int, seed: UInt64) -> Int {
        switch kind {
        case .list: elements(of: WordList.self, cases, seed)
        case .text: elements(of: LetterText.self, cases, seed)
        case .tree: elements(of: DigitTree.self, cases, seed)
        case .machine: elements(of: QueueProgram.self, cases, seed)
        }
    }

    private func elements<Values: Subject>(of values: Values.Type, _ cases: Int, _ seed: UInt64) -> Int {
        let tally =
            switch way {
            case .handWritten: Values.writeByHand(cases, seed)
            case .generating: Values.generate(cases, seed)
            case .checking: Values.check(cases, seed)
            }
        // The sum of random words is never this value, but the compiler cannot know that.
        return tally.sum == 0x5EED ? 0 : tally.elements
    }
}
