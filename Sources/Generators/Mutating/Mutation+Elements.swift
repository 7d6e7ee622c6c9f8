// Mutations of whole elements of a list.

extension Mutation {
    /// Removes elements of a list.
    static func removing(
        _ element: Int, of recording: Recording, _ random: inout RandomBits
    ) -> Mutation {
        var values = recording.values
        let run = recording.run(from: element, &random)
        values.removeSubrange(run)
        return Mutation(values: values, seed: random.next(), place: run.lowerBound)
    }

    /// Repeats elements of a list up to 128 times, and mostly a few times: a defect may need many of the same.
    static func repeating(
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
    static func moving(
        _ element: Int, of recording: Recording, _ random: inout RandomBits
    ) -> Mutation {
        var values = recording.values
        let run = recording.run(from: element, &random)
        let siblings = recording.siblings(of: element)
        let index = Int(random.uniform(upTo: UInt64(siblings.count - 1)))
        let place = recording.spans[siblings.dropFirst(index).first ?? element].begin
        guard !run.contains(place) else { return Mutation(values: values, seed: random.next()) }
        let moved = Array(values[run])
        values.removeSubrange(run)
        values.insert(contentsOf: moved, at: place < run.lowerBound ? place : place - run.count)
        return Mutation(values: values, seed: random.next(), place: min(place, run.lowerBound))
    }

    /// Inserts a random element in front of one of a list.
    static func insertingOne(
        before element: Int, of recording: Recording, _ random: inout RandomBits
    ) -> Mutation {
        inserting(like: element, at: recording.spans[element].begin, of: recording, &random)
    }

    /// Appends a random element to a list.
    static func appendingOne(
        toListOf element: Int, of recording: Recording, _ random: inout RandomBits
    ) -> Mutation {
        let last = recording.siblings(of: element).last ?? element
        return inserting(like: last, at: recording.spans[last].end, of: recording, &random)
    }

    /// Inserts a copy of an element whose content is drawn again: only a generator can tell how many choices one takes.
    private static func inserting(
        like element: Int, at place: Int, of recording: Recording, _ random: inout RandomBits
    ) -> Mutation {
        var values = recording.values
        let span = recording.spans[element]
        values.insert(contentsOf: values[span.range], at: place)
        let drawn = recording.drawn(in: element)
        let distance = place - span.begin
        return Mutation(
            values: values,
            redraw: Redraw(
                range: drawn.lowerBound + distance..<drawn.upperBound + distance, depth: span.depth),
            seed: random.next(), place: place)
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
