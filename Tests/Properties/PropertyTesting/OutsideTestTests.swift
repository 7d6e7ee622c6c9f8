import PropertyTesting
import Testing
import TestSupport
import XCTest

/// Checks where Swift Testing knows no test.
@Suite struct OutsideTestTests {
    private static let words = "check works in the task of a test of Swift Testing"

    @Test(.whereTestsCanBeRun) func `a check in a test case of XCTest fails it, and names its place`()
        async throws
    {
        let run = try await TestRun(ofXCTest: "PropertyTestingTests.CheckInXCTestCase/testCheck")
        #expect(run.status == 1)
        #expect(
            run.output.contains(
                "error: CheckInXCTestCase.testCheck : failed - OutsideTestTests.swift:\(checkLine): "))
        #expect(run.output.contains(Self.words))
        #expect(run.output.contains("Executed 1 test, with 1 failure"))
    }

    @Test(.whereTestsCanBeRun) func `a check in a detached task of a test fails the run`() async throws {
        let run = try await TestRun(ofTests: "CheckInDetachedTask")
        #expect(run.status != 0)
        #expect(run.output.contains(Self.words))
    }
}

private let checkLine = #line + 6

final class CheckInXCTestCase: XCTestCase {
    /// Called by a test above, and skipped otherwise.
    func testCheck() async throws {
        try XCTSkipUnless(TestRun.isThis)
        await check(CheckTests.number) { $0 < 700 }
    }
}

@Suite(.inRunOfItsOwn) private struct CheckInDetachedTask {
    @Test func `it fails`() async {
        await Task.detached { await check(CheckTests.number) { $0 < 700 } }.value
    }
}
