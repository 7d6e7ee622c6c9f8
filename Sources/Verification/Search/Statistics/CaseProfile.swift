import AirBarModel

/// What the cases of a search were like: which events they had, where these left the content, and how long they were.
package struct CaseProfile: Sendable {
    /// A number of cases or events, and what they have in common.
    package struct Count: Hashable, Sendable {
        /// What they have in common, in a few words.
        package let name: String
        /// How many they are.
        package let count: Int

        /// Makes a count.
        package init(name: String, count: Int) {
            self.name = name
            self.count = count
        }
    }

    private var kindCounts = [Int](repeating: 0, count: EventKinds.count)
    private var placeCounts = [Int](repeating: 0, count: ContentPlace.allCases.count)
    private var featureCounts = [Int](repeating: 0, count: CaseFeatures.names.count)
    private var lengthCounts = [Int](repeating: 0, count: 20)

    /// The number of events of each kind.
    package var kinds: [Count] {
        EventKinds.single.map { Count(name: $0.names.joined(), count: kindCounts[$0.position]) }
    }

    /// The number of events that left the content at each place.
    package var places: [Count] {
        ContentPlace.allCases.map { Count(name: $0.name, count: placeCounts[$0.rawValue]) }
    }

    /// The number of cases that have each feature.
    package var features: [Count] { zip(CaseFeatures.names, featureCounts).map(Count.init) }

    /// The number of cases by the number of their events, the binding included: 1, 2, up to 4, up to 8 and so on.
    package var lengths: [Count] {
        let longest = lengthCounts.lastIndex { $0 > 0 } ?? 0
        return (0...longest).map { bin in
            let (shortest, longest) = (bin == 0 ? 1 : 1 << (bin - 1) + 1, 1 << bin)
            let name = shortest == longest ? "\(longest)" : "\(shortest) to \(longest)"
            return Count(name: name, count: lengthCounts[bin])
        }
    }

    /// Adds a step of a case.
    mutating func add(_ step: Step) {
        kindCounts[step.kind.position] += 1
        placeCounts[ContentPlace(of: step.arrival, in: step.after.scrollView).rawValue] += 1
    }

    /// Adds the end of a case that has features and a number of events.
    mutating func endCase(_ features: CaseFeatures, events: Int) {
        for bit in featureCounts.indices where features.rawValue & (1 << UInt16(bit)) != 0 {
            featureCounts[bit] += 1
        }
        let bin = Int.bitWidth - max(0, events - 1).leadingZeroBitCount
        lengthCounts[min(bin, lengthCounts.count - 1)] += 1
    }

    /// Adds what other cases were like.
    mutating func formUnion(_ other: CaseProfile) {
        kindCounts = Self.sum(kindCounts, other.kindCounts)
        placeCounts = Self.sum(placeCounts, other.placeCounts)
        featureCounts = Self.sum(featureCounts, other.featureCounts)
        lengthCounts = Self.sum(lengthCounts, other.lengthCounts)
    }

    private static func sum(_ one: [Int], _ other: [Int]) -> [Int] { zip(one, other).map(+) }
}
