import AirBarModel
import Generators

extension Scenario {
    /// Scenarios that go where bars break: offsets around the edges and the detents, pans of every phase in any
    /// order, content that grows and shrinks, other scroll views, heights that are equal or zero.
    ///
    /// The simplest scenario is a bar of 100, 200 and 300 points over 2,000 points of content, and no events.
    public static let generator = Generator<Scenario> { source throws(Rejection) in
        let grid = Grid.draw(from: &source)
        let configuration = try source.span("heights") { source throws(Rejection) in
            try drawConfiguration(grid, from: &source)
        }
        var scene = Scene(grid: grid, configuration: configuration)
        let scrollView = try source.span("bind") { source throws(Rejection) in
            try scene.drawGeometry(from: &source)
        }
        var events: [BarEvent] = []
        try source.list(count: 0...30) { source throws(Rejection) in
            events.append(try scene.drawEvent(from: &source))
        }
        return Scenario(checked: configuration, scrollView, events)
    }

    private static func drawConfiguration(
        _ grid: Grid, from source: inout ChoiceSource
    ) throws(Rejection) -> BarConfiguration {
        let compact = grid.draw(0...200, towards: 100, from: &source)
        let normal = compact + grid.draw(0...200, towards: 100, from: &source)
        let expanded = normal + grid.draw(0...200, towards: 100, from: &source)
        do {
            return try BarConfiguration(compact: compact, normal: normal, expanded: expanded)
        } catch {
            throw Rejection(error.description)
        }
    }
}

/// What a scenario is about so far, as far as it can be known without a bar.
private struct Scene {
    let grid: Grid
    let configuration: BarConfiguration
    var frameHeight = 0.0
    var contentHeight = 0.0
    var contentOffset = 0.0

    init(grid: Grid, configuration: BarConfiguration) {
        self.grid = grid
        self.configuration = configuration
    }

    mutating func drawGeometry(from source: inout ChoiceSource) throws(Rejection) -> ScrollGeometry {
        frameHeight = grid.draw(0...1000, towards: 600, from: &source)
        contentHeight = drawContentHeight(from: &source)
        contentOffset = drawContentOffset(from: &source)
        do {
            return try ScrollGeometry(
                frameHeight: frameHeight, contentHeight: contentHeight, contentOffset: contentOffset)
        } catch {
            throw Rejection(error.description)
        }
    }

    private func drawContentHeight(from source: inout ChoiceSource) -> Double {
        // Long content, content about as long as the frame, and content that is too short to scroll.
        let range = [0...3000, 0...1200, 0...300][Int(source.pick(upTo: 2))]
        return grid.draw(range, towards: min(2000, range.upperBound), from: &source)
    }

    /// Draws an offset near where something changes: the resting offsets, the edges, and the offset before.
    private func drawContentOffset(from source: inout ChoiceSource) -> Double {
        let end = max(contentHeight - frameHeight, -configuration.compact)
        let anchors = [
            -configuration.normal, end, contentOffset, -configuration.expanded, -configuration.compact, 0,
        ]
        let anchor = Int(source.pick(upTo: UInt64(anchors.count)))
        guard anchor < anchors.count else { return grid.draw(-600...3000, towards: 0, from: &source) }
        return anchors[anchor] + grid.draw(-120...120, towards: 0, from: &source)
    }

    mutating func drawEvent(from source: inout ChoiceSource) throws(Rejection) -> BarEvent {
        switch try source.draw(Self.kinds) {
        case .scroll:
            contentOffset = drawContentOffset(from: &source)
            return .contentOffset(contentOffset)
        case .pan(let phase): return .pan(phase)
        case .content:
            contentHeight = drawContentHeight(from: &source)
            return .contentHeight(contentHeight)
        case .bind: return .scrollView(try drawGeometry(from: &source))
        case .expand: return .expand(!source.flip())
        case .idle: return .idle
        }
    }

    private enum Kind {
        case scroll
        case pan(PanPhase)
        case content
        case bind
        case expand
        case idle
    }

    /// In order of simplicity, which is how much of the system an event needs to make sense.
    private static let kinds: Generator<Kind> = {
        let weighted: [(Int, Kind)] = [
            (12, .scroll), (4, .pan(.began)), (2, .pan(.changed)), (4, .pan(.ended)), (1, .pan(.cancelled)),
            (1, .pan(.failed)), (1, .idle), (2, .expand), (1, .content), (1, .bind), (1, .pan(.possible)),
        ]
        do {
            return try .weighted(weighted.map { ($0, .always($1)) })
        } catch {
            return .always(.scroll)
        }
    }()
}
