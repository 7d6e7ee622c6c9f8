import AirBarModel
import Motion
import Testing

@testable import Verification

@Suite struct ValidityTests {
    private static let numbers: [Double] = [
        0, -0.0, 1, -1, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, magnitudeLimit.nextDown,
        -magnitudeLimit.nextDown, magnitudeLimit, -magnitudeLimit, .infinity, -.infinity, .nan,
    ]

    @Test(arguments: numbers)
    func `the oracle and the bars agree on which events are valid`(number: Double) {
        for choice in 0...ExtremeNumber.lastEvent {
            let event = ExtremeNumber.event(choice, number, rest: 0)
            #expect(event.isValid == (event.unusable == nil), "\(event)")
        }
        let offsets: [BarEvent] = [
            .contentOffset(number), .scroll(.set, to: number), .lostContentOffset(number),
            .release(Release(velocity: number, rest: 0)), .release(Release(velocity: 0, rest: number)),
        ]
        for event in offsets {
            #expect(event.isValid == (number.magnitude < 0x1p40), "\(event)")
        }
        for event in [BarEvent.contentHeight(number), .refreshInset(number)] {
            #expect(event.isValid == (number >= 0 && number < 0x1p40), "\(event)")
        }
    }

    @Test(arguments: numbers)
    func `S3 and the bars agree on which heights are valid`(number: Double) {
        let proposed = [
            BarHeights(compact: number, normal: 2, expanded: 3),
            BarHeights(compact: 0, normal: number, expanded: 3),
            BarHeights(compact: 0, normal: 2, expanded: number),
        ]
        guard case .heights(let check) = Invariant.orderedHeights.body else { return }
        for heights in proposed {
            #expect((check(heights, true) == nil) == (heights.flaw == nil), "\(heights)")
            #expect((check(heights, false) == nil) == (heights.flaw != nil), "\(heights)")
        }
    }
}
