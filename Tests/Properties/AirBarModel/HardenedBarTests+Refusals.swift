import AirBarModel
import Motion
import Testing
import Verification

/// Events with invalid fields.
extension HardenedBarTests {
    @Test func `an invalid offset is refused, and the next movement counts in full`() throws {
        #expect(
            try heights(
                .contentOffset(.nan), .contentOffset(.infinity), .contentOffset(-0x1p40), .contentOffset(-130)
            )
                == [200, 200, 200, 130])
    }

    @Test func `after an invalid offset it settles from where it was`() throws {
        for offset in [Double.nan, .infinity, 1e300] {
            for stop in [BarEvent.idle, .pan(.ended)] {
                #expect(try heights(.contentOffset(-160), .contentOffset(offset), stop) == [160, 160, 200])
            }
        }
    }

    private typealias Case = (field: EventField, event: @Sendable (Double) -> BarEvent)

    private static let offsets: [Case] = [
        (.contentOffset, { .contentOffset($0) }), (.contentOffset, { .scroll(.set, to: $0) }),
        (.contentOffset, { .scroll(.animated, to: $0) }),
        (.contentOffset, { .scroll(.viewAnimation, to: $0) }),
        // The height of a frame is absolute, so that it may be negative.
        (.frameHeight, { .frameHeight($0) }),
        (.velocity, { .release(Release(velocity: $0, rest: -120)) }),
        (.rest, { .release(Release(velocity: 1000, rest: $0)) }),
        (.rest, { .release(Release(velocity: 0, rest: $0)) }),
    ]

    private static let lengths: [Case] = [
        (.contentHeight, { .contentHeight($0) }), (.refreshInset, { .refreshInset($0) }),
        (.safeArea, { .safeArea(ContentInset(top: $0, bottom: 0)) }),
        (.safeArea, { .safeArea(ContentInset(top: 0, bottom: $0)) }),
    ]

    /// Unusable numbers, not finite or of a magnitude of 2⁴⁰ and more, and their text in a table.
    private static let unusable: [(number: Double, text: String)] = [
        (.nan, "nan"), (.infinity, "inf"), (-.infinity, "-inf"), (1e300, "1e+300"), (-1e300, "-1e+300"),
        (0x1p40, "1099511627776"), (-0x1p40, "-1099511627776"),
    ]

    private static let wrongLengths =
        unusable + [
            (-1, "-1"), (-.leastNonzeroMagnitude, "-5e-324"),
            (-.greatestFiniteMagnitude, "-1.7976931348623157e+308"),
        ]

    /// Every event that has a numeric field, with every invalid value of it.
    private static let refused: [(EventField, BarEvent, number: Double, text: String)] =
        offsets.flatMap { field, event in unusable.map { (field, event($0.number), $0.number, $0.text) } }
        + lengths.flatMap { field, event in wrongLengths.map { (field, event($0.number), $0.number, $0.text) }
        }

    /// Events before the refused one.
    private static let beginnings: [[BarEvent]] = [
        [], [.contentOffset(-150)], [.pan(.began), .contentOffset(-250)],
        [.refreshInset(60), .contentOffset(1500)],
        [.pan(.began), .contentOffset(-200), .pan(.ended), .expand(true)],
    ]

    @Test func `an event with an invalid field is refused, and the table says so`() throws {
        for (field, event, number, text) in Self.refused {
            for beginning in Self.beginnings {
                let trace = try trace(beginning + [event])
                let step = try #require(trace.last)
                #expect(step.after == step.before, "\(event) after \(beginning)")
                let actions = trace.actions(of: step)
                guard actions.count == 1, case .refusal(let refusal) = actions.first else {
                    Issue.record("\(actions) on \(event) after \(beginning)")
                    continue
                }
                #expect(refusal.field == field && refusal.value.bitPattern == number.bitPattern)
                #expect(trace.table().hasSuffix("  refuses the \(field.rawValue) \(text)"))
            }
        }
    }

    @Test func `a refused event has no effect on later ones`() throws {
        let ends: [BarEvent] = [
            .contentOffset(-120), .horizontalScroll, .pan(.began), .contentOffset(-160), .contentHeight(1000),
            .pan(.ended), .idle, .frameHeight(700), .expand(true),
        ]
        for (_, event, _, _) in Self.refused {
            let heights = try trace([.contentOffset(-150), event] + ends).dropFirst(3).map(\.after.offset)
            let without = try trace([.contentOffset(-150)] + ends).dropFirst(2).map(\.after.offset)
            #expect(heights == without, "\(event)")
        }
    }

    @Test func `a lost offset before a refused event is made up for after it`() throws {
        for event in [BarEvent.contentHeight(.nan), .safeArea(ContentInset(top: -1, bottom: 0))] {
            #expect(try heights(.lostContentOffset(-150), event, .horizontalScroll) == [200, 200, 150])
        }
    }

    @Test func `a number just below the limit, or of the smallest magnitude, is valid`() throws {
        let limit = 0x1p40.nextDown
        for (_, event) in Self.offsets {
            for number in [limit, -limit, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, -0.0] {
                #expect(try refusals(on: event(number)) == 0)
            }
        }
        for (_, event) in Self.lengths {
            for number in [limit, 0, -0.0, .leastNonzeroMagnitude, .leastNormalMagnitude] {
                #expect(try refusals(on: event(number)) == 0)
            }
        }
    }

    private func refusals(on event: BarEvent) throws -> Int {
        try actions(.contentOffset(-150), event).count { if case .refusal = $0 { true } else { false } }
    }

    @Test func `of two invalid fields the first is reported`() throws {
        let release = BarEvent.release(Release(velocity: 0x1p40, rest: 0x1p41))
        #expect(try actions(release) == [.refusal(Refusal(field: .velocity, value: 0x1p40))])
        let insets = BarEvent.safeArea(ContentInset(top: -1, bottom: -2))
        #expect(try actions(insets) == [.refusal(Refusal(field: .safeArea, value: -1))])
    }

    @Test(arguments: [Double.nan, .infinity, 1e300, -0x1p40])
    func `an invalid lost offset is skipped without a refusal`(offset: Double) throws {
        #expect(try actions(.contentOffset(-150), .lostContentOffset(offset)) == [])
        let heights = try heights(
            .contentOffset(-150), .lostContentOffset(offset), .horizontalScroll, .contentOffset(-120), .idle)
        #expect(heights == [150, 150, 150, 120, 100])
    }
}
