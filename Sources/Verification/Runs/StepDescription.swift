import AirBarModel

/// A step in words: what happened to the scroll view, and what the bar did.
///
/// It says only what was observed, whatever should have happened.
struct StepDescription {
    let step: Step
    let numbers: NumberFormat

    /// What happened to the scroll view, such as "the content scrolled down by 1 pt, to 1 pt beyond its end".
    var event: String {
        step.isUsable ? usableEvent + lag : invalidEvent
    }

    /// What the bar did, such as "the bar shrank by 1 pt".
    var reaction: String {
        let parts = [aim, movement, availability, insets, command, target, refusal].compactMap { $0 }
        guard let last = parts.last else { return "the bar did nothing" }
        let others = parts.dropLast().joined(separator: ", ")
        return "the bar " + (others.isEmpty ? last : "\(others) and \(last)")
    }
}

extension StepDescription {
    /// The snap at whose end the bar is, or at which it only aimed.
    private var aim: String? {
        guard let detent = step.actions.snap else { return nil }
        let height = numbers.height(detent, of: step.configuration)
        return step.after.offset == detent ? "snapped to \(height)" : "aimed a snap at \(height)"
    }

    private var movement: String? {
        let movement = step.movement
        guard movement != 0 else { return nil }
        guard movement.isFinite else { return "became \(numbers.text(-step.after.offset)) pt tall" }
        let distance = "\(movement > 0 ? "shrank" : "grew") by \(numbers.points(movement.magnitude))"
        guard step.actions.snap != step.after.offset, step.configuration.isDetent(step.after.offset) else {
            return distance
        }
        return "\(distance) to \(numbers.height(step.after.offset, of: step.configuration))"
    }

    private var availability: String? {
        guard step.changesAvailability else { return nil }
        return step.after.isExpandedStateAvailable
            ? "made the expanded state available" : "made the expanded state unavailable"
    }

    /// Insets of its own that the bar changed, or set on a view that is bound.
    private var insets: String? {
        var (insets, indicator) = (
            step.before.scrollView.barInset, step.before.scrollView.scrollIndicatorInsetTop
        )
        if case .scrollView(let geometry) = step.event { (insets, indicator) = (geometry.barInset, 0) }
        let view = step.after.scrollView
        return insets == view.barInset && indicator == view.scrollIndicatorInsetTop ? nil : "set its insets"
    }

    private var command: String? {
        guard let command = step.actions.command else { return nil }
        let manner = step.actions.isCommandAnimated ? " in an animation" : ""
        let distance = command - step.arrival
        guard distance.isFinite else { return "scrolled the content to \(numbers.text(command))\(manner)" }
        if distance == 0 { return "set the content offset that was there already\(manner)" }
        return "scrolled the content \(numbers.way(distance))\(manner)"
    }

    private var target: String? {
        step.actions.retarget.map { "made the deceleration end at \(numbers.text($0))" }
    }

    private var refusal: String? {
        step.actions.refused.map { "refused the number \(numbers.text($0))" }
    }
}

extension BarConfiguration {
    /// Whether a bar of an offset, in points, has one of its three heights.
    fileprivate func isDetent(_ offset: Double) -> Bool { [compact, normal, expanded].contains(-offset) }
}
