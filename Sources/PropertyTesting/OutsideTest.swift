import Testing

#if canImport(XCTest)
    import XCTest
#endif

/// A check that was called where no test of Swift Testing is current.
enum OutsideTest {
    private static let problem = """
        check works in the task of a test of Swift Testing, a @Test function: none is current here, as in an XCTestCase or \
        a detached task
        """

    /// Fails whatever runs.
    static func fail(at location: SourceLocation) {
        // If tests of Swift Testing run, this is an issue of none of them, and fails the run.
        Issue.record(problem, at: location)
        #if canImport(XCTest)
            // In a test case of XCTest nobody receives the issue.
            XCTFail("\(location.fileName):\(location.line): \(problem)")
        #endif
    }
}
