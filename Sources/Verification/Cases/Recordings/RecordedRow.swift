import AirBarModel
import Motion

/// One row of a recording; a length that was not recorded is 0.
struct RecordedRow: Hashable, Sendable {
    /// The number of the line, from 1.
    var line = 0
    /// The time, in seconds.
    var time = 0.0
    /// The content offset before the bar set it, in points.
    var contentOffset = 0.0
    /// The bar's height after its reaction, in points.
    var barHeight = 0.0
    var contentHeight = 0.0
    var frameHeight = 0.0
    var contentInset = ContentInset.zero
    var safeArea = ContentInset.zero
    var refreshInset = 0.0
    var bottomInset = 0.0
    var indicatorInsetTop = 0.0
    /// Whether the expanded state is available; nil if that was not recorded.
    var isExpandedStateAvailable: Bool?
    var pan: PanPhase?
    var velocity: Double?
    var rest: Double?
    var retarget: Double?
    var commandedOffset: Double?
    var isCommandAnimated: Bool?
    var snapHeight: Double?
    var event: RecordedEvent?
    /// What an animation leaves unknown of the row; nil if nothing.
    var animation: RecordedAnimation?
}

/// What the animation of a switch leaves unknown of a row: when the bar decided to switch.
enum RecordedAnimation: Hashable, Sendable {
    /// An animation is seen soon after the row, so that the bar may have decided in it.
    case soon
    /// An animation is seen from the row on, and the scroll in which the bar decided may be over.
    case delayed
}

extension RecordedRow {
    /// The bar's offset, in points.
    var offset: Double { -barHeight }

    /// The content offset after the bar's reaction, in points.
    var lastContentOffset: Double { commandedOffset ?? contentOffset }

    /// The content offset at rest at the top, in points.
    var top: Double { -(contentInset.top + safeArea.top) }

    /// What the edges of the content depend on beside the bar, in points.
    var limits: [Double] {
        [frameHeight, contentHeight, safeArea.top, safeArea.bottom, refreshInset, bottomInset]
    }

    /// Sets the field of a column.
    ///
    /// - Returns: what a valid value would be, if the text is none.
    mutating func set(_ column: RecordingColumn, to text: ArraySlice<UInt8>) -> String? {
        switch column {
        case .pan: return set(\.pan, to: text, of: PanPhase.allCases)
        case .event: return set(\.event, to: text, of: RecordedEvent.allCases)
        case .expandedAvailable: return set(\.isExpandedStateAvailable, toFlag: text)
        case .commandAnimated: return set(\.isCommandAnimated, toFlag: text)
        default:
            guard let number = Double(decimal: text) else { return "a number" }
            guard number.isUsable else { return "a number of a magnitude below 2^40" }
            return set(column, to: number)
        }
    }

    private mutating func set(_ column: RecordingColumn, to number: Double) -> String? {
        switch column {
        case .time: time = number
        case .contentOffset: contentOffset = number
        case .barHeight: barHeight = number
        case .contentHeight: return set(\.contentHeight, toLength: number)
        case .frameHeight: return set(\.frameHeight, toLength: number)
        case .insetTop: contentInset.top = number
        case .insetBottom: contentInset.bottom = number
        case .safeAreaTop: return set(\.safeArea.top, toLength: number)
        case .safeAreaBottom: return set(\.safeArea.bottom, toLength: number)
        case .refreshInset: return set(\.refreshInset, toLength: number)
        case .bottomInset: return set(\.bottomInset, toLength: number)
        case .indicatorInsetTop: indicatorInsetTop = number
        case .velocity: velocity = number
        case .rest: rest = number
        case .retarget: retarget = number
        case .commandedOffset: commandedOffset = number
        case .snapHeight: snapHeight = number
        case .pan, .event, .expandedAvailable, .commandAnimated: break
        }
        return nil
    }

    private mutating func set(_ field: WritableKeyPath<Self, Double>, toLength number: Double) -> String? {
        guard number >= 0 else { return "a length, which is not negative" }
        self[keyPath: field] = number
        return nil
    }

    private mutating func set(
        _ field: WritableKeyPath<Self, Bool?>, toFlag text: ArraySlice<UInt8>
    ) -> String? {
        guard text.elementsEqual("0".utf8) || text.elementsEqual("1".utf8) else { return "0 or 1" }
        self[keyPath: field] = text.elementsEqual("1".utf8)
        return nil
    }

    private mutating func set<Word: RawRepresentable<String>>(
        _ field: WritableKeyPath<Self, Word?>, to text: ArraySlice<UInt8>, of words: [Word]
    ) -> String? {
        guard let word = words.first(where: { $0.rawValue.utf8.elementsEqual(text) }) else {
            return "one of " + words.map(\.rawValue).joined(separator: ", ")
        }
        self[keyPath: field] = word
        return nil
    }
}
