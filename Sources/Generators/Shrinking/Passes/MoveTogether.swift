/// Moves choices together, each in its direction and by the same amount, as far as the candidates fail.
///
/// For values that are related: no single one of them can change.
struct MoveTogether: ShrinkPass {
    private let relations: [Relation]

    /// The greatest number of numbers below their target of which all pairs are tried.
    private static var mostSigns: Int { 8 }

    /// How choices are related, and so which of them move and in which direction.
    enum Relation {
        /// Choices of one value and shape have to stay equal: all are lowered.
        case equal
        /// A choice and the next one of its shape have a difference that has to stay the same: both are lowered.
        case neighbours
        /// Two choices have a difference that has to stay the same: both are lowered.
        case difference
        /// Two choices have a sum that has to stay the same: the first is lowered, and the other one moves against it.
        case sum
        /// A choice can only be lower where the next number is greater, as the beginning of a range of which the length
        /// comes next: it is lowered with the other one at its bound, which other passes lower from there.
        case bound
        /// Two choices of which one is about a multiple of the other: one unit, and that multiple of it.
        case proportion
        /// All later choices of one shape are positions relative to the first: all values move in its direction.
        case origin
        /// Numbers below their target have to have one sign: all of them, or any two, move as far above it, where equal
        /// distances are simpler.
        case sign
    }

    init(_ relations: Relation...) { self.relations = relations }

    func improve<Value>(_ shrinker: inout Shrinker<Value>) {
        for relation in relations {
            switch relation {
            case .equal: shrinker.forEachChoice(lowerEqual)
            case .neighbours: shrinker.forEachTwoOfOneShape(lowerBoth)
            case .difference: shrinker.forEachPair(lowerBoth)
            case .sum: shrinker.forEachPair(keepSum)
            case .bound: shrinker.forEachChoice(lowerWithNextAtBound)
            case .proportion: shrinker.forEachPair(keepProportion)
            case .origin: shrinker.forEachChoice(moveOrigin)
            case .sign: changeSign(&shrinker)
            }
        }
    }

    private func lowerEqual<Value>(_ shrinker: inout Shrinker<Value>, _ index: Int) {
        let recording = shrinker.recording
        let choice = recording.choices[index]
        // 'One more' choices may be equal to those of elements with two values.
        func isEqual(_ other: Int) -> Bool {
            recording.choices[other] == choice && !recording.isOneMore(other)
        }
        guard isEqual(index), !(0..<index).contains(where: isEqual) else { return }
        let later = (index + 1..<recording.choices.count).filter(isEqual)
        guard !later.isEmpty else { return }
        shrinker.stride { choices in
            guard let choice = choices.at(index) else { return [] }
            return ([index] + later.filter { choices.at($0) == choice }).map { Movement($0, .toTarget) }
        }
    }

    private func lowerBoth<Value>(_ shrinker: inout Shrinker<Value>, _ first: Int, _ second: Int) {
        // `EnumerateNearby` tries all pairs of small ranks.
        guard let (one, other) = shrinker.pair(first, second),
            max(one.rank, other.rank) >= EnumerateNearby.ranks.paired
        else { return }
        shrinker.stride { _ in [Movement(first, .toTarget), Movement(second, .toTarget)] }
    }

    private func keepSum<Value>(_ shrinker: inout Shrinker<Value>, _ first: Int, _ second: Int) {
        guard shrinker.pair(first, second) != nil else { return }
        // The sum of the values is kept, on whichever side of its target each one is.
        shrinker.stride { choices in
            guard let one = choices.at(first) else { return [] }
            return [Movement(first, .toTarget), Movement(second, one.value > one.target ? .up : .down)]
        }
    }

    private func lowerWithNextAtBound<Value>(_ shrinker: inout Shrinker<Value>, _ index: Int) {
        if shrinker.hasTooManyPairs { return }
        let choices = shrinker.recording.choices
        let numbers = choices.indices[(index + 1)...].lazy.filter { choices[$0].bound > 1 }
        guard choices[index].bound > 1, let next = numbers.first, choices[next].value < choices[next].bound
        else { return }
        func step(_ shrinker: inout Shrinker<Value>, _ size: UInt64) -> Bool {
            guard let choice = shrinker.choice(index) else { return false }
            return shrinker.accepts {
                $0.set(index, to: choice.lowered(by: size))
                // Replaying lowers it to the new bound, which is not known here.
                $0.set(next, to: .max)
            }
        }
        guard step(&shrinker, 1) else { return }
        shrinker.stride(room: { $0.choice(index)?.distance ?? 0 }, step: step)
    }

    private func keepProportion<Value>(_ shrinker: inout Shrinker<Value>, _ first: Int, _ second: Int) {
        guard let (one, other) = shrinker.pair(first, second) else { return }
        let (small, large) = one.distance < other.distance ? (first, second) : (second, first)
        let (less, greater) = (min(one.distance, other.distance), max(one.distance, other.distance))
        guard less > 1, greater / less > 1 else { return }
        shrinker.stride { _ in
            [Movement(small, .toTarget), Movement(large, .toTarget, times: greater / less)]
        }
    }

    private func moveOrigin<Value>(_ shrinker: inout Shrinker<Value>, _ index: Int) {
        if shrinker.hasTooManyPairs { return }
        for later in shrinker.recording.choices.firstOfEachShape(after: index)
        where !shrinker.isSpent && !shrinker.isRepeated(index) {
            shrinker.stride { choices in
                guard let origin = choices.at(index), let shape = choices.at(later) else { return [] }
                let others = choices.indices.dropFirst(index + 1).filter { choices[$0].hasShape(of: shape) }
                let direction: Movement.Direction = origin.value < origin.target ? .up : .down
                return [Movement(index, .toTarget)] + others.map { Movement($0, direction) }
            }
        }
    }

    private func changeSign<Value>(_ shrinker: inout Shrinker<Value>) {
        let before = shrinker.recording.choices
        let below = before.indices.filter {
            before[$0].value < before[$0].target && !shrinker.isRepeated($0)
        }
        guard below.count > 1 else { return }
        shrinker.stride { _ in below.map { Movement($0, .across) } }
        guard shrinker.recording.choices == before, below.count <= Self.mostSigns else { return }
        for (place, first) in below.enumerated() {
            for second in below[(place + 1)...] {
                shrinker.stride { _ in [Movement(first, .across), Movement(second, .across)] }
            }
        }
    }
}

/// How a choice moves in a group.
struct Movement {
    private let index: Int
    private let direction: Direction
    private let factor: UInt64

    enum Direction {
        case toTarget
        case up
        case down
        /// From below the target to the same distance above it, in one unit.
        case across
    }

    /// - Parameter factor: the number of units for each unit of the group.
    init(_ index: Int, _ direction: Direction, times factor: UInt64 = 1) {
        (self.index, self.direction, self.factor) = (index, direction, factor)
    }

    /// By how many units of the group the choice can move.
    func room(in choices: [Choice]) -> UInt64 {
        guard let choice = choices.at(index) else { return 0 }
        return switch direction {
        case .toTarget: choice.distance / factor
        case .up: (choice.bound - choice.value) / factor
        case .down: choice.value / factor
        case .across: choice.value < choice.target ? 1 : 0
        }
    }

    /// Moves the choice by a number of units of the group, for which there has to be room.
    func apply(_ size: UInt64, to edit: inout ChoiceEdit, of choices: [Choice]) {
        guard let choice = choices.at(index) else { return }
        let value =
            switch direction {
            case .toTarget: choice.lowered(by: size * factor)
            case .up: choice.value + size * factor
            case .down: choice.value - size * factor
            // Replaying lowers it to the bound.
            case .across: choice.target + min(choice.distance, .max - choice.target)
            }
        edit.set(index, to: value)
    }
}

extension Shrinker {
    /// Moves a group of choices as far as possible.
    ///
    /// - Parameter group: which of the best choices move; empty if they do not any more.
    fileprivate mutating func stride(_ group: ([Choice]) -> [Movement]) {
        func room(_ choices: [Choice]) -> UInt64 { group(choices).map { $0.room(in: choices) }.min() ?? 0 }
        stride { shrinker in
            room(shrinker.recording.choices)
        } step: { shrinker, size in
            let choices = shrinker.recording.choices
            guard size <= room(choices) else { return false }
            return shrinker.accepts { edit in
                for movement in group(choices) { movement.apply(size, to: &edit, of: choices) }
            }
        }
    }
}
