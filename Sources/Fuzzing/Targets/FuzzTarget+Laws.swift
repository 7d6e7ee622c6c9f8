import Generators
import Motion
import MotionLaws
import Verification

extension FuzzTarget {
    /// The targets in which the hardened rules of motion have to keep the laws of a section.
    static let ofLaws = MotionLaw.Section.allCases.map { section in
        FuzzTarget(section.rawValue, "a case of a law of motion, which the hardened rules have to keep") {
            FuzzSubject(name: $0, of: section, under: .hardened)
        }
    }
}

extension FuzzSubject {
    /// Makes a subject of rules of motion: they have to keep the laws of a section.
    init(name: String, of section: MotionLaw.Section, under rules: MotionRules) {
        let laws = Catalogue.motion.filter { $0.section == section }
        let cases = Generator<LawCase> { source throws(Rejection) in
            try source.draw(laws[Int(source.pick(upTo: UInt64(laws.count - 1)))].cases)
        }
        self.init(name, Property(cases) { $0.failures(under: rules) }) { counterexample in
            // The first choice is that of the law, which the token names.
            let token = CounterexampleToken(
                bar: rules.name, invariant: counterexample.value.law,
                replay: ReplayToken(Array(counterexample.choices.dropFirst())))
            return "\(counterexample.value)\nscripts/reproduce \(token)"
        }
    }
}
