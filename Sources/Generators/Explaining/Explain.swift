/// Determines which parts of a counterexample matter, by drawing each again while the others stay the same.
///
/// A part is free if every other value tried in its place fails with the same id; its own parts are not examined.
/// This is evidence, not proof. After Hypothesis's explain phase (MacIver).
///
///     let lists = Generator<Int>.integer(in: 0...9).array(count: 3...3)
///     let property = Property(lists, id: "small") { $0[1] < 5 }
///     let found = search(property).counterexamples[0]
///     print(explain(found, of: property))
///     // element 0 = 0 may be anything (7 tried)
///     // element 1 = 5 matters
///     // element 2 = 0 may be anything (9 tried)
/// - Parameters:
///   - counterexample: the counterexample to explain.
///   - property: the property that it falsifies.
///   - tries: the number of other values to draw for each part.
///   - budget: the greatest number of executions; unless given, it is not limited.
///   - isCancelled: whether to stop, and to explain what is known by then.
/// - Complexity: O(*tries*) executions for each span and each reference.
package func explain<Value>(
    _ counterexample: Counterexample<Value>, of property: Property<Value>, tries: Int = 20,
    budget: Int = .max, isCancelled: @escaping () -> Bool = { false }
) -> Explanation {
    var source = ChoiceSource(describing: counterexample.choices)
    guard let value = try? property.generator.generate(from: &source) else { return Explanation() }
    var search = PartSearch(
        property: property, id: counterexample.failure.id, value: "\(value)",
        recording: source.recording,
        descriptions: source.texts?.descriptions ?? [:],
        names: PartNames(recording: source.recording, given: source.texts?.names ?? [:]), tries: tries,
        budget: budget, isCancelled: isCancelled)
    return search.explanation()
}

extension Counterexample {
    /// Explains the counterexample, if the settings ask for it and the value failed whenever it was checked.
    mutating func explain(
        _ property: Property<Value>, _ settings: SearchSettings, _ isCancelled: @escaping () -> Bool
    ) {
        guard settings.explanationTries > 0, recurrence == .recurs else { return explanation = Explanation() }
        explanation = Generators.explain(
            self, of: property, tries: settings.explanationTries,
            budget: settings.shrinkBudget - executions - Rerun<Value>.runs, isCancelled: isCancelled)
    }
}

/// The search for the free parts.
private struct PartSearch<Value> {
    let property: Property<Value>
    let id: String
    let value: String
    let recording: Recording
    let descriptions: [Int: String]
    let names: PartNames
    let tries: Int
    /// The number of executions left.
    var budget: Int
    let isCancelled: () -> Bool

    /// The number of draws left.
    ///
    /// Each try makes all of a value again, and of a long one few parts are listed.
    var draws = 4_000_000

    private var isSpent: Bool { budget <= 0 || draws <= 0 || isCancelled() }

    mutating func explanation() -> Explanation {
        var parts: [Explanation.Part] = []
        var free = 0..<0
        var references = recording.references[...]
        for (index, span) in recording.spans.enumerated() {
            parts += self.parts(popping: &references, before: span.begin, outside: free)
            let range = recording.drawn(in: index)
            guard !free.contains(span.begin), !range.isEmpty else {
                continue
            }
            let tried = others(for: Redraw(range: range, depth: span.depth))
            if isSpent { return Explanation(parts: parts, isComplete: false) }
            if tried.isFree { free = span.range }
            if tried.isFree || !recording.hasParts(inside: index) {
                parts.append(
                    Explanation.Part(
                        path: names.path(of: index), value: descriptions[index], isFree: tried.isFree,
                        tried: tried.fails + tried.holds))
            }
        }
        parts += self.parts(popping: &references, before: .max, outside: free)
        return Explanation(parts: parts, isComplete: !isSpent)
    }

    /// The references before a choice, as parts.
    private mutating func parts(
        popping references: inout ArraySlice<Reference>, before end: Int, outside free: Range<Int>
    ) -> [Explanation.Part] {
        var parts: [Explanation.Part] = []
        while let reference = references.first, reference.choice < end {
            references.removeFirst()
            if free.contains(reference.choice) { continue }
            let tried = others(for: reference)
            if isSpent { break }
            parts.append(
                Explanation.Part(
                    path: names.path(of: reference), value: nil, isFree: tried.isFree,
                    tried: tried.fails + tried.holds))
        }
        return parts
    }

    /// The other values in place of a part.
    private mutating func others(for redraw: Redraw) -> Tried {
        let values = recording.values
        return others(
            (0..<UInt64(max(tries, 0))).lazy.map { attempt in
                let seed = RandomBits.mixed(UInt64(redraw.range.lowerBound) &<< 32 | attempt)
                return ChoiceSource(replaying: values, redrawing: redraw, seed: seed)
            })
    }

    /// The same for other referents in place of one; if they are too many, for some at equal distances.
    private mutating func others(for reference: Reference) -> Tried {
        let values = recording.values
        let others = reference.referents.indices.filter { $0 != Int(values[reference.choice]) }
        let count = min(max(tries, 0), others.count)
        return self.others(
            (0..<count).lazy.map { attempt in
                var values = values
                values[reference.choice] = UInt64(others[attempt * others.count / count])
                return ChoiceSource(replaying: values)
            })
    }

    private mutating func others(_ sources: some Sequence<ChoiceSource>) -> Tried {
        // Values are compared as text, because different choices may make the same value.
        var seen: Set = [value]
        var counts = Tried()
        for var source in sources where counts.holds == 0 && !isSpent {
            let value = try? property.generator.generate(from: &source)
            draws -= source.draws
            guard let value else {
                counts.refused += 1
                continue
            }
            guard seen.insert("\(value)").inserted else {
                counts.seen += 1
                continue
            }
            budget -= 1
            switch property.verdict(on: value) {
            case .discarded: counts.refused += 1
            case let verdict where verdict.failure(id) != nil: counts.fails += 1
            default: counts.holds += 1
            }
        }
        return counts
    }
}

/// What became of other values in place of a part.
private struct Tried {
    /// The number of those that fail with the same id.
    var fails = 0
    /// The number of those that do not.
    var holds = 0
    /// The number of those that had been tried before.
    var seen = 0
    /// The number of those that are no values of the generator, or that the property discards.
    var refused = 0

    /// Whether the part is free: a few that fail prove little where more than three in four are refused.
    var isFree: Bool { holds == 0 && fails > 0 && 3 * (fails + seen) >= refused }
}

extension Recording {
    /// Whether there are smaller parts in a span: spans or references.
    fileprivate func hasParts(inside index: Int) -> Bool {
        index + 1 < spans.count && spans[index + 1].depth > spans[index].depth
            || references.contains { spans[index].range.contains($0.choice) }
    }
}
