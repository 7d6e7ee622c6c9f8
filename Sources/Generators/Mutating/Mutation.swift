/// A change to the choices of an earlier case; choices past the last one are random.
struct Mutation {
    /// The changed choices.
    let values: [UInt64]
    /// The part of the choices that is drawn again at random; nil if there is none.
    var redraw: Redraw?
    /// The seed of what is random.
    let seed: UInt64
    /// The index of the first choice that may differ.
    var place = 0

    /// A source of the mutated choices, at the beginning.
    var source: ChoiceSource {
        if let redraw { return ChoiceSource(replaying: values, redrawing: redraw, seed: seed) }
        return ChoiceSource(replaying: values, thenSeed: seed)
    }
}

extension Mutation {
    /// Mutates the choices of a recording in one way, drawn at random.
    ///
    /// Most mutations insert, repeat, remove or move whole elements of a list, so that a case stays one that the generator
    /// would draw. The others change the content of a span, in the generator's own distribution. What follows the last
    /// element is as likely as what precedes any other: a case that has reached something new often ends there.
    ///
    /// - Parameter place: the index of a choice; half of the elements that are drawn follow it.
    init(changing recording: Recording, near place: Int? = nil, _ random: inout RandomBits) {
        let kind = random.uniform(upTo: 15)
        let element = recording.randomElement(near: place, &random)
        self =
            switch (kind, element) {
            case (0...1, _): .changingChoice(of: recording, &random)
            case (2...3, _): .redrawingSpan(of: recording, &random)
            case (4, let element?):
                .redrawingTail(of: recording, from: recording.spans[element].begin, &random)
            case (5...6, let element?): .removing(element, of: recording, &random)
            case (7...8, let element?): .repeating(element, of: recording, &random)
            case (9, let element?): .moving(element, of: recording, &random)
            case (10...12, let element?): .insertingOne(before: element, of: recording, &random)
            case (_, let element?): .appendingOne(toListOf: element, of: recording, &random)
            case (_, nil):
                .redrawingTail(
                    of: recording, from: Int(random.uniform(upTo: UInt64(recording.choices.count))), &random)
            }
    }

    /// Changes one choice: to any value, to an end or the target, by a small distance, or by a power of two.
    private static func changingChoice(of recording: Recording, _ random: inout RandomBits) -> Mutation {
        var values = recording.values
        guard !values.isEmpty else { return Mutation(values: values, seed: random.next()) }
        let index = Int(random.uniform(upTo: UInt64(values.count - 1)))
        values[index] = recording.choices[index].changed(&random)
        return Mutation(values: values, seed: random.next(), place: index)
    }

    /// Draws the content of one span again.
    private static func redrawingSpan(of recording: Recording, _ random: inout RandomBits) -> Mutation {
        var redraw: Redraw?
        if !recording.spans.isEmpty {
            let index = Int(random.uniform(upTo: UInt64(recording.spans.count - 1)))
            redraw = Redraw(range: recording.drawn(in: index), depth: recording.spans[index].depth)
        }
        return Mutation(
            values: recording.values, redraw: redraw, seed: random.next(),
            place: redraw?.range.lowerBound ?? 0)
    }

    /// Draws everything again from one choice on.
    private static func redrawingTail(
        of recording: Recording, from index: Int, _ random: inout RandomBits
    ) -> Mutation {
        Mutation(values: Array(recording.values.prefix(index)), seed: random.next(), place: index)
    }
}

extension Choice {
    /// Another value of the choice.
    fileprivate func changed(_ random: inout RandomBits) -> UInt64 {
        let isUp = random.uniform(upTo: 1) == 0
        let here = Choice(value: value, bound: bound, target: value)
        switch random.uniform(upTo: 7) {
        case 0: return isUp ? bound : 0
        case 1: return target
        case 2...3: return here.moved(by: 1 + random.uniform(upTo: 15), up: isUp).value
        case 4...5: return here.moved(by: 1 << random.uniform(upTo: 63), up: isUp).value
        default: return random.uniform(upTo: bound)
        }
    }
}
