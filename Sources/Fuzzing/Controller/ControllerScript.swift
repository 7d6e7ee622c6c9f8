import AirBarModel
import Generators
import Motion
import Verification

/// What happens to a controller and its scroll views, and what the state observer does while it is notified.
struct ControllerScript: Sendable {
    /// Something that the user, a programme or the observer does.
    enum Deed: Sendable {
        /// An event on the scroll view that is bound; a binding is one of a view of its own.
        case event(BarEvent)
        /// An event on the scroll view that was bound before.
        case oldView(BarEvent)
        /// Binding the scroll view that is bound.
        case bindAgain
        /// Binding a scroll view of an invalid height, which is refused.
        case bindInvalid(ScrollViewGeometry)
    }

    let scenario: Scenario
    /// The deeds from outside, in order.
    let deeds: [Deed]
    /// What the observer does at its first reports, in order.
    let reactions: [[Deed]]

    /// Generates scenarios with further deeds between their events and during reports.
    ///
    /// - Parameter domain: which scenarios are drawn.
    static func generator(in domain: CaseDomain) -> Generator<ControllerScript> {
        zip(
            Scenario.generator(in: domain), Deed.generator.array(count: 0...6),
            Deed.generator.array(count: 0...3).array(count: 0...8)
        ).map { scenario, extra, reactions in
            var rest = extra[...]
            let deeds = scenario.events.filter(\.isLive).flatMap { event in
                [.event(event)] + (rest.popFirst().map { [$0] } ?? [])
            }
            return ControllerScript(scenario: scenario, deeds: deeds + rest, reactions: reactions)
        }
    }
}

extension ControllerScript.Deed {
    fileprivate static let generator = Generator.oneOf(
        event.map(Self.event), event.map(Self.oldView), .always(.bindAgain), geometry.map(Self.bindInvalid))

    private static let event: Generator<BarEvent> = {
        let offset = Generator<Int>.integer(in: -400...1_600).map(Double.init)
        let length = Generator<Int>.integer(in: 0...900).map(Double.init)
        return .oneOf(
            offset.map { .contentOffset($0) }, length.map { .contentHeight($0) },
            length.map { .frameHeight($0) }, length.map { .refreshInset($0) },
            length.map { .bottomInset($0) },
            zip(length, length).map { .safeArea(ContentInset(top: $0, bottom: $1)) },
            zip(offset, offset).map { .release(Release(velocity: $0, rest: $1)) },
            .element(of: .pan(.began), .pan(.changed), .pan(.ended), .pan(.cancelled), .idle),
            Generator<Bool>.boolean.map { .expand($0) },
            geometry.map { .scrollView($0) })
    }()

    private static let geometry = zip(
        Generator<Int>.integer(in: -400...1_600), .integer(in: 0...90), .integer(in: 0...3)
    ).map { contentOffset, inset, behavior in
        do {
            return try ScrollViewGeometry(
                frameHeight: 600, contentHeight: 2_000, contentOffset: Double(contentOffset),
                safeArea: ContentInset(top: Double(inset), bottom: 34),
                behavior: ScrollViewBehavior(rawValue: UInt8(behavior)))
        } catch {
            preconditionFailure("\(error)")
        }
    }
}

extension BarEvent {
    /// Whether a live scroll view can have the event: not with invalid fields, and not a horizontal scroll, which it
    /// notifies as a content offset.
    var isLive: Bool { unusable == nil && self != .horizontalScroll }
}
