import AirBarModel
import Generators
import PropertyTesting
import Synchronization
import Testing
import TestSupport

@testable import Verification

/// Bars that are objects, through the adapter: ``BarDefinition/live(_:heights:kind:accepts:regards:makeBar:)``.
@Suite struct LiveBarTests {
    @Test func `an object of the published library's shape agrees with the published bar in every bit`() async
    {
        await check(Scenario.generator, cases: 1_000) { scenario in
            #expect(bits(of: scenario, on: ObservingBar.definition) == bits(of: scenario, on: .published))
        }
        await check(Session.generator, cases: 20) { session in
            #expect(bits(of: session, on: ObservingBar.definition) == bits(of: session, on: .published))
        }
    }

    @Test func `an object reproduces the traces that were recorded from the library`() throws {
        for trace in try GoldenTrace.traces(in: Repository.golden) {
            #expect(trace.differences(on: ObservingBar.definition).isEmpty)
        }
    }

    @Test func `an object is judged as the same bar is as a value`() {
        let oracle = Oracle()
        var broken: Set<String> = []
        for scenario in samples(of: Scenario.generator, count: 150) {
            let found = [ObservingBar.definition, .published].map { definition in
                oracle.findings(of: scenario, on: definition).map { "\($0.invariant.id): \($0.violation)" }
            }
            #expect(found[0] == found[1])
            broken.formUnion(found[1].map { String($0.prefix { $0 != ":" }) })
        }
        #expect(broken.count > 25, "\(broken.count)")
    }

    /// The searches end when the invariants are found broken.
    @Test(arguments: ["S5", "S7", "S20", "N1", "L1", "M2"])
    func `a search ends at the same minimum of an object and of the same bar as a value`(id: String) throws {
        var settings = SearchSettings(cases: 3_000, seed: 1)
        settings.stopWhenFound = [id]
        let invariants = [try Catalogue.invariant(id)]
        let found = [ObservingBar.definition, .published].map { definition in
            BarVerifier(definition, invariants: invariants).run(settings).counterexamples.map(\.token.replay)
        }
        #expect(found[0] == found[1] && found[0].count == 1)
    }

    @Test func `an object that depends on more than its events breaks M6`() throws {
        let counter = Counter()
        let definition = BarDefinition.live("odd") { scrollView, configuration in
            let bar = counter.definition.makeBar(configuration)
            let isOdd = counter.next().isMultiple(of: 2)
            return LiveBar(height: { bar.state.height - (isOdd ? 1 : 0) })
        }
        let report = BarVerifier(definition, invariants: [try Catalogue.invariant("M6")]).run(cases: 50)
        let found = try #require(report.counterexamples.first)
        #expect(found.text.contains("odd breaks M6, determinism"))
    }

    @Test func `a run that is not copied makes one object`() throws {
        let counter = Counter()
        let events = (0..<500).map { BarEvent.contentOffset(Double($0)) }
        let trace = Trace(of: try scenario(events), on: counter.definition)
        #expect(trace.count == 501 && counter.count == 1)
    }

    @Test func `copies of an object go their own ways, on whichever threads`() throws {
        let counter = Counter()
        let bar = counter.definition.makeBar(try BarConfiguration(compact: 100, normal: 200, expanded: 300))
        let offsets = play(bar)
        #expect(offsets == [-150, -180, -120, -150])
        // The first copy to go on uses the object.
        #expect(counter.count == 3)
    }

    private func play(_ bar: some Bar) -> [Double] {
        guard let view = try? view() else { return [] }
        var first = bar
        var host = BarHost(ScrollViewState(view))
        host.deliver(.scrollView(view), to: &first)
        host.deliver(.contentOffset(-150), to: &first)
        let (start, original) = (host, first)
        var offsets = [first.state.offset]
        for contentOffset in [-180.0, -120, -150] {
            var (host, copy) = (start, original)
            host.deliver(.contentOffset(contentOffset), to: &copy)
            offsets.append(copy.state.offset)
        }
        return offsets
    }

    @Test func `the past of an object may be long`() throws {
        let events = (0..<200_000).map { BarEvent.contentOffset(Double($0 % 7)) }
        let counter = Counter()
        let found = Oracle([.bounds]).findings(of: try scenario(events), on: counter.definition)
        #expect(found.isEmpty && counter.count == 1)
    }

    @Test(arguments: LiveWrite.allCases)
    func `a scroll view that is not bound any longer cannot be written to`(write: LiveWrite) throws {
        let definition = BarDefinition.live("keeper") { scrollView, configuration in
            LiveBar(
                height: { configuration.normal }, bind: { _ in }, receive: { _ in write.perform(scrollView) })
        }
        let events = [BarEvent.scrollView(try view(at: -7)), .contentHeight(900), .idle]
        let trace = Trace(of: try scenario(events), on: definition)
        var bound = ScrollViewState(try view(at: -7))
        let isWritten = trace[0].after.scrollView != ScrollViewState(try view())
        #expect(isWritten || !trace.actions(of: trace[0]).isEmpty)
        #expect(trace[1].after.scrollView == bound)
        bound.apply(.contentHeight(900))
        #expect(trace[2].after.scrollView == bound && trace[3].after.scrollView == bound)
        #expect(trace.dropFirst().allSatisfy { trace.actions(of: $0).isEmpty })
    }

    @Test func `an object that cannot be bound again is made again`() throws {
        let counter = Counter()
        _ = Trace(of: try scenario([.scrollView(try view()), .idle]), on: counter.definition)
        #expect(counter.count == 2)
    }

    @Test func `a change that is not reported is reported for the object`() throws {
        let counter = Counter()
        let trace = Trace(of: try scenario([.contentOffset(-150), .idle]), on: counter.definition)
        let actions = trace.map { Array(trace.actions(of: $0)) }
        #expect(actions == [[], [.state(offset: -150, isExpandedStateAvailable: false)], []])
    }

    @Test func `whatever an object has reported before, a change that it does not report is reported for it`()
        async
    {
        await check(Scenario.generator) { scenario in
            let trace = Trace(of: scenario, on: ObservingBar.reportsBindings)
            return trace.allSatisfy { step in
                let (before, after) = (step.before, step.after)
                let isSame =
                    before.offset == after.offset
                    && before.isExpandedStateAvailable == after.isExpandedStateAvailable
                let last = trace.actions(of: step).last {
                    if case .state = $0 { true } else { false }
                }
                let report = BarAction.state(
                    offset: after.offset, isExpandedStateAvailable: after.isExpandedStateAvailable)
                return last == report || last == nil && isSame
            }
        }
    }

    @Test func `an object cannot be explored, and neither can a class that is a bar`() throws {
        for definition in [ObservingBar.definition, BarDefinition("class") { ClassBar($0) }] {
            let error = #expect(throws: Unexplorable.self) { try Exploration.all(of: definition) }
            #expect(
                error?.description
                    == "cannot explore \(definition.name): it is a class bar, of which no two states can be compared"
            )
        }
    }
}

/// A write to a scroll view by a bar.
enum LiveWrite: CaseIterable {
    case contentOffset, contentInset, indicatorInset, target

    func perform(_ scrollView: LiveScrollView) {
        switch self {
        case .contentOffset: scrollView.updateContentOffset(7, animated: false)
        case .contentInset: scrollView.contentInset = ContentInset(top: 7, bottom: 8)
        case .indicatorInset: scrollView.scrollIndicatorInsetTop = 7
        case .target: scrollView.retarget(to: 7)
        }
    }
}

/// Everything that can be observed of a case, bit by bit.
private func bits(of scenario: Scenario, on definition: BarDefinition) -> [String] {
    bits(Trace(of: scenario, on: definition))
}

private func bits(of session: Session, on definition: BarDefinition) -> [String] {
    bits(Trace(of: session, on: definition))
}

private func bits(_ trace: Trace) -> [String] {
    trace.map { "\($0.after) \(Array(trace.actions(of: $0)))" }
}

/// A definition of a bar that follows the content by observation, and the number of objects that were made of it.
private final class Counter: Sendable {
    private let made = Atomic<Int>(0)

    var count: Int { made.load(ordering: .relaxed) }

    func next() -> Int { made.add(1, ordering: .relaxed).newValue }

    var definition: BarDefinition {
        .live("counted") { scrollView, configuration in
            self.made.add(1, ordering: .relaxed)
            let header = Header(configuration)
            scrollView.contentOffsetObservable.observe { header.contentOffsetChanged(to: $0) }
            return LiveBar(height: { header.height })
        }
    }

    private final class Header {
        private let configuration: BarConfiguration
        private(set) var height: Double

        init(_ configuration: BarConfiguration) {
            self.configuration = configuration
            height = configuration.normal
        }

        func contentOffsetChanged(to contentOffset: Double) {
            height = max(configuration.compact, min(-contentOffset, configuration.normal))
        }
    }
}

/// A class that conforms to the protocol of values.
private final class ClassBar: Bar, @unchecked Sendable {
    private(set) var state: BarState

    init(_ configuration: BarConfiguration) { state = BarState(configuration) }

    func react(to event: BarEvent, on host: inout BarHost) { host.report(state) }

    static func == (one: ClassBar, other: ClassBar) -> Bool { one === other }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
