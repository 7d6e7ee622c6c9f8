import AirBarModel
import Generators
import Testing
import TestSupport

@testable import Verification

/// Which cases a search draws for a bar of given heights, capabilities and events.
@Suite struct CaseDomainTests {
    private static func scenarios(in domain: CaseDomain) -> [Scenario] {
        samples(of: Scenario.generator(in: domain), count: 1_000)
    }

    @Test(arguments: [SupportedHeights.fixed(64, 128, 284), .fixed(96.7, 130.1, 500), .fixed(0, 88)])
    func `a bar of fixed heights is tried with these only, and at exactly its detents`(
        heights: SupportedHeights
    ) throws {
        let scenarios = Self.scenarios(in: CaseDomain(heights: heights))
        let drawn = Set(scenarios.map(\.heights))
        #expect(scenarios.count == 1_000 && drawn.map { .between($0, $0) } == [heights])
        let sessions = samples(of: Session.generator(in: CaseDomain(heights: heights)), count: 200)
        #expect(sessions.count == 200 && Set(sessions.map(\.heights)) == drawn)
        let normal = try #require(drawn.first).normal
        #expect(scenarios.contains { abs($0.scrollView.contentOffset + normal) < 0x1p-40 })
    }

    @Test
    func `a bar with heights of its own is tried with its tolerances only, one of its app with several`()
        throws
    {
        func drawn(_ definition: BarDefinition) -> Set<BarTolerances> {
            let domain = CaseDomain(of: definition)
            return Set(
                Self.scenarios(in: domain).map(\.tolerances)
                    + samples(of: Session.generator(in: domain), count: 100).map(\.tolerances))
        }
        let mine = BarDefinition("mine", heights: .fixed(0, 88)) { HidingBar($0) }
        #expect(drawn(mine) == [.standard])
        let own = try BarTolerances(top: 7, quietSnap: 1, fling: 500)
        #expect(drawn(mine.with(tolerances: own)) == [own])
        #expect(drawn(.hardened).count == 4 && drawn(.hardened.with(heights: .fixed(0, 88, 88))).count == 4)
    }

    @Test
    func
        `content swings under a bar that decides after a distance: as far as that or farther, in small moves, and back`()
    {
        /// The longest way in one direction in moves of less than two points, of each scenario.
        func ways(_ definition: BarDefinition) -> [Double] {
            Self.scenarios(in: CaseDomain(of: definition)).map { scenario in
                var (longest, way, last) = (0.0, 0.0, scenario.scrollView.contentOffset)
                for case .contentOffset(let y) in scenario.events where y.isFinite {
                    let move = y - last
                    way = abs(move) >= 2 ? 0 : way * move < 0 ? move : way + move
                    (longest, last) = (max(longest, abs(way)), y)
                }
                return longest
            }
        }
        #expect(ways(RightBars.switching).count { $0 > 10 } >= 10)
        #expect(ways(RightBars.hiding).count { $0 > 10 } == 0)
    }

    @Test func `events that move nothing disturb the way of a bar that decides after a distance`() {
        /// How often scrolls of less than five points one way have one of these events between them.
        func count(_ definition: BarDefinition, _ isBetween: (BarEvent, _ last: Double) -> Bool) -> Int {
            Self.scenarios(in: CaseDomain(of: definition, events: .realistic)).count { scenario in
                var (last, way, isDisturbed) = (scenario.scrollView.contentOffset, 0.0, false)
                return scenario.events.contains { event in
                    if isBetween(event, last) { isDisturbed = way != 0 }
                    guard case .contentOffset(let y) = event, y != last else { return false }
                    let move = abs(y - last) < 5 ? y - last : 0
                    defer { (last, way, isDisturbed) = (y, move, false) }
                    return isDisturbed && move * way > 0
                }
            }
        }
        let switching = RightBars.switching
        #expect(count(switching) { event, _ in event == .horizontalScroll } > 20)
        #expect(count(switching) { event, last in event == .contentOffset(last) } > 20)
        #expect(count(switching) { event, _ in event == .pan(.changed) } > 20)
        #expect(count(RightBars.hiding) { event, _ in event == .horizontalScroll } < 5)
    }

    @Test func `content is often exactly at its end over a bar at the bottom`() {
        func share(_ definition: BarDefinition) -> Int {
            Self.scenarios(in: CaseDomain(of: definition, events: .realistic)).count { scenario in
                let view = scenario.scrollView
                let end = view.contentHeight - view.frameHeight + view.safeArea.bottom + view.bottomInset
                return scenario.events.contains(.contentOffset(end + scenario.heights.normal))
            }
        }
        #expect(share(RightBars.bottomHiding) > 5 * max(1, share(RightBars.hiding)))
    }

    @Test func `heights in ranges are drawn up to the ends of each`() throws {
        let scenarios = Self.scenarios(
            in: CaseDomain(heights: try SupportedHeights(parsing: "40...64,64...66.5,200...300")))
        let drawn = scenarios.map(\.heights)
        #expect(drawn.count == 1_000 && drawn.allSatisfy { $0.flaw == nil })
        #expect(Set(drawn.map(\.compact)).isSuperset(of: [40, 64]) && drawn.allSatisfy { $0.compact <= 64 })
        #expect(drawn.map(\.normal).min() == 64 && drawn.map(\.normal).max() == 66.5)
        #expect(drawn.allSatisfy { (200...300).contains($0.expanded) })
    }

    @Test func `realistic cases have no invalid input and no lost notification, and losses only the latter`()
    {
        func events(_ events: EventVocabulary) -> [BarEvent] {
            let scenarios = Self.scenarios(in: CaseDomain(events: events))
            #expect(scenarios.count == 1_000)
            #expect(scenarios.contains { $0.configuration == nil } == (events == .hostile))
            return scenarios.flatMap(\.events)
        }
        func has(_ events: [BarEvent]) -> (invalid: Bool, lost: Bool) {
            (events.contains { !$0.isValid }, events.contains { $0.kind == .lost })
        }
        #expect(has(events(.realistic)) == (false, false))
        #expect(has(events(.losses)) == (false, true))
        #expect(has(events(.hostile)) == (true, true))
    }

    @Test func `for a bar that handles no safe area there is none, and no refresh control`() {
        let domain = CaseDomain(hasInsets: false)
        let scenarios = Self.scenarios(in: domain)
        let events =
            scenarios.flatMap(\.events)
            + samples(of: Session.generator(in: domain), count: 200)
            .flatMap { $0.actions.compactMap { if case .event(let event) = $0 { event } else { nil } } }
        #expect(scenarios.count == 1_000)
        #expect(scenarios.allSatisfy { $0.scrollView.safeArea == .zero })
        #expect(!events.contains { [.safeArea, .refresh].contains($0.kind) })
    }

    @Test(arguments: EventVocabulary.allCases)
    func `choices mean the same whatever can happen`(events: EventVocabulary) throws {
        for made in samples(of: Scenario.generator(in: CaseDomain(events: events)), count: 200) {
            guard let choices = made.choices else { continue }
            var source = ChoiceSource(replaying: choices)
            let again = try Scenario.generator.generate(from: &source)
            #expect(ScenarioFile(again).text == ScenarioFile(made).text)
        }
    }
}

/// Heights as text.
@Suite struct SupportedHeightsTests {
    @Test(arguments: ["64,128,284", "0,88,88", "40...64,88,200...300.5", "1e300,2,3"])
    func `heights read back as they were`(text: String) throws {
        let heights = try SupportedHeights(parsing: text)
        #expect(try SupportedHeights(parsing: heights.description) == heights)
    }

    @Test func `two heights are those of a bar without an expanded state`() throws {
        #expect(try SupportedHeights(parsing: "0,88") == .fixed(0, 88, 88))
    }

    @Test(arguments: ["", "64", "1,2,3,4", "a,b", "1,,3", "1...,2", "1..2,3", "1...2...3,4", "64;128;284"])
    func `what is not heights is refused`(text: String) {
        #expect(throws: SupportedHeights.ParseError.self) { try SupportedHeights(parsing: text) }
    }

    @Test(arguments: ["3,2,1", "-1,2", "nan,2", "5...4,6", "0,88,1e300", "1,2...1.5,3"])
    func `heights that no bar has are flawed`(text: String) throws {
        #expect(try SupportedHeights(parsing: text).flaw != nil)
    }
}
