import Motion
import Verification

extension HandOffCase {
    /// The frames of the case; under the rules also without a boundary, and with each frame in two halves.
    func figure(_ rules: MotionRules, marking place: Double?) -> Figure? {
        let pairs =
            rules.compared.map { ($0.name, pair($0), 1) } + [
                ("\(rules.name), no boundary", pair(rules, hasBoundary: false), 1),
                ("\(rules.name), in half frames", pair(rules), 2),
            ]
        let reach = Figure.Mark(name: "v₀/λ", value: Double(velocity) / HandOff.normalResistance)
        return Figure(
            .motion(of: "way covered, pt", reach) + [
                Figure.Panel(name: "way covered and to come, pt", curves: [], marks: [reach])
            ],
            marking: place,
            pairs.compactMap { name, pair, parts in pair.map { (name, samples(of: $0, parts: parts)) } })
    }

    /// The way covered, the velocity, and the way covered and to come, after each frame.
    private func samples(of start: HandOff, parts: Int) -> [Sample] {
        var pair = start
        func sample(_ number: Int) -> Sample {
            let covered = pair.offset - start.offset
            return Sample(
                Double(number) * frame, covered, pair.velocity, covered + pair.velocity / pair.resistance)
        }
        var samples = [sample(0)]
        for number in 0..<frames {
            for _ in 0..<parts { pair.advance(by: frame / Double(parts)) }
            samples.append(sample(number + 1))
        }
        return samples
    }
}

extension HandOffDragCase {
    /// The offsets after each move of the finger.
    func figure(_ rules: MotionRules, marking place: Double?) -> Figure? {
        let names = ["offset of both, pt", "container's offset, pt", "list's offset, pt"]
        return Figure(
            over: "moves of the finger", names.map { Figure.Panel(name: $0, curves: []) }, marking: place,
            rules.compared.compactMap { rules in pair(rules).map { (rules.name, samples(of: $0)) } })
    }

    private func samples(of start: HandOff) -> [Sample] {
        var pair = start
        var samples: [Sample] = []
        func note() {
            samples.append(
                Sample(Double(samples.count), pair.offset, pair.containerOffset, pair.listOffset))
        }
        note()
        for distance in distances {
            move(&pair, by: distance)
            note()
        }
        return samples
    }
}
