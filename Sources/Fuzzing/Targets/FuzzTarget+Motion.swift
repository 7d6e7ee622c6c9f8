import Generators
import Motion
import MotionLaws
import Verification

extension FuzzTarget {
    /// The target in which the hardened rules of motion have to keep their laws.
    static let motion = FuzzTarget(
        "motion", "springs, scroll motion or a container, in which the hardened rules have to keep every law"
    ) {
        FuzzSubject(name: $0, under: .hardened)
    }
}

extension FuzzSubject {
    /// Makes a subject of rules of motion: they have to keep each law that is about a case.
    ///
    /// Bytes make the choice of a law and then a case, which all laws about such cases judge.
    init(name: String, under rules: MotionRules) {
        let laws = Catalogue.motion
        let groups = Dictionary(uniqueKeysWithValues: laws.map { ($0.id, $0.ofSameDomain) })
        let cases = Generator<LawCase> { source throws(Rejection) in
            try source.draw(laws[Int(source.pick(upTo: UInt64(laws.count - 1)))].cases)
        }
        let property = Property(cases) { value in
            groups[value.law, default: []].compactMap { $0.failure(in: value, under: rules) }
        }
        self.init(name, property) { counterexample in
            // The first choice is that of a law, and the token names the one that is broken.
            let token = CounterexampleToken(
                bar: rules.name, invariant: counterexample.failure.id,
                replay: ReplayToken(Array(counterexample.choices.dropFirst())))
            return "\(counterexample.value)\nscripts/reproduce \(token)"
        }
    }
}
