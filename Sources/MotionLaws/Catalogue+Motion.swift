import Verification

extension MotionLaw: CatalogueEntry {}

extension Catalogue {
    /// The laws of motion, in the order of the catalogue.
    public static let motion: [MotionLaw] =
        MotionLaw.scrolling + MotionLaw.springFrames + MotionLaw.springMotion + MotionLaw.springRest
        + MotionLaw.springKinds + MotionLaw.pane + MotionLaw.animator
        + containers.dropLast(3) + later

    /// The laws that were added later: inputs of the fuzzer begin with the number of a law, which stays the same.
    private static let later = [MotionLaw.turnsAtItsFurthest, .restsByItsTime] + containers.suffix(3)

    /// The laws about any container of several scrollers.
    public static let containers: [MotionLaw] = MotionLaw.containers

    /// The laws of identifiers, in the order of the catalogue and each once; all of them for none.
    ///
    /// - Throws: ``UnknownName`` for the first identifier that no law has.
    package static func laws(_ ids: [String]) throws(UnknownName) -> [MotionLaw] {
        guard !ids.isEmpty else { return motion }
        return try UnknownName.positions(of: ids, among: motion.map(\.id), kind: "law").map { motion[$0] }
    }

    /// The sections of the laws of motion, which follow those of the invariants in the printed catalogue.
    package static let motionSections: [Section] = MotionLaw.Section.allCases.map { section in
        Section(heading: section.heading, entries: motion.filter { $0.section == section })
    }
}

extension MotionLaw.Section {
    fileprivate var heading: String {
        switch self {
        case .scrolling: "Motion: a scroll view by itself"
        case .springs: "Motion: springs, and what hangs on them"
        case .following: "Motion: several scrollers under one finger"
        }
    }
}
