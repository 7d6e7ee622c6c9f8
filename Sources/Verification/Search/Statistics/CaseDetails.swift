/// What statistics tell of a case besides the conditions that it meets.
struct CaseDetails: Sendable {
    /// The positions of the invariants whose condition was met narrowly: with the content a point higher or lower it would
    /// not have been.
    var narrowlyMet: MetConditions
    /// Which kinds of events came one after another.
    private(set) var coverage = EventCoverage()
    private var profile = CaseProfile()
    private var features: CaseFeatures = []
    private var events = 0

    init(narrowlyMet: MetConditions) { self.narrowlyMet = narrowlyMet }

    /// The profile of the case, which is over.
    var finished: CaseProfile {
        var finished = profile
        finished.endCase(features, events: events)
        return finished
    }

    /// Adds the next step.
    mutating func add(_ step: Step) {
        events += 1
        coverage.add(step.kind)
        profile.add(step)
        features.formUnion(CaseFeatures(of: step))
    }
}
