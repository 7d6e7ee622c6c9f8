/// The statistics of a search under way.
struct Tally<Value> {
    private(set) var statistics = Statistics()
    private var labels: [@Sendable (Value) -> String] = []
    private var classes: [@Sendable (Value) -> Bool] = []

    init(_ observations: [Observation<Value>]) {
        for observation in observations {
            switch observation.kind {
            case .label(let label):
                labels.append(label)
                statistics.histograms.append(Histogram(name: observation.name))
            case .classify(let isIncluded):
                classes.append(isIncluded)
                statistics.shares.append(Share(name: observation.name))
            }
        }
    }

    /// Asks every observation about a value.
    mutating func add(_ value: Value) {
        for (index, label) in labels.enumerated() { statistics.histograms[index].add(label(value)) }
        for (index, isIncluded) in classes.enumerated() { statistics.shares[index].add(isIncluded(value)) }
    }
}
