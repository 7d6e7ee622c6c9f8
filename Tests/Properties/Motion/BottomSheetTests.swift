import Testing

@testable import Motion

@Suite struct BottomSheetTests {
    private func sheet() throws -> BottomSheet { .standard }

    /// The offsets of the sheet and its list after two seconds.
    private func rest(_ sheet: BottomSheet) -> [Double] {
        var sheet = sheet
        for _ in 0..<120 { sheet.advance(by: 1.0 / 60) }
        return sheet.parts.map(\.offset)
    }

    @Test func `the sheet opens fully before its list scrolls, and waits for it on the way back`() throws {
        var sheet = try sheet()
        sheet.drag(by: 700)
        #expect(sheet.parts.map(\.offset) == [600, 100])
        sheet.drag(by: -150)
        #expect(sheet.parts.map(\.offset) == [550, 0])
        sheet.drag(by: 5_000)
        #expect(sheet.parts.map(\.offset) == [600, 2_000])
        sheet.drag(by: -5_000)
        #expect(sheet.parts.map(\.offset) == [0, 0])
    }

    @Test(arguments: [(100, 0, 0), (160, 0, 300), (100, 800, 600), (590, -700, 300), (300, -900, 0)])
    func `a lift settles it at the detent that is nearest to where its velocity would take it`(
        position: Double, velocity: Double, detent: Double
    ) throws {
        var sheet = try sheet()
        sheet.drag(by: position)
        sheet.release(velocity: velocity)
        #expect(sheet.parts[0].offset == position)
        #expect(rest(sheet) == [detent, 0])
    }

    @Test func `a fling of the list covers its way, and ends at the top without the sheet`() throws {
        var sheet = try sheet()
        sheet.drag(by: 1_600)
        sheet.release(velocity: -500)
        for _ in 0..<600 { sheet.advance(by: 1.0 / 60) }
        // The way is v/λ, less that below the rest velocity.
        let left = 1_000 - (500 - HandOff.restVelocity) / HandOff.resistance
        #expect(sheet.parts[0].offset == 600 && (sheet.parts[1].offset - left).magnitude < 0.2)
        sheet.touch()
        sheet.release(velocity: -5_000)
        #expect(rest(sheet) == [600, 0])
    }

    @Test func `an app moves the list at once, and the sheet to a detent`() throws {
        var sheet = try sheet()
        sheet.scroll(0, to: 300)
        sheet.scroll(1, to: 9_999)
        sheet.scroll(1, to: .nan)
        #expect(sheet.parts.map(\.offset) == [300, 2_000])
        sheet.scroll(0, to: 310)
        #expect(rest(sheet) == [300, 2_000])
    }

    @Test func `a part moves as far as it has room, and returns the rest`() {
        var part = ScrollPart(offset: 60, range: 0...88)
        #expect(part.move(by: 40) == 12 && part.offset == 88)
        #expect(part.move(by: -100) == -12 && part.offset == 0)
        #expect(part.move(by: .nan) == 0 && part.move(by: .infinity) == 0 && part.offset == 0)
    }
}
