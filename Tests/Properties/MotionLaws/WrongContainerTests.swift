import Foundation
import Generators
import Motion
import Testing
import Verification

@testable import MotionLaws

/// A header and a list that glide together, with one mistake or none.
private struct Gliding: ScrollContainer {
    enum Mistake: CaseIterable {
        case glidesAfterStillLift, beginsTimeAgain, jumpsAtItsEnd, losesTwoFifths, glidesByNoNumber,
            forgetsItsBand
    }

    let mistake: Mistake?
    private var header = ScrollPart(offset: 0, range: 0...100)
    private var list = ScrollPart(offset: 0, range: 0...1_500)
    /// What the finger pulls the list beyond its end, in points, of which half shows.
    private var pull = 0.0
    private var (velocity, time) = (0.0, 0.0)
    private var (isDown, hasMoved) = (false, false)

    init(_ mistake: Mistake?) { self.mistake = mistake }

    var parts: [ScrollPart] {
        var banded = list
        banded.offset += pull / 2
        return [header, banded]
    }

    mutating func touch() {
        (isDown, hasMoved, velocity) = (true, false, 0)
    }

    mutating func drag(by distance: Double) {
        guard distance.magnitude < 1e9 else { return }
        if mistake == .forgetsItsBand, !hasMoved { pull = 0 }
        hasMoved = true
        if distance > 0 { pull += list.move(by: header.move(by: distance)) } else { moveBack(by: distance) }
    }

    private mutating func moveBack(by distance: Double) {
        let relaxed = max(distance, -pull)
        pull += relaxed
        header.move(by: list.move(by: distance - relaxed))
    }

    mutating func release(velocity: Double) {
        isDown = false
        let valid =
            velocity.magnitude < 1e9 ? velocity : mistake == .glidesByNoNumber && velocity.isNaN ? 700 : 0
        self.velocity = mistake == .glidesAfterStillLift && valid == 0 ? 40 : valid
        time = 0
    }

    mutating func scroll(_ part: Int, to offset: Double) {
        (velocity, pull) = (0, 0)
        if part == 0 { header.offset = offset } else { list.offset = offset }
    }

    mutating func advance(by frame: Double) {
        guard frame > 0, frame.isFinite, !isDown else { return }
        guard pull == 0 else { return pull = pull < 0.01 ? 0 : pull * exp(-10 * frame) }
        guard velocity != 0 else { return }
        let wasInHeader = header.offset < 100
        let way = velocity / 2 * (exp(-2 * time) - exp(-2 * (time + frame)))
        let left = way > 0 ? list.move(by: header.move(by: way)) : header.move(by: list.move(by: way))
        time += frame
        if wasInHeader, header.offset == 100 {
            if mistake == .beginsTimeAgain { time = 0 }
            if mistake == .losesTwoFifths { velocity *= 0.6 }
        }
        let isSlow = (velocity * exp(-2 * time)).magnitude < 20
        if isSlow, mistake == .jumpsAtItsEnd { list.move(by: velocity > 0 ? 6 : -6) }
        if isSlow || left != 0 { velocity = 0 }
    }
}

/// A bottom sheet whose list glides while the sheet is still on its way, or not.
private struct GlidingSheet: ScrollContainer {
    let glidesTogether: Bool
    private var sheet = BottomSheet.standard
    private var velocity = 0.0

    init(glidesTogether: Bool) { self.glidesTogether = glidesTogether }

    var parts: [ScrollPart] { sheet.parts }
    mutating func touch() {
        velocity = 0
        sheet.touch()
    }
    mutating func drag(by distance: Double) { sheet.drag(by: distance) }
    mutating func release(velocity: Double) {
        sheet.release(velocity: velocity)
        if velocity.isFinite, glidesTogether { self.velocity = max(0, min(velocity, 5_000)) }
    }
    mutating func cancel() { sheet.cancel() }
    mutating func scroll(_ part: Int, to offset: Double) {
        velocity = 0
        sheet.scroll(part, to: offset)
    }
    mutating func advance(by frame: Double) {
        sheet.advance(by: frame)
        guard velocity > 20, frame > 0, frame < 1 else { return velocity = 0 }
        sheet.listOffset = min(sheet.listLength, sheet.listOffset + velocity * frame)
        velocity *= exp(-2 * frame)
    }
}

/// Containers with mistakes in their glides and bands.
@Suite struct WrongContainerTests {
    /// Whether a container breaks a law in 4,000 cases of each of five seeds.
    private static func isAlwaysFound(_ container: any ScrollContainer & Sendable, by law: String) throws
        -> Bool
    {
        let (definition, laws) = (ContainerDefinition("mine") { container }, try Catalogue.laws([law]))
        return (1...5 as ClosedRange<UInt64>).allSatisfy { seed in
            ContainerLawTests.broken(MotionRules(definition), by: laws, cases: 4_000, seed: seed) == [law]
        }
    }

    @Test(arguments: [
        (Gliding.Mistake.glidesAfterStillLift, "H10"), (.beginsTimeAgain, "H10"), (.jumpsAtItsEnd, "H10"),
        (.losesTwoFifths, "H9"), (.glidesByNoNumber, "H14"), (.forgetsItsBand, "H12"),
    ])
    private func `a mistake in a glide or a band is found from every seed`(
        mistake: Gliding.Mistake, law: String
    ) throws {
        #expect(try Self.isAlwaysFound(Gliding(mistake), by: law))
    }

    @Test(arguments: PixelScale.allCases)
    func `a container that loses what it rounds away is found from every seed`(scale: PixelScale) throws {
        let laws = try Catalogue.laws(["H12"])
        let definition = ContainerDefinition("mine", scale: scale) {
            RoundedContainer(ListFirst(), scale: scale, losesRemainders: true)
        }
        for seed in 1...5 as ClosedRange<UInt64> {
            let found = ContainerLawTests.broken(MotionRules(definition), by: laws, cases: 4_000, seed: seed)
            #expect(found == ["H12"], "seed \(seed)")
        }
    }

    @Test func `a list that glides while its sheet settles is found from every seed`() throws {
        #expect(try Self.isAlwaysFound(GlidingSheet(glidesTogether: true), by: "H11"))
    }

    @Test(arguments: [Gliding(nil), GlidingSheet(glidesTogether: false)] as [any ScrollContainer & Sendable])
    private func `without a mistake neither is accused of anything`(container: any ScrollContainer & Sendable)
    {
        let definition = ContainerDefinition("mine") { container }
        let report = MotionReport(MotionRules(definition), SearchSettings(cases: 1_000, seed: 2))
        #expect(report.holds, "\(report.text)")
    }
}
