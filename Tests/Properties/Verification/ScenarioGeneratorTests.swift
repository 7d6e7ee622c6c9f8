import AirBarModel
import Generators
import Motion
import Testing
import Verification

/// What random scenarios reach, not only what they stay within.
@Suite struct ScenarioGeneratorTests {
    static let scenarios: [Scenario] = (0..<40_000).compactMap { index in
        var source = ChoiceSource(seed: 1, caseIndex: index)
        return try? Scenario.generator.generate(from: &source)
    }

    static func reaches(_ goal: (Scenario) -> Bool) -> Bool { scenarios.contains(where: goal) }

    private static func isWhole(_ number: Double) -> Bool { number == number.rounded() }

    @Test func `the simplest scenario is a bar of 100, 200 and 300 points and no events`() throws {
        let simplest = try #require(Scenario.generator.simplest)
        #expect(simplest.configuration == (try BarConfiguration(compact: 100, normal: 200, expanded: 300)))
        #expect(
            simplest.scrollView
                == (try ScrollViewGeometry(frameHeight: 600, contentHeight: 2000, contentOffset: -200)))
        #expect(simplest.events.isEmpty)
    }

    @Test func `heights are equal and zero`() {
        #expect(
            Self.reaches {
                $0.heights.compact == $0.heights.normal && $0.heights.compact > 0
            })
        #expect(
            Self.reaches {
                $0.heights.normal == $0.heights.expanded && $0.heights.normal > 0
            })
        #expect(Self.reaches { $0.heights.compact == 0 && $0.heights.normal > 0 })
        #expect(Self.reaches { $0.heights.expanded == 0 })
        #expect(Self.reaches { $0.heights.compact == $0.heights.expanded && $0.heights.compact > 0 })
    }

    @Test func `heights are flawed in every way, and then nothing happens`() {
        let flawed = Self.scenarios.filter { $0.heights.flaw != nil }
        #expect((100...1_000).contains(flawed.count))
        #expect(flawed.allSatisfy { $0.events.isEmpty })
        #expect(
            Set(flawed.compactMap(\.heights.flaw?.field)) == [
                "compact height", "normal height", "expanded height",
            ])
        #expect(
            flawed.contains { $0.heights.expanded.isNaN }
                && flawed.contains { $0.heights.expanded == .infinity })
        #expect(flawed.contains { $0.heights.expanded == magnitudeLimit })
        #expect(flawed.contains { $0.heights.normal < $0.heights.compact && $0.heights.normal.isLength })
    }

    @Test func `heights are whole, on thirds, on 64ths and on neither`() {
        let heights = Self.scenarios.map(\.heights.compact)
        #expect(heights.count { Self.isWhole($0) } > 5_000)
        #expect(heights.count { !Self.isWhole($0) && Self.isWhole($0 * 3) } > 500)
        #expect(heights.count { !Self.isWhole($0) && Self.isWhole($0 * 64) } > 500)
        #expect(heights.count { !Self.isWhole($0 * 3) && !Self.isWhole($0 * 0x1p20) } > 500)
    }

    @Test func `lengths are small or large, and tolerances of four kinds`() {
        #expect(Self.scenarios.count { $0.scrollView.contentHeight > 0x1p37 } > 200)
        #expect(Set(Self.scenarios.map(\.tolerances)).count == 4)
        #expect(Self.scenarios.count { $0.tolerances != .standard } > 1_000)
    }

    @Test func `heights and the end of the content nearly coincide`() {
        let unit = 1.0
        for distance in [-unit, 0, unit] {
            #expect(Self.reaches { $0.heights.expanded - $0.heights.normal == abs(distance) })
            #expect(
                Self.reaches {
                    let end = $0.scrollView.contentHeight - $0.scrollView.frameHeight
                    return $0.heights.normal > 1 && end == distance - $0.heights.normal
                })
        }
    }

    @Test func `some histories are long, and some bind the same view again`() {
        #expect(Self.scenarios.count { $0.events.count > 60 } > 50)
        #expect(Self.scenarios.contains { $0.events.count == 100 })
        let again = Self.scenarios.count { scenario in
            zip(scenario.events, scenario.events.dropFirst()).contains { event, next in
                guard case .contentOffset(let y) = event, case .scrollView(let view) = next else {
                    return false
                }
                return view.contentOffset == y && view.contentHeight == scenario.scrollView.contentHeight
                    && view.frameHeight == scenario.scrollView.frameHeight
            }
        }
        #expect(again > 100)
    }

    @Test func `content is empty, short, about as long as the frame, and long`() {
        let excesses = Self.scenarios.map { $0.scrollView.contentHeight - $0.scrollView.frameHeight }
        #expect(Self.reaches { $0.scrollView.contentHeight == 0 })
        #expect(Self.reaches { (1...200).contains($0.scrollView.contentHeight) })
        #expect(Self.reaches { $0.scrollView.frameHeight == 0 })
        #expect(excesses.count { abs($0) <= 20 } > 1_000)
        #expect(excesses.count { $0 > 1_000 } > 1_000)
    }

    @Test func `offsets meet the resting offsets and the end exactly, and pass them by a point`() {
        for excess in [0.0, 1] {
            #expect(Self.reaches { $0.events.contains(.contentOffset(-$0.heights.compact - excess)) })
            #expect(Self.reaches { $0.events.contains(.contentOffset(-$0.heights.normal - excess)) })
            #expect(Self.reaches { $0.events.contains(.contentOffset(-$0.heights.expanded - excess)) })
            #expect(
                Self.reaches { scenario in
                    let end = scenario.scrollView.contentHeight - scenario.scrollView.frameHeight
                    return end > 500 && scenario.events.contains(.contentOffset(end + excess))
                })
        }
    }

    @Test func `keyboards, large tablets, hard flings and lists in another safe area come up`() {
        let generator = Scenario.generator(in: CaseDomain(events: .realistic))
        let scenarios = (0..<4_000).compactMap { index -> Scenario? in
            var source = ChoiceSource(seed: 1, caseIndex: index)
            return try? generator.generate(from: &source)
        }
        let keyboards = scenarios.count { scenario in
            scenario.events.contains {
                if case .bottomInset(216...500) = $0 { true } else { false }
            }
        }
        let tablets = scenarios.count { (1024...1400).contains($0.scrollView.frameHeight) }
        let flings = scenarios.count { scenario in
            scenario.events.contains {
                if case .release(let release) = $0 { abs(release.velocity) > 5_000 } else { false }
            }
        }
        let elsewhere = scenarios.count { scenario in
            scenario.events.contains {
                guard case .scrollView(let view) = $0 else { return false }
                return view.safeArea != scenario.scrollView.safeArea
                    && !scenario.events.contains { $0.kind == .safeArea }
            }
        }
        for count in [keyboards, tablets, flings, elsewhere] { #expect(count > 40, "\(count)") }
    }
}
