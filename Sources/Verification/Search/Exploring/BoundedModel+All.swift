import AirBarModel
import Motion

extension BoundedModel {
    /// The bounded models that `scripts/airbar explore` searches: each is as large in one respect as can be searched in
    /// seconds.
    public static let all: [BoundedModel] = [
        Recipe(name: "standard", heights: (1, 3, 5)).model,
        Recipe(name: "equal-lower", heights: (2, 2, 4)).model,
        Recipe(name: "equal-upper", heights: (1, 3, 3)).model,
        Recipe(name: "one-height", heights: (2, 2, 2)).model,
        Recipe(name: "no-compact", heights: (0, 2, 3)).model,
        Recipe(name: "no-height", heights: (0, 0, 0)).model,
        Recipe(name: "odd-gaps", heights: (0, 1, 4), tolerance: 0).model,
        Recipe(name: "quiet-points", heights: (1, 4, 7), quietSnap: 1).model,
        Recipe(name: "short-content", heights: (1, 3, 5), contentHeight: 2).model,
        Recipe(
            name: "sizes", heights: (1, 2, 4), contentHeights: [0, 3, 8], frameHeights: [0, 4, 7],
            tooLargeFor: ["M2"]
        ).model,
        Recipe(
            name: "insets", heights: (1, 2, 4), safeAreas: [(0, 0), (2, 0), (1, 1)], refreshInsets: [0, 2],
            tooLargeFor: ["M2", "M8"]
        ).model,
        Recipe(name: "lost", heights: (1, 2, 4), isLossy: true, tooLargeFor: ["M2"]).model,
        Recipe(name: "stiff", heights: (1, 3, 5), isStiff: true).model,
        Recipe(name: "equal-writes", heights: (1, 2, 3), behavior: .notifiesEqualWrites).model,
        Recipe(
            name: "clamping", heights: (1, 2, 4), contentHeights: [0, 8], bottomInsets: [0, 2],
            behavior: .clamps,
            tooLargeFor: ["M2"]
        ).model,
        Recipe(
            name: "restored-insets", heights: (1, 2, 4), refreshInsets: [0, 2],
            behavior: .refreshRestoresInset,
            tooLargeFor: ["M2"]
        ).model,
        Recipe(
            name: "other-heights", heights: (1, 2, 4), otherHeights: [(1, 3, 3), (0, 2, 4)],
            tooLargeFor: ["M2"]
        ).model,
        Recipe(
            name: "shown-in-place", heights: (1, 2, 4), otherHeights: [(1, 4, 6)],
            requests: [.show(true), .show(false)],
            tooLargeFor: ["M2"]
        ).model,
        Recipe(
            name: "staying", heights: (1, 2, 4), requests: BoundedModel.requestsInPlace, tooLargeFor: ["M2"]
        ).model,
    ].compactMap { $0 }
}

/// The parameters of a bounded model; lengths in whole points.
private struct Recipe {
    let name: String
    let heights: (compact: Int, normal: Int, expanded: Int)
    var otherHeights: [(compact: Int, normal: Int, expanded: Int)] = []
    var tolerance = 1
    var quietSnap = 0.5
    var contentHeight = 9
    var contentHeights: [Int] = []
    var frameHeights: [Int] = []
    var safeAreas: [(top: Int, bottom: Int)] = []
    var refreshInsets: [Int] = []
    var bottomInsets: [Int] = []
    var isLossy = false
    var isStiff = false
    var requests: [BarEvent] = []
    var behavior: ScrollViewBehavior = []
    var tooLargeFor: [String] = []

    private static let frameHeight = 5
    private static let fling = 2.0

    /// The model; nil if a parameter is invalid, which a test excludes.
    var model: BoundedModel? {
        let proposed = Self.points(heights)
        guard
            let tolerances = try? BarTolerances(
                top: Double(tolerance), quietSnap: quietSnap, fling: Self.fling),
            let configuration = try? BarConfiguration(proposed, tolerances: tolerances),
            let scrollView = view(contentOffset: -heights.normal)
        else { return nil }
        return BoundedModel(
            name, configuration: configuration, scrollView: scrollView, events: events,
            tooLargeFor: tooLargeFor)
    }

    private static func points(_ heights: (compact: Int, normal: Int, expanded: Int)) -> BarHeights {
        BarHeights(
            compact: Double(heights.compact), normal: Double(heights.normal),
            expanded: Double(heights.expanded))
    }

    private func view(contentOffset: Int, refreshInset: Int = 0) -> ScrollViewGeometry? {
        let top = safeAreas.first?.top ?? 0
        return try? ScrollViewGeometry(
            frameHeight: Double(Self.frameHeight), contentHeight: Double(contentHeight),
            contentOffset: Double(contentOffset),
            safeArea: ContentInset(top: Double(top), bottom: Double(safeAreas.first?.bottom ?? 0)),
            refreshInset: Double(refreshInset), behavior: behavior)
    }

    /// Content offsets from two points beyond the highest top to two points beyond the lowest end.
    private var offsets: [Double] {
        let insets = (safeAreas.map(\.top).max() ?? 0) + (refreshInsets.max() ?? 0)
        let longest = max(contentHeight, contentHeights.max() ?? 0)
        let shortest = min(Self.frameHeight, frameHeights.min() ?? Self.frameHeight)
        let end = max(
            longest - shortest + (safeAreas.map(\.bottom).max() ?? 0) + (bottomInsets.max() ?? 0), 0)
        return (-(heights.expanded + insets + 2)...(end + 2)).map(Double.init)
    }

    private var events: [BarEvent] {
        let places = [-heights.normal, 0, contentHeight - Self.frameHeight]
        let views = places.compactMap { view(contentOffset: $0) }
        let refreshed = refreshInsets.filter { $0 > 0 }
            .compactMap { view(contentOffset: -heights.normal - $0, refreshInset: $0) }
        var events = BoundedModel.events(at: offsets, binding: views + refreshed, fling: Self.fling)
        // A notification of the same height is a change of the content or the frame, too.
        events += ([contentHeight] + contentHeights).map { .contentHeight(Double($0)) }
        events += ([Self.frameHeight] + frameHeights).map { .frameHeight(Double($0)) }
        events += safeAreas.map { .safeArea(ContentInset(top: Double($0.top), bottom: Double($0.bottom))) }
        events += refreshInsets.map { .refreshInset(Double($0)) }
        events += bottomInsets.map { .bottomInset(Double($0)) }
        if !otherHeights.isEmpty {
            events += ([heights] + otherHeights).map { .heights(Self.points($0)) }
            events.append(.heights(BarHeights(compact: 2, normal: 1, expanded: 3)))
        }
        events += BoundedModel.invalidEvents
        if isLossy { events += offsets.map(BarEvent.lostContentOffset) }
        events += requests
        if isStiff { events += [.bounces(false), .bounces(true)] }
        return events
    }
}
