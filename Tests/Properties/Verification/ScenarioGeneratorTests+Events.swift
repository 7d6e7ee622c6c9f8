import AirBarModel
import Generators
import Motion
import PropertyTesting
import Testing
import TestSupport
import Verification

/// What happens in random scenarios, and in what order.
extension ScenarioGeneratorTests {
    private static let events = scenarios.flatMap(\.events)

    @Test func `every kind of event comes up`() {
        let all = Set(Self.events)
        for event in PanPhase.allCases.map({ BarEvent.pan($0) }) {
            #expect(all.contains(event), "\(event)")
        }
        for event in [
            BarEvent.idle, .expand(true), .expand(false), .scrollToTop, .horizontalScroll, .bounces(true),
            .bounces(false), .refreshInset(0), .safeArea(.zero),
        ] {
            #expect(all.contains(event), "\(event)")
        }
        var kinds = EventKinds()
        for event in all where event.unusable == nil { kinds.formUnion(event.kind) }
        #expect(kinds == EventKinds.all.subtracting([.heights, .show, .hide, .stay, .stayEnded]))
        #expect(Self.reaches { $0.events.count == 40 } && Self.reaches { $0.events.isEmpty })
    }

    @Test func `other heights come up for a bar that takes them, valid and not, and for no other`() {
        let generator = Scenario.generator(in: CaseDomain(requests: .changingHeights))
        let heights = (0..<2_000).flatMap { index -> [BarHeights] in
            var source = ChoiceSource(seed: 1, caseIndex: index)
            let events = (try? generator.generate(from: &source))?.events ?? []
            return events.compactMap { if case .heights(let others) = $0 { others } else { nil } }
        }
        #expect(heights.count > 100)
        #expect(heights.contains { $0.flaw != nil } && heights.count { $0.flaw == nil } * 2 > heights.count)
        #expect(!Self.events.contains { $0.kind == .heights })
        #expect(CaseDomain(heights: .fixed(50, 100), requests: .changingHeights).requests.isEmpty)
    }

    @Test func `a bar that is made for it is shown and hidden in place, or has to stay, and no other bar`() {
        func requests(of domain: CaseDomain) -> [BarEvent] {
            let generator = Scenario.generator(in: domain)
            return (0..<2_000).flatMap { index -> [BarEvent] in
                var source = ChoiceSource(seed: 1, caseIndex: index)
                let events = (try? generator.generate(from: &source))?.events ?? []
                return events.filter { !$0.neededCapabilities.isEmpty }
            }
        }
        let shown = requests(of: CaseDomain(requests: .showingInPlace))
        #expect(shown.count > 100 && Set(shown) == [.show(true), .show(false)])
        let stays = requests(of: CaseDomain(requests: .staying))
        #expect(stays.count > 100 && Set(stays) == [.stay(true), .stay(false)])
        let all = requests(of: CaseDomain(requests: .requests))
        #expect(
            all.contains(.show(true)) && all.contains(.stay(true)) && all.contains { $0.kind == .heights })
        #expect(!Self.events.contains { !$0.neededCapabilities.isEmpty })
    }

    @Test func `a scenario in which the app asks more of a bar has choices`() throws {
        let events: [BarEvent] = [.contentOffset(500), .show(true), .show(false), .stay(true), .stay(false)]
        let made = try scenario(events)
        let choices = try #require(made.choices)
        var source = ChoiceSource(replaying: choices.map(\.value))
        let generator = Scenario.generator(in: CaseDomain(requests: [.showingInPlace, .staying]))
        #expect(try generator.generate(from: &source).events == events)
    }

    @Test(arguments: ProgrammaticScroll.allCases)
    func `a programme scrolls in every way, to anywhere`(kind: ProgrammaticScroll) {
        let targets = Self.events.compactMap { event -> Double? in
            if case .scroll(kind, to: let target) = event, target.isUsable { target } else { nil }
        }
        #expect(targets.contains { $0 < -200 } && targets.contains { $0 > 1400 } && targets.contains(0))
    }

    @Test func `fingers let go slowly, at the threshold and fast, in both directions`() {
        let velocities = Self.events.compactMap { event -> Double? in
            if case .release(let release) = event, event.unusable == nil { release.velocity } else { nil }
        }
        let ranges: [ClosedRange<Double>] = [
            -5000 ... -301, -300 ... -300, -299 ... -1, 1...299, 300...300, 301...5000,
        ]
        for range in ranges {
            #expect(velocities.contains { range.contains($0) }, "\(range)")
        }
        #expect(velocities.count { abs($0) == 300 } * 20 > velocities.count)
    }

    @Test func `every invalid number is generated in every field that can have it`() {
        let refusals = Self.events.compactMap(\.unusable)
        let anything = [Double.nan, .infinity, -.infinity, 1e300, -1e300, 0x1p40, -0x1p40]
        // Heights change only for bars that take others.
        for field in EventField.allCases where field != .height {
            let isLength = [.contentHeight, .safeArea, .refreshInset, .bottomInset].contains(field)
            for number in anything + (isLength ? [-1] : []) {
                #expect(
                    refusals.contains {
                        $0.field == field && ($0.value == number || ($0.value.isNaN && number.isNaN))
                    }, "\(field) \(number)")
            }
        }
        // The least positive number is valid, and is hardly ever drawn otherwise.
        #expect(Self.events.contains(.contentHeight(.leastNonzeroMagnitude)))
        let lost = Self.events.filter { if case .lostContentOffset = $0 { true } else { false } }
        #expect(lost.contains { $0.unusable == nil } && lost.contains { $0.unusable != nil })
    }

    @Test func `tiny flicks come in a row`() {
        #expect(Self.reaches { Self.tinyFlicks(in: $0) >= 3 })
        #expect(Self.reaches { Self.tinyFlicks(in: $0) >= 6 })
    }

    /// The most flicks in a row, each of which moves the content by at most half a point.
    private static func tinyFlicks(in scenario: Scenario) -> Int {
        var (most, count, y) = (0, 0, scenario.scrollView.contentOffset)
        var index = 0
        while index + 2 < scenario.events.count {
            let isFlick =
                scenario.events[index] == .pan(.began) && scenario.events[index + 2] == .pan(.ended)
            if isFlick, case .contentOffset(let next) = scenario.events[index + 1], next != y,
                abs(next - y) <= 0.5
            {
                (count, y, index) = (count + 1, next, index + 3)
                most = max(most, count)
            } else {
                if case .contentOffset(let next) = scenario.events[index] { y = next }
                (count, index) = (0, index + 1)
            }
        }
        return most
    }

    @Test func `the samples of a motion come in a row`() {
        #expect(Self.scenarios.count { Self.samples(in: $0) >= 4 } * 20 > Self.scenarios.count)
    }

    /// The most scrolls in a row that move the content by the same distance.
    private static func samples(in scenario: Scenario) -> Int {
        var (most, count, step, y) = (0, 1, 0.0, scenario.scrollView.contentOffset)
        for event in scenario.events {
            guard case .contentOffset(let next) = event else {
                count = 1
                continue
            }
            let isSame = abs(next - y - step) < 1e-9 && step != 0
            (count, step, y) = (isSame ? count + 1 : 2, next - y, next)
            most = max(most, count)
        }
        return most
    }

    @Test func `content scrolls exactly as far below the top as a pan may begin that opens the bar`() {
        let scrolls = Self.scenarios.filter { scenario in
            var view = ScrollViewState(scenario.scrollView)
            return scenario.events.contains { event in
                view.apply(event)
                let top = -scenario.heights.normal - view.otherTopInset
                return event == .contentOffset(top + BarTolerances.standard.top)
            }
        }
        #expect(scrolls.count * 50 > Self.scenarios.count, "\(scrolls.count)")
    }

    @Test func `another view is scrolled to its end, beyond it, to its top, and in between`() {
        let views = Self.events.compactMap { event -> (y: Double, end: Double)? in
            guard case .scrollView(let view) = event else { return nil }
            return (view.contentOffset, view.contentHeight - view.frameHeight + view.safeArea.bottom)
        }.filter { $0.end > 100 }
        #expect(views.contains { $0.y == $0.end } && views.contains { $0.y > $0.end })
        #expect(views.contains { $0.y == 0 } && views.contains { $0.y > 0 && $0.y < $0.end })
    }

    @Test func `content shrinks under a finger so that it ends just above where it was scrolled`() {
        let shrinks = Self.scenarios.count { scenario in
            var (y, frame) = (scenario.scrollView.contentOffset, scenario.scrollView.frameHeight)
            var isDown = false
            for event in scenario.events where event.unusable == nil {
                switch event {
                case .contentOffset(let next), .lostContentOffset(let next): y = next
                case .frameHeight(let height): frame = height
                case .pan(.began): isDown = true
                case .pan(.ended), .pan(.cancelled), .release: isDown = false
                case .contentHeight(let height):
                    if isDown, y > 60, (y - 60..<y).contains(height - frame) { return true }
                // From there on nothing is known without a bar.
                case .scrollView, .scroll, .scrollToTop: return false
                default: break
                }
            }
            return false
        }
        #expect(shrinks > 10)
    }

    @Test func `a pan ends only after it began, and nothing rests under a finger`() async {
        await check(Scenario.generator, cases: 5_000) { scenario in
            var isDown = false
            for event in scenario.events where event.unusable == nil {
                switch event {
                case .pan(.began), .pan(.failed), .idle: guard !isDown else { return false }
                case .pan(.changed), .pan(.ended), .pan(.cancelled), .release:
                    guard isDown else { return false }
                default: break
                }
                switch event {
                case .pan(.began): isDown = true
                case .pan(.ended), .pan(.cancelled), .release, .scrollView: isDown = false
                default: break
                }
            }
            return true
        }
    }

    @Test func `what a programme scrolled soon rests, more often than not`() {
        var (rests, scrolls) = (0, 0)
        for events in Self.scenarios.map(\.events) {
            for (event, next) in zip(events, events.dropFirst()) where event.unusable == nil {
                guard event.kind == .programmatic || event == .scrollToTop else { continue }
                scrolls += 1
                if next == .idle { rests += 1 }
            }
        }
        #expect(scrolls > 1_000 && Double(rests) > 0.15 * Double(scrolls), "\(rests) of \(scrolls)")
    }
}
