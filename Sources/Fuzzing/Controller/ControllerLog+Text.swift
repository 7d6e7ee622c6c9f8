import AirBarModel
import Motion
import Verification

extension ControllerLog {
    /// The position of the first record that another log does not have in its place; nil if there is none.
    private func firstDifference(from other: ControllerLog) -> Int? {
        let common = min(records.count, other.records.count)
        if let index = (0..<common).first(where: { records[$0] != other.records[$0] }) { return index }
        return records.count == other.records.count ? nil : common
    }

    /// What happened at a position: nothing after the end.
    private func text(at index: Int) -> String {
        records.indices.contains(index) ? records[index].text : "nothing"
    }

    /// The first record that another log does not have in its place, with that one's; nil if there is none.
    func difference(from other: ControllerLog) -> String? {
        guard let index = firstDifference(from: other) else { return nil }
        var text = "record \(index + 1) is \(text(at: index)), expected \(other.text(at: index))"
        if index < records.count, index < other.records.count,
            let (one, two) = records[index].firstDifference(from: other.records[index])
        {
            text += "; the scroll view has \(one), expected \(two)"
        }
        return text
    }

    /// The records around the first one that another log does not have in its place, side by side with those of the
    /// other log, as the lines of a table; none if there is none.
    func table(beside other: ControllerLog) -> [String] {
        guard let marked = firstDifference(from: other) else { return [] }
        let end = min(marked + 3, max(records.count, other.records.count))
        var table = TextTable([
            ("", .trailing), ("through the controller", .leading), ("without it", .leading),
        ])
        for index in max(0, marked - 8)..<end {
            table.add([
                "\(index == marked ? "▶ " : "")\(index + 1)", text(at: index), other.text(at: index),
            ])
        }
        return table.lines
    }
}

extension ControllerLog.Record {
    /// What happened, in a few words.
    var text: String {
        switch self {
        case .handled(let event, let view): "the bar gets \(event.text), \(view.place)"
        case .contentInset(let inset, let number):
            "insets of view \(number) become \(inset.top.plain) \(inset.bottom.plain)"
        case .indicatorInset(let inset, let number):
            "indicator inset of view \(number) becomes \(inset.plain)"
        case .contentOffset(let contentOffset, let isAnimated, let number):
            "view \(number) scrolls to \(contentOffset.plain)\(isAnimated ? ", animated" : "")"
        case .retarget(let contentOffset, let number): "view \(number) ends at \(contentOffset.plain)"
        case .reported(let state, let view):
            "the observer gets height \(state.height.plain), "
                + "\(state.isExpandedStateAvailable ? "A" : "no A"), \(view.place)"
        }
    }

    /// The scroll view that was seen; nil if none was.
    private var view: ScrollViewState? {
        switch self {
        case .handled(_, let view), .reported(_, let view): view
        default: nil
        }
    }

    /// The first number of the scroll view in which another record differs, with its value here and there.
    fileprivate func firstDifference(from other: ControllerLog.Record) -> (String, String)? {
        guard let view, let expected = other.view else { return nil }
        return zip(view.numbers, expected.numbers).first { $0 != $1 }
    }
}

extension ScrollViewState {
    /// Where the content is, and its top; a zero has no sign.
    fileprivate var place: String { "y \((contentOffset + 0).plain), top \((top + 0).plain)" }

    /// All that a controller reads, each number with its name.
    fileprivate var numbers: [String] {
        let numbers: [(String, Double)] = [
            ("content offset", contentOffset), ("top inset", contentInset.top),
            ("bottom inset", contentInset.bottom), ("indicator inset", scrollIndicatorInsetTop),
            ("frame height", frameHeight), ("content height", contentHeight),
            ("top safe area", safeArea.top), ("bottom safe area", safeArea.bottom),
            ("refresh inset", refreshInset), ("app's bottom inset", bottomInset),
        ]
        return numbers.map { "\($0) \($1.plain)" } + [isInMotion ? "moving content" : "content at rest"]
    }
}
