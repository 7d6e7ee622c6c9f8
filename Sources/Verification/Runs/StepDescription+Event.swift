import AirBarModel
import Motion

extension StepDescription {
    /// The event of a step whose numbers are all valid.
    var usableEvent: String {
        switch step.event {
        case .contentOffset: "the content \(scrolled)"
        case .scroll(.set, to: _): "the app set the content offset: the content \(scrolled)"
        case .scroll(.animated, to: _): "the app scrolled in an animation: the content \(scrolled)"
        case .scroll(.viewAnimation, to: _): "the app scrolled in a view animation: the content \(scrolled)"
        case .scrollToTop: "the status bar was tapped: the content \(scrolled)"
        case .horizontalScroll: "the content moved sideways\(ownPlace)"
        case .lostContentOffset: "the bar was not notified when the content \(scrolled)"
        case .pan(let phase): "\(phase.words)\(place)"
        case .release(let release): lift(release)
        case .contentHeight(let height):
            changed(
                "the content", from: step.before.scrollView.contentHeight, to: height, "longer", "shorter")
        case .frameHeight(let height):
            changed(
                "the frame", from: step.before.scrollView.frameHeight, to: height.magnitude, "taller",
                "shorter")
        case .safeArea(let insets):
            "the safe area became \(numbers.points(insets.top)) at the top and "
                + "\(numbers.points(insets.bottom)) at the bottom"
        case .refreshInset(let inset):
            changed(
                "the inset of the refresh control", from: step.before.scrollView.refreshInset, to: inset,
                "larger",
                "smaller")
        case .bottomInset(let inset):
            changed(
                "the app's bottom inset", from: step.before.scrollView.bottomInset, to: inset, "larger",
                "smaller")
        case .bounces(let doesBounce): "bouncing was turned \(doesBounce ? "on" : "off")"
        case .scrollView: "a scroll view was bound, with its content at \(numbers.text(step.arrival))"
        case .expand(let isExpanded): "the app requested the \(isExpanded ? "expanded" : "normal") height"
        case .heights(let heights): changed(heights)
        case .show(let isShown): "the app \(isShown ? "showed" : "hid") the bar in place"
        case .stay(let mustStay): mustStay ? "the app had the bar stay" : "the app let the bar hide again"
        case .idle: "the content came to rest\(ownPlace)"
        }
    }

    /// An event that a bar has to refuse.
    var invalidEvent: String {
        step.event.unusable.map {
            "an event had an invalid \($0.field.rawValue), \(numbers.text($0.value))"
        } ?? "an event was invalid"
    }

    /// Where the content was when the bar was last notified, if it was elsewhere before the event.
    var lag: String {
        guard !step.wasUpToDate, step.kind != .bind else { return "" }
        return " (the bar was last notified of \(numbers.text(step.departure)))"
    }

    /// How the content moved, and where it is if that is at or beyond an edge.
    private var scrolled: String {
        let distance = step.arrival - step.before.scrollView.contentOffset
        guard distance != 0 else { return "stayed where it was\(ownPlace)" }
        let end = edgePlace.map { ", to \($0)" } ?? ""
        return "scrolled \(numbers.way(distance))\(end)"
    }

    /// Where the content is, if that is at or beyond an edge, after a phrase about a finger.
    private var place: String {
        edgePlace.map { " with the content \(isOverscrolled ? "" : "at ")\($0)" } ?? ""
    }

    /// The same after a phrase about the content.
    private var ownPlace: String { edgePlace.map { ", \(isOverscrolled ? "" : "at ")\($0)" } ?? "" }

    private var isOverscrolled: Bool { step.before.scrollView.visible(step.arrival) != step.arrival }

    /// "its top", "its end" or "1 pt beyond its end", by the edges before the event; nil in between.
    private var edgePlace: String? {
        let view = step.before.scrollView
        let visible = view.visible(step.arrival)
        if isOverscrolled {
            let edge = step.arrival < visible ? "its top" : "its end"
            return "\(numbers.points((step.arrival - visible).magnitude)) beyond \(edge)"
        }
        return visible == view.top ? "its top" : visible == view.end ? "its end" : nil
    }

    private func lift(_ release: Release) -> String {
        if release.velocity == 0 { return "the finger lifted\(place)" }
        let speed = "\(numbers.text(release.velocity.magnitude)) pt/s"
        guard step.isFling else { return "the finger lifted at \(speed)\(place)" }
        let direction = release.velocity > 0 ? "down" : "up"
        return
            "the finger flung the content \(direction) at \(speed), to rest at \(numbers.text(release.rest))"
    }

    /// Which of the bar's heights changed.
    private func changed(_ heights: BarHeights) -> String {
        let old = step.configurationBefore
        let changes = [
            ("compact", old.compact, heights.compact), ("normal", old.normal, heights.normal),
            ("expanded", old.expanded, heights.expanded),
        ].filter { $1 != $2 }
        if changes.isEmpty { return "the app gave the bar the heights that it had" }
        let texts = changes.map { "its \($0) height from \(numbers.text($1)) to \(numbers.points($2))" }
        return "the app changed " + texts.joined(separator: ", ")
    }

    /// How a length changed.
    private func changed(
        _ name: String, from before: Double, to after: Double, _ more: String, _ less: String
    ) -> String {
        if before == after { return "\(name) was reported again, unchanged" }
        return "\(name) became \(numbers.points((after - before).magnitude)) \(after > before ? more : less)"
    }
}

extension PanPhase {
    /// What the phase says of the finger.
    fileprivate var words: String {
        switch self {
        case .possible: "a pan was possible"
        case .began: "a pan began"
        case .changed: "the pan went on"
        case .ended: "the finger lifted"
        case .cancelled: "the pan was cancelled"
        case .failed: "the pan failed"
        }
    }
}

extension NumberFormat {
    /// A length in points, such as "1 pt"; one that would be shown as 0 is "less than 0.001 pt".
    package func points(_ length: Double) -> String {
        let text = text(length + 0)
        return text == "0" && length != 0 ? "less than 0.001 pt" : "\(text) pt"
    }

    /// A scroll by a distance in points, positive when the content moves up: "down by 1 pt".
    func way(_ distance: Double) -> String {
        "\(distance > 0 ? "down" : "up") by \(points(distance.magnitude))"
    }

    /// The height of a bar of an offset in points: "its normal height (200 pt)", or "199 pt".
    func height(_ offset: Double, of configuration: BarConfiguration) -> String {
        let heights = [
            ("normal", configuration.normal), ("compact", configuration.compact),
            ("expanded", configuration.expanded),
        ]
        guard let (name, height) = heights.first(where: { $0.1 == -offset }) else { return points(-offset) }
        return "its \(name) height (\(points(height)))"
    }
}
