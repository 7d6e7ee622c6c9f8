import Generators
import Motion
import Testing
import Verification

@testable import MotionLaws

@Suite struct ContainerLawTests {
    /// The laws that a container breaks in some cases.
    static func broken(
        _ rules: MotionRules, by laws: [MotionLaw] = Catalogue.containers, cases: Int, seed: UInt64 = 1
    ) -> [String] {
        var settings = SearchSettings(cases: cases, seed: seed)
        settings.shrinkBudget = 0
        return laws.filter { law in
            settings.stopWhenFound = [law.id]
            return !MotionReport(rules, laws: [law], settings).counterexamples.isEmpty
        }
        .map(\.id)
    }

    @Test(arguments: RightContainers.all.indices)
    func `a right container is accused of nothing`(_ index: Int) {
        let report = MotionReport(RightContainers.all[index], SearchSettings(cases: 400, seed: 2))
        #expect(report.holds, "\(report.text)")
    }

    @Test(arguments: RightContainers.rounded.indices)
    func `a right container at whole pixels is accused of nothing`(_ index: Int) {
        let report = MotionReport(RightContainers.rounded[index], SearchSettings(cases: 400, seed: 2))
        #expect(report.holds, "\(report.text)")
    }

    @Test func `the sheet keeps every law that applies to it, and the others say why they do not`() {
        let report = MotionReport(.sheet, SearchSettings(cases: 400, seed: 3))
        #expect(report.holds && report.cases == 8 * 400, "\(report.text)")
        #expect(
            report.remarks == [
                "H8 not applicable: the container promises no rate of deceleration",
                "H9 not applicable: a part settles at detents",
            ])
    }

    /// The mistakes of public reports.
    @Test(arguments: [
        ("H9", "passed-lost"), ("H12", "sheet-stale-list"), ("H11", "sheet-first-back"),
        ("H13", "sheet-and-list"), ("H15", "sheet-list-unclamped"), ("H10", "sheet-second-finger"),
        ("H15", "sheet-cancel-between"), ("H12", "sheet-fixed"), ("H14", "sheet-any-number"),
        ("H14", "sheet-loses-list"), ("H17", "sheet-flung-back"), ("H17", "sheet-without-flings"),
        ("H15", "sheet-skips-detent"),
    ])
    func `a mistake is found from every seed`(law: String, mutant: String) throws {
        let laws = try Catalogue.laws([law])
        for seed in 1...5 as ClosedRange<UInt64> {
            let found = Self.broken(try .named(mutant), by: laws, cases: 1_000, seed: seed)
            #expect(found == [law], "seed \(seed)")
        }
    }

    /// A container of which nothing can be judged.
    private struct Unsound: ScrollContainer {
        var parts: [ScrollPart]
        var later: [ScrollPart]?
        mutating func touch() { if let later { parts = later } }
        mutating func drag(by distance: Double) {}
        mutating func release(velocity: Double) {}
        mutating func advance(by frame: Double) {}
    }

    @Test(arguments: [
        Unsound(parts: []), Unsound(parts: [ScrollPart(offset: .nan, range: 0...1)]),
        Unsound(parts: [ScrollPart(offset: 0, range: 0...(.infinity))]),
        Unsound(parts: [ScrollPart(offset: 0, range: 0...0)]),
        Unsound(parts: [ScrollPart(offset: 0, range: 0...1)], later: []),
        Unsound(
            parts: [ScrollPart(offset: 0, range: 0...1)], later: [ScrollPart(offset: .infinity, range: 0...1)]
        ),
        Unsound(parts: [ScrollPart(offset: 0, range: 0...1, detents: [.nan, .infinity])]),
        Unsound(
            parts: [ScrollPart(offset: 0, range: 0...1)],
            later: [
                ScrollPart(offset: 0, range: -.greatestFiniteMagnitude ... .greatestFiniteMagnitude)
            ]),
    ])
    private func `what cannot be judged is found, and is no trap`(container: Unsound) {
        let found = Self.broken(MotionRules(ContainerDefinition("unsound") { container }), cases: 100)
        #expect(found.contains("H14"))
    }

    @Test(arguments: [
        ([ContainerAction.touch, .release(1_000)], true),
        ([.touch, .release(1_000), .frames(1, hertz: 1_000)], true),
        ([.touch, .release(500)], false), ([.touch, .release(-1_000)], false),
        ([.touch, .release(1_000), .frames(30, hertz: 10)], false),
        ([.touch, .release(1_000), .touch, .release(0)], false),
    ])
    func `a fling is as fast as its lift and the glide that its touch stopped, and no faster`(
        earlier: [ContainerAction], isAllowed: Bool
    ) {
        // A hundred points in a frame are 6,000 in a second, of which the range allows 3,000 and the lift 2,100.
        let actions = earlier + [.touch, .release(2_100), .frames(1, hertz: 60)]
        let container = ContainerDefinition("thrown") { Thrown() }
        let violation = MotionLaw.nothingJumps.violation(
            MotionRules(container), ContainerCase(actions: actions))
        #expect((violation == nil) == isAllowed, "\(violation.map { "\($0)" } ?? "")")
    }

    /// A header that the first frame after a fling of 2,100 points a second moves to its end; after others it creeps for a
    /// second.
    private struct Thrown: ScrollContainer {
        var parts = [ScrollPart(offset: 0, range: 0...100)]
        var (velocity, time) = (0.0, 0.0)

        mutating func touch() { velocity = 0 }
        mutating func drag(by distance: Double) {}
        mutating func release(velocity: Double) { (self.velocity, time) = (velocity, 0) }
        mutating func scroll(_ part: Int, to offset: Double) { parts[part].offset = offset }

        mutating func advance(by frame: Double) {
            guard velocity != 0, time < 1 else { return }
            time += frame
            parts[0].offset = velocity == 2_100 ? 100 : parts[0].offset + 0.01
        }
    }

    @Test func `an action is written as one does it`() {
        let actions: [ContainerAction] = [
            .touch, .drag(-40), .scroll(part: 1, percent: 50), .cancel, .touch, .release(800),
            .frames(1, hertz: 120), .frames(3, hertz: 60),
        ]
        #expect(
            "\(ContainerCase(actions: actions))"
                == "touch; drag by -40; scroll part 2 to 50 %; cancel; touch; release at 800; frame 1/120; frame 1/60 × 3"
        )
        #expect("\(ContainerCase(actions: []))" == "nothing")
    }
}
