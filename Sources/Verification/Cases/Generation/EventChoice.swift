import AirBarModel
import Generators
import Motion

/// The kinds of events to draw, in order of simplicity: the simpler an event, the less of the system it involves.
///
/// Most kinds take one more choice each, so that of two scenarios the one with fewer events is simpler.
enum EventChoice: UInt64, CaseIterable {
    case scroll, gesture
    case expand, content, bind
    case frame, safeArea, refresh, bottomInset, release, programmatic, other
    case lost, extreme
    case heights, show, stay

    /// What a bar has to be made to do to be told of such events.
    var neededCapabilities: BarCapabilities {
        switch self {
        case .heights: .changingHeights
        case .show: .showingInPlace
        case .stay: .staying
        default: []
        }
    }

    /// Whether the event is about an inset that is not the bar's.
    var isInset: Bool { [.safeArea, .refresh, .bottomInset].contains(self) }
}

/// The kinds of events that a scenario may contain, in order of simplicity: of two scenarios with equally many events,
/// the one with the smaller vocabulary is simpler.
///
/// A small vocabulary also finds defects that a large one misses, because it has longer sequences of the same kinds.
enum Vocabulary: UInt64, CaseIterable {
    /// Scrolls and pans.
    case gestures
    /// Also the other events of the published bar: expand, content heights and bindings.
    case published
    /// Also every other event of a working scroll view.
    case everything
    /// Also faults: lost notifications, and numbers that are invalid or almost.
    case faults
    /// Also what the app asks only of bars that are made for it.
    case requests

    /// Whether it contains every kind of event that another one does.
    func includes(_ other: Vocabulary) -> Bool { rawValue >= other.rawValue }

    /// The last kind of the vocabulary, in order of simplicity.
    var last: EventChoice {
        switch self {
        case .gestures: .gesture
        case .published: .bind
        case .everything: .other
        case .faults: .extreme
        case .requests: .stay
        }
    }

    /// The vocabulary for each of 8 equally likely numbers.
    static let weighted: [Vocabulary] = [
        gestures, published, published, everything, everything, faults, faults, faults,
    ]

    /// The same, of bars of which the app asks more; all other cases are those of any bar.
    static let weightedWithRequests: [Vocabulary] = [
        gestures, published, requests, everything, requests, faults, requests, requests,
    ]

    /// The kinds, each repeated by its weight.
    var weights: [EventChoice] { Vocabulary.weights[Int(rawValue)] }

    private static let weights = allCases.map { vocabulary in
        let weights: [(Int, EventChoice)] = [
            (22, .scroll), (18, .gesture), (4, .expand), (4, .content), (3, .bind), (2, .frame),
            (3, .safeArea), (3, .refresh), (2, .bottomInset), (4, .release), (5, .programmatic), (3, .other),
            (4, .lost), (5, .extreme), (10, .heights), (10, .show),
            (10, .stay),
        ]
        return weights.filter { $1.rawValue <= vocabulary.last.rawValue }
            .flatMap { Array(repeating: $1, count: $0) }
    }
}

/// An event of a gesture recogniser or an idle report, with the condition under which it is possible.
struct Gesture {
    let event: BarEvent
    /// The share of random draws, relative to the other possible gestures.
    let weight: Int
    let needsFinger: Bool
    let endsPan: Bool

    private init(_ event: BarEvent, weight: Int) {
        self.event = event
        self.weight = weight
        needsFinger = !event.kind.isPossible(isFingerDown: false)
        endsPan = !event.kind.leavesFingerDown(isFingerDown: true)
    }

    /// All gestures, in order of simplicity.
    static let all = [
        Gesture(.pan(.began), weight: 6),
        Gesture(.pan(.changed), weight: 2),
        Gesture(.pan(.ended), weight: 3),
        Gesture(.pan(.cancelled), weight: 1),
        Gesture(.pan(.failed), weight: 1),
        Gesture(.idle, weight: 2),
        Gesture(.pan(.possible), weight: 1),
    ]

    static let (began, changed, ended, idle, possible) = (0, 1, 2, 5, 6)

    static let underFinger = indices { $0.needsFinger }
    static let withoutFinger = indices { !$0.needsFinger }

    /// The positions of some gestures, each repeated by its weight.
    private static func indices(where isIncluded: (Gesture) -> Bool) -> [Int] {
        all.indices.filter { isIncluded(all[$0]) }.flatMap { Array(repeating: $0, count: all[$0].weight) }
    }
}

/// Numbers that are invalid in some field of an event, or almost, in order of simplicity.
enum ExtremeNumber {
    static let all: [Double] = [
        .nan, .infinity, -.infinity, 1e300, -1e300, magnitudeLimit, -magnitudeLimit, -1,
        .leastNonzeroMagnitude, 0x1p31, -0x1p31, magnitudeLimit.nextDown, -magnitudeLimit.nextDown,
    ]

    /// An event with the number in one of its fields; `pan possible` for a small content offset or release, which other
    /// choices make.
    ///
    /// - Parameters:
    ///   - choice: the field, from 0 to ``lastEvent`` in order of simplicity.
    ///   - number: the number.
    ///   - rest: the rest of a release with the number as its velocity, in points.
    static func event(_ choice: UInt64, _ number: Double, rest: Double) -> BarEvent {
        switch choice {
        case contentHeight: return .contentHeight(number)
        case 2: return .frameHeight(number)
        case 3: return .safeArea(ContentInset(top: number, bottom: 0))
        case 4: return .safeArea(ContentInset(top: 0, bottom: number))
        case 5: return .refreshInset(number)
        case 6: return .bottomInset(number)
        default:
            let event = motion(choice, number, rest)
            return number.magnitude < 2 ? .pan(.possible) : event
        }
    }

    private static func motion(_ choice: UInt64, _ number: Double, _ rest: Double) -> BarEvent {
        switch choice {
        case 0: .contentOffset(number)
        case 7: .scroll(.set, to: number)
        case 8: .lostContentOffset(number)
        case velocity: .release(Release(velocity: number, rest: rest))
        // A slow release, which would settle the bar.
        default: .release(Release(velocity: 100, rest: number))
        }
    }

    static let minusOne: UInt64 = 7
    static let contentHeight: UInt64 = 1
    static let insets: ClosedRange<UInt64> = 3...6
    static let velocity: UInt64 = 9
    static let lastEvent: UInt64 = 10
}
