import AirBarModel
import Synchronization
import Testing
import TestSupport
import Verification

/// Objects that know a scroll view again when it comes back.
extension LiveBarTests {
    @Test func `a scroll view that comes back is the object that it was, and a new one is not`() throws {
        let seen = try bound([.event(.scrollView(try view(at: 300))), .bindOther, .bindOther])
        #expect(seen == [0, 1, 0, 1])
        let third = try bound([
            .event(.scrollView(try view(at: 300))), .event(.scrollView(try view(at: 400))), .bindOther,
        ])
        #expect(third == [0, 1, 2, 1])
    }

    @Test func `a scroll view that is bound twice is one object`() throws {
        let again = try ScrollViewGeometry(
            frameHeight: 600, contentHeight: 2000, contentOffset: -200,
            barInset: ContentInset(top: 200, bottom: 0))
        #expect(try bound([.event(.scrollView(again))]) == [0, 0])
    }

    @Test func `a scroll view that comes back is notified of, and the one that is left is not`() throws {
        let actions: [SessionAction] = [
            .event(.scrollView(try view(at: 300))), .bindOther, .event(.contentOffset(-190)),
            .event(.contentOffset(-150)),
        ]
        let trace = Trace(of: try session(actions), on: ObservingBar.definition)
        #expect(trace.last?.after.offset == -160)
    }

    @Test func `a bar that has a height for each scroll view breaks S17 when one comes back`() throws {
        let session = try session([
            .event(.contentOffset(500)), .event(.scrollView(try view(at: -200))), .event(.expand(false)),
            .bindOther,
        ])
        let shown = Oracle().findings(of: session, on: HeightOfEach.definition).map(\.invariant.id)
        #expect(shown.contains("S17"))
        let report = SessionVerifier(HeightOfEach.definition, invariants: [.viewSwap]).run(cases: 3_000)
        let found = try #require(report.counterexamples.first)
        #expect(found.text.contains("bind other"), "\(found.text)")
    }

    private func session(_ actions: [SessionAction]) throws -> Session {
        Session(
            heights: BarHeights(compact: 100, normal: 200, expanded: 300), scrollView: try view(at: -200),
            actions: actions)
    }

    /// The numbers of the scroll views that an object is bound to in a session, in the order in which it first met them.
    private func bound(_ actions: [SessionAction]) throws -> [Int] {
        let order = Order()
        let definition = BarDefinition.live("mine") { scrollView, configuration in
            order.note(scrollView)
            scrollView.contentInset.top = configuration.normal
            return LiveBar(
                height: { configuration.normal },
                bind: {
                    $0.contentInset.top = configuration.normal
                    order.note($0)
                })
        }
        _ = Trace(of: try session(actions), on: definition)
        return order.numbers.withLock { $0 }
    }
}

/// The scroll views that an object was bound to.
private final class Order: Sendable {
    private let seen = Mutex<[ObjectIdentifier]>([])
    let numbers = Mutex<[Int]>([])

    func note(_ scrollView: LiveScrollView) {
        let number = seen.withLock { seen in
            let view = ObjectIdentifier(scrollView)
            if let known = seen.firstIndex(of: view) { return known }
            seen.append(view)
            return seen.count - 1
        }
        numbers.withLock { $0.append(number) }
    }
}

/// A right bar, but for one thing: on a scroll view that comes back it has the height that it had there until the next event.
private final class HeightOfEach {
    static let definition = BarDefinition.live("mine", kind: BarDefinition.hardened.kind) {
        scrollView, configuration in
        let header = HeightOfEach(configuration)
        header.attach(to: scrollView)
        return LiveBar(
            height: { header.remembered ?? header.controller.state.height },
            isExpandedStateAvailable: { header.controller.state.isExpandedStateAvailable },
            bind: { header.attach(to: $0) }, expand: { header.controller.expand($0) },
            changeHeights: { header.controller.change(heights: $0) },
            show: { header.controller.show($0) }, stay: { header.controller.stay($0) },
            rest: { header.controller.scrollViewDidRest() }, receive: { header.receive($0) })
    }

    let controller: BarController
    private(set) var remembered: Double?
    private var heights: [ObjectIdentifier: Double] = [:]
    private var present: ObjectIdentifier?

    init(_ configuration: BarConfiguration) {
        controller = BarController(BarDefinition.hardened.makeBar(configuration))
    }

    func attach(to scrollView: LiveScrollView) {
        if let present { heights[present] = controller.state.height }
        let next = ObjectIdentifier(scrollView)
        try? controller.set(scrollView: scrollView)
        present = next
        remembered = heights[next]
    }

    func receive(_ event: BarEvent) {
        if case .scrollView = event { return }
        remembered = nil
        switch event {
        case .frameHeight: controller.scrollViewFrameDidChange()
        case .safeArea, .refreshInset, .bottomInset: controller.scrollViewInsetsDidChange()
        default: break
        }
    }
}
