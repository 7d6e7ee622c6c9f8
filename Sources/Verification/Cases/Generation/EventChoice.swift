import AirBarModel
import Generators
import Motion

/// The kinds of events to draw, in order of simplicity: how much of the system one needs to make sense.
///
/// But for a binding and a programmatic scroll, each takes one more choice, so that of two scenarios the one with fewer
/// events is simpler.
enum EventChoice: UInt64, CaseIterable {
    case scroll, gesture
    case expand, content, bind
    case frame, safeArea, refresh, release, programmatic, aside
    case lost, unusable
}

/// What may happen in a scenario, in order of simplicity: of two scenarios with as many events the one that takes less
/// is simpler.
///
/// Leaving things out is also a way to find more, for what is left comes in longer rows.
enum Vocabulary: UInt64, CaseIterable {
    /// Scrolls and pans.
    case gestures
    /// What the published bar knows, too: expand, content and other views.
    case published
    /// Everything that a scroll view does, too.
    case everything
    /// What goes wrong, too: lost notifications, and numbers that nobody can compute with.
    case mishaps

    /// The last of the kinds that may happen.
    var last: EventChoice {
        switch self {
        case .gestures: .gesture
        case .published: .bind
        case .everything: .aside
        case .mishaps: .unusable
        }
    }

    /// What may happen for each of 8 equally likely numbers.
    static let weighted: [Vocabulary] = [
        gestures, published, published, everything, everything, everything, mishaps, mishaps,
    ]

    /// Kinds as often as they are drawn.
    var weights: [EventChoice] { Vocabulary.weights[Int(rawValue)] }

    private static let weights = allCases.map { vocabulary in
        let weights: [(Int, EventChoice)] = [
            (22, .scroll), (18, .gesture), (4, .expand), (3, .content), (3, .bind), (2, .frame),
            (3, .safeArea),
            (3, .refresh), (4, .release), (2, .programmatic), (3, .aside), (2, .lost), (2, .unusable),
        ]
        return weights.filter { $1.rawValue <= vocabulary.last.rawValue }
            .flatMap { Array(repeating: $1, count: $0) }
    }
}

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

    static let began = 0
    static let ended = 2
    static let idle = 5

    static let underFinger = indices { $0.needsFinger }
    static let withoutFinger = indices { !$0.needsFinger }

    /// The positions of some gestures, each as often as its weight says.
    private static func indices(where isIncluded: (Gesture) -> Bool) -> [Int] {
        all.indices.filter { isIncluded(all[$0]) }.flatMap { Array(repeating: $0, count: all[$0].weight) }
    }
}

/// Numbers that are wrong somewhere, in order of simplicity; the last two are wrong as nothing but lengths.
enum UnusableNumber {
    static let all: [Double] = [
        .nan, .infinity, -.infinity, 1e300, -1e300, magnitudeLimit, -magnitudeLimit, -1,
        .leastNonzeroMagnitude,
    ]

    /// The events that such a number may come with, in order of simplicity.
    static func event(_ choice: UInt64, _ number: Double) -> BarEvent {
        switch choice {
        case 0: .contentOffset(number)
        case 1: .contentHeight(number)
        case 2: .frameHeight(number)
        case 3: .safeArea(ContentInset(top: number, bottom: 0))
        case 4: .safeArea(ContentInset(top: 0, bottom: number))
        case 5: .refreshInset(number)
        case 6: .scroll(.set, to: number)
        case 7: .lostContentOffset(number)
        default:
            release(
                choice == velocity
                    ? Release(velocity: number, rest: 0) : Release(velocity: 1000, rest: number))
        }
    }

    static let velocity: UInt64 = 8
    static let lastEvent: UInt64 = 9

    /// A release without a finger happens only in so far as there is something wrong with it.
    private static func release(_ release: Release) -> BarEvent {
        BarEvent.release(release).unusable == nil ? .pan(.possible) : .release(release)
    }
}
