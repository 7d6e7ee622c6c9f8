/// The statistics of a search under way.
struct Tally<Value> {
    private(set) var statistics = Statistics()
    private var labels: [@Sendable (Value) -> String] = []
    private var classes: [@Sendable (Value) -> Bool] = []

    private var requirements: [@Sendable (Value) -> Bool] = []

    init(_ observations: [CaseObservation<Value>]) {
        for observation in observations {
            switch observation.kind {
            case .label(let label):
                labels.append(label)
                statistics.histograms.append(Histogram(name: observation.name))
            case .classify(let isIncluded):
                classes.append(isIncluded)
                statistics.shares.append(Share(name: observation.name))
            case .maximise: break
            case .cover(let share, let isIncluded):
                requirements.append(isIncluded)
                statistics.coverage.append(Coverage(name: observation.name, required: share))
            }
        }
    }

    /// Whether there are requirements without a verdict.
    var isUndecided: Bool { statistics.coverage.contains { $0.verdict == .undecided } }

    /// Records that cases were enumerated: the counts are of all cases, or of no sample.
    mutating func endEnumeration(isExhausted: Bool) {
        for index in statistics.coverage.indices {
            statistics.coverage[index].endEnumeration(isExhausted: isExhausted)
        }
    }

    /// Applies every observation to a value.
    ///
    /// - Parameter isSample: whether the value was drawn from the generator's own random distribution.
    mutating func add(_ value: Value, isSample: Bool) {
        for (index, label) in labels.enumerated() { statistics.histograms[index].add(label(value)) }
        for (index, isIncluded) in classes.enumerated() { statistics.shares[index].add(isIncluded(value)) }
        guard isSample else { return }
        for (index, isIncluded) in requirements.enumerated() {
            statistics.coverage[index].add(isIncluded(value))
        }
    }
}
