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
    /// - Parameter place: the index of a choice; half of the mutations are of elements that follow it.
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
            case (10...12, let element?): .inserting(before: element, of: recording, &random)
            case (_, let element?):
                .appending(after: recording.siblings(of: element).last ?? element, of: recording, &random)
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

    /// Removes elements of a list.
    private static func removing(
        _ element: Int, of recording: Recording, _ random: inout RandomBits
    ) -> Mutation {
        var values = recording.values
        let run = recording.run(from: element, &random)
        values.removeSubrange(run)
        return Mutation(values: values, seed: random.next(), place: run.lowerBound)
    }

    /// Repeats elements of a list up to 128 times, and mostly a few times: a defect may need many of the same.
    private static func repeating(
        _ element: Int, of recording: Recording, _ random: inout RandomBits
    ) -> Mutation {
        var values = recording.values
        let run = recording.run(from: element, &random)
        let count = 1 << min(random.next().leadingZeroBitCount, 7)
        let copies = repeatElement(values[run], count: count).joined()
        values.insert(contentsOf: copies, at: run.upperBound)
        return Mutation(values: values, seed: random.next(), place: run.upperBound)
    }

    /// Moves elements of a list in front of another one.
    private static func moving(
        _ element: Int, of recording: Recording, _ random: inout RandomBits
    ) -> Mutation {
        var values = recording.values
        let run = recording.run(from: element, &random)
        let siblings = recording.siblings(of: element)
        let place = recording.spans[siblings[Int(random.uniform(upTo: UInt64(siblings.count - 1)))]].begin
        guard !run.contains(place) else { return Mutation(values: values, seed: random.next()) }
        let moved = Array(values[run])
        values.removeSubrange(run)
        values.insert(contentsOf: moved, at: place < run.lowerBound ? place : place - run.count)
        return Mutation(values: values, seed: random.next(), place: min(place, run.lowerBound))
    }

    /// Inserts a random element in front of one of a list.
    ///
    /// The element is a copy whose content is drawn again, because only a generator can tell how many choices one takes.
    private static func inserting(
        before element: Int, of recording: Recording, _ random: inout RandomBits
    ) -> Mutation {
        var values = recording.values
        let span = recording.spans[element]
        values.insert(contentsOf: Array(values[span.range]), at: span.begin)
        return Mutation(
            values: values, redraw: Redraw(range: recording.drawn(in: element), depth: span.depth),
            seed: random.next(), place: span.begin)
    }

    /// Appends a random element to a list, in the same way.
    private static func appending(
        after element: Int, of recording: Recording, _ random: inout RandomBits
    ) -> Mutation {
        var values = recording.values
        let span = recording.spans[element]
        values.insert(contentsOf: Array(values[span.range]), at: span.end)
        let drawn = recording.drawn(in: element)
        return Mutation(
            values: values,
            redraw: Redraw(
                range: drawn.lowerBound + span.range.count..<span.end + span.range.count, depth: span.depth),
            seed: random.next(), place: span.end)
    }

    /// Puts elements of a list of one case into a list of another, before one of its elements or in the place of some.
    ///
    /// - Returns: nil if one of the two has no list.
    static func splicing(
        _ other: Recording, into recording: Recording, near place: Int?, _ random: inout RandomBits
    ) -> Mutation? {
        guard let element = recording.randomElement(near: place, &random),
            let donor = other.randomElement(near: nil, &random)
        else {
            return nil
        }
        var values = recording.values
        let run = recording.run(from: element, &random)
        let replaced = random.uniform(upTo: 1) == 0 ? run.lowerBound..<run.lowerBound : run
        values.replaceSubrange(replaced, with: other.values[other.run(from: donor, &random)])
        return Mutation(values: values, seed: random.next(), place: run.lowerBound)
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

extension Recording {
    /// The span of an element of any list, drawn at random; nil if there is none.
    ///
    /// In half of the draws it is near a place: the first element that begins there or later, the next one half as often,
    /// and so on.
    fileprivate func randomElement(near place: Int?, _ random: inout RandomBits) -> Int? {
        let elements = spans.indices.filter { spans[$0].label == Self.element && !spans[$0].range.isEmpty }
        if let place, random.uniform(upTo: 1) == 0 {
            let following = elements.drop { spans[$0].begin < place }
            return following.prefix(1 + random.next().leadingZeroBitCount).last ?? elements.last
        }
        return elements.isEmpty ? nil : elements[Int(random.uniform(upTo: UInt64(elements.count - 1)))]
    }

    /// The spans of the elements of the list that contains an element.
    fileprivate func siblings(of element: Int) -> [Int] {
        let parent = spans[element].parent
        return spans.indices.filter {
            spans[$0].label == Self.element && spans[$0].parent == parent && !spans[$0].range.isEmpty
        }
    }

    /// The choices of an element and of some that follow it in its list: of one in half of the draws, of two in a quarter,
    /// and so on.
    fileprivate func run(from element: Int, _ random: inout RandomBits) -> Range<Int> {
        let following = siblings(of: element).drop { $0 < element }
        let last = following.prefix(1 + random.next().leadingZeroBitCount).last ?? element
        return spans[element].begin..<spans[last].end
    }
}
