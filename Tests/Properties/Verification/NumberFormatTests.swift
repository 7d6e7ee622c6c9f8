import AirBarModel
import Testing
import TestSupport

@testable import Verification

/// Numbers for reading, and when every digit is shown.
@Suite struct NumberFormatTests {
    @Test(arguments: [
        (-195.66666666666666, "-195.667"), (-0.0, "0"), (1e-9, "0"), (-1e-9, "0"), (0.0005, "0.001"),
        (200, "200"), (1400.5, "1400.5"), (0x1p53, "9007199254740992.0"), (.infinity, "inf"), (.nan, "nan"),
    ])
    func `a number for reading has thousandths and no negative zero`(number: Double, text: String) {
        #expect(NumberFormat.rounded.text(number) == text)
        #expect(NumberFormat.exact.text(number) == number.plain)
    }

    @Test func `a violation that thousandths would hide is shown exactly`() {
        func violation(_ value: Double) -> Violation {
            Violation(step: 0, quantity: "it", value: value, expected: "none", limit: 0)
        }
        #expect(NumberFormat.rounded.showing([violation(5.7e-14)]) == .exact)
        #expect(NumberFormat.rounded.showing([violation(1), violation(-5.7e-14)]) == .exact)
        #expect(NumberFormat.rounded.showing([violation(1.0 / 3)]) == .rounded)
        #expect(NumberFormat.exact.showing([violation(1)]) == .exact)
    }

    @Test func `a table is rounded, and exact on demand; a file is always exact`() throws {
        let third = -200 + 1.0 / 3
        let trace = Trace(of: try scenario([.contentOffset(third)]), on: .published)
        #expect(trace.table().contains("offset -199.667 "))
        #expect(trace.table(numbers: .exact).contains("offset \(third) "))
        #expect(ScenarioFile(trace.scenario).text.contains("offset \(third)\n"))
    }
}
