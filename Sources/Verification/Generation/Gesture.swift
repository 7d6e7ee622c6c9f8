import AirBarModel

/// What a gesture recogniser reports, in order of simplicity, and when it can.
struct Gesture {
    let event: BarEvent
    let needsFinger: Bool
    let endsPan: Bool
    /// How often it is drawn, of those that can be.
    let weight: Int

    static let all = [
        Gesture(event: .pan(.began), needsFinger: false, endsPan: false, weight: 6),
        Gesture(event: .pan(.changed), needsFinger: true, endsPan: false, weight: 2),
        Gesture(event: .pan(.ended), needsFinger: true, endsPan: true, weight: 3),
        Gesture(event: .pan(.cancelled), needsFinger: true, endsPan: true, weight: 1),
        Gesture(event: .pan(.failed), needsFinger: false, endsPan: false, weight: 1),
        Gesture(event: .idle, needsFinger: false, endsPan: false, weight: 2),
        Gesture(event: .pan(.possible), needsFinger: false, endsPan: false, weight: 1),
    ]

    static let underFinger = indices { $0.needsFinger }
    static let withoutFinger = indices { !$0.needsFinger }

    /// The positions of some gestures, each as often as its weight says.
    private static func indices(where isIncluded: (Gesture) -> Bool) -> [Int] {
        all.indices.filter { isIncluded(all[$0]) }.flatMap { Array(repeating: $0, count: all[$0].weight) }
    }
}
