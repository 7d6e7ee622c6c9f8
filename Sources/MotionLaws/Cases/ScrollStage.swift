import Generators
import Motion
import Verification

/// A scroll view at rest, its deceleration rate and its screen.
struct ScrollStage: CustomStringConvertible {
    var view: ScrollViewShape
    var rate: DecelerationRate
    var scale: PixelScale
    var clock: FrameClock

    var description: String {
        let edges = "\((view.top + 0).plain) ... \(max(view.top, view.end).plain)"
        let manner = view.bounces ? "" : ", does not bounce"
        let rate = self.rate == .normal ? "" : ", rate \(self.rate.perMillisecond.plain)"
        return
            "content at \(view.contentOffset.plain) of \(edges), \(view.frameHeight.plain) pt high\(manner)\(rate), "
            + "scale \(scale.rawValue), \(clock.words)"
    }

    /// Content between its edges, mostly longer than the frame, at a whole point.
    static let any = Generator<ScrollStage> { source throws(Rejection) in
        try make(&source, content: .oneOf(.integer(in: 600...20_000, towards: 3_000), .integer(in: 0...600)))
    }

    /// The middle of content of 100,000 points, from which no fling reaches an edge.
    static let endless = Generator<ScrollStage> { source throws(Rejection) in
        var stage = try make(&source, content: .always(100_000))
        stage.view.contentOffset = 50_000
        return stage
    }

    private static func make(
        _ source: inout ChoiceSource, content: Generator<Int>
    ) throws(Rejection) -> ScrollStage {
        let frame = Double(try source.draw(.integer(in: 100...1_000, towards: 600)))
        var view = ScrollViewShape(frameHeight: frame, contentHeight: Double(try source.draw(content)))
        view.topInset = Double(try source.draw(.integer(in: 0...200)))
        view.bottomInset = Double(try source.draw(.integer(in: 0...40)))
        let part = Double(try source.draw(.integer(in: 0...10))) / 10
        view.contentOffset = view.visible((view.top + part * (view.end - view.top)).rounded())
        return ScrollStage(
            view: view, rate: try source.draw(Generator<DecelerationRate>.element(of: .normal, .fast)),
            scale: try source.draw(Generator<PixelScale>.element(of: .one, .two, .three)),
            clock: try source.draw(FrameClock.any))
    }
}

extension ScrollStage {
    /// The stage with the content at an edge that is a distance, in points, from where no edge can be any more.
    func outermost(by distance: Double, atTop: Bool) -> ScrollStage {
        var stage = self
        let edge = magnitudeLimit - distance
        if atTop {
            stage.view.topInset = edge
            stage.view.contentOffset = stage.view.top
        } else {
            stage.view.contentHeight += edge - stage.view.end
            stage.view.contentOffset = stage.view.end
        }
        return stage
    }
}

extension FrameClock {
    /// 60, 30, 120 or 90 frames per second, with or without jitter and dropped frames.
    static let any = Generator<FrameClock> { source throws(Rejection) in
        let rate = try source.draw(Generator<FrameRate>.element(of: .hz60, .hz30, .hz120, .hz90))
        let jitter = try source.draw(Generator<Double>.element(of: 0, 0.5, 0.9))
        let dropping = try source.draw(Generator<Int>.integer(in: 0...10))
        return (try? FrameClock(rate, jitter: jitter, dropping: dropping)) ?? FrameClock(rate)
    }

    var words: String {
        let unevenness = jitter == 0 ? "" : ", jitter \(jitter.plain)"
        return "\(rate.rawValue) Hz\(unevenness)\(dropping == 0 ? "" : ", every frame \(dropping) long")"
    }
}
