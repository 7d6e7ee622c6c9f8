import AirBarModel

/// Where the content of a scroll view is.
enum ContentPlace: Int, CaseIterable {
    case beyondTop, atTop, between, atEnd, beyondEnd, tooShort

    /// The place of a content offset in a scroll view, both in points.
    init(of contentOffset: Double, in view: ScrollViewState) {
        let (top, end) = (view.top, view.end)
        if contentOffset < top {
            self = .beyondTop
        } else if end <= top {
            self = .tooShort
        } else if contentOffset <= end {
            self = contentOffset == top ? .atTop : contentOffset == end ? .atEnd : .between
        } else {
            self = .beyondEnd
        }
    }

    /// The place in a few words.
    var name: String {
        switch self {
        case .beyondTop: "beyond the top"
        case .atTop: "at the top"
        case .between: "between the edges"
        case .atEnd: "at the end"
        case .beyondEnd: "beyond the end"
        case .tooShort: "too short to scroll"
        }
    }
}
