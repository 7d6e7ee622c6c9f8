import Pages
import Verification

/// A file of JUnit XML with the results of searches, which services of continuous integration show as tests.
///
/// Each bar is a suite, and each entry a test. What is not checked or not applicable is skipped, with the reason. Where
/// the verdict is not known, that is an error of the suite.
struct JUnitFile {
    private let path: String

    static let option = Option(
        "--junit FILE", "also write the results to FILE as JUnit XML, which CI services show as tests")

    /// Makes the file that the option asks for; nil if it is not given.
    ///
    /// A path that cannot be written is an error before the search, which may take long.
    init?(_ arguments: Arguments) throws(UsageError) {
        guard let path = try arguments.value("--junit") else { return nil }
        self.path = path
        try write([BarReport](), ifCancelled: .interrupted)
    }

    /// Writes the results.
    ///
    /// - Parameter cancelled: the verdict on a subject whose search was cancelled.
    func write(
        _ reports: [SubjectReport<some Subject>], ifCancelled cancelled: Verdict
    ) throws(UsageError) {
        try writeText(Self.text(of: reports, ifCancelled: cancelled), to: path)
    }

    static func text(of reports: [SubjectReport<some Subject>], ifCancelled cancelled: Verdict) -> String {
        let suites = reports.map { suite($0, $0.verdict(ifCancelled: cancelled)) }
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + Markup("testsuites", suites).text
    }

    private static func suite(_ report: SubjectReport<some Subject>, _ verdict: Verdict) -> Markup {
        let doubts = verdict.doubt.map { [Test(name: "decided", outcome: .undecided($0))] } ?? []
        let tests = tests(of: report) + doubts
        let failures = tests.count { if case .failed = $0.outcome { true } else { false } }
        let skipped = tests.count { if case .skipped = $0.outcome { true } else { false } }
        return Markup(
            "testsuite",
            [
                "name": report.name, "tests": "\(tests.count)", "failures": "\(failures)",
                "errors": "\(doubts.count)", "skipped": "\(skipped)",
                "time": "\(report.elapsed / .seconds(1))",
            ], tests.map { $0.element(in: report.name) })
    }

    private static func tests(of report: SubjectReport<some Subject>) -> [Test] {
        let entries = report.results.map { result in
            let entry = result.invariant
            return Test(name: "\(entry.id) \(entry.title)", outcome: outcome(of: result))
        }
        let ends = (report.processEnds?.cases ?? []).map { found in
            Test(name: found.id, outcome: .failed("the bar \(found.reason)", found.text(.rounded)))
        }
        return entries + ends
    }

    private static func outcome(of result: EntryResult<some Subject>) -> Test.Outcome {
        if let found = result.found {
            return .failed(found.counterexample.explanation(.rounded), found.text)
        }
        switch result.status {
        case .holds, .withinPixel: return .passed
        case .broken: return .failed(result.status.rawValue, "")
        case .notReproduced, .notChecked, .notTried, .notDecided, .notApplicable:
            return .skipped(result.status.rawValue + (result.reasonNotToApply.map { ": \($0)" } ?? ""))
        }
    }
}

/// An entry as a test.
private struct Test {
    enum Outcome {
        case passed
        /// It failed: in a sentence, and in full.
        case failed(String, String)
        /// It was not run, for a reason.
        case skipped(String)
        /// It is not known, for a reason.
        case undecided(String)
    }

    let name: String
    let outcome: Outcome

    func element(in suite: String) -> Markup {
        let outcome: [Markup] =
            switch outcome {
            case .passed: []
            case .failed(let sentence, let whole):
                [Markup("failure", ["message": sentence], text: whole)]
            case .skipped(let reason): [Markup("skipped", ["message": reason])]
            case .undecided(let reason): [Markup("error", ["message": reason])]
            }
        return Markup("testcase", ["classname": suite, "name": name], outcome)
    }
}

extension Verdict {
    /// Why it is not known whether a subject holds; nil if it is.
    fileprivate var doubt: String? {
        switch self {
        case .holds, .broken: nil
        case .undecided(let reason): reason
        case .endless: "a case did not end"
        case .interrupted: "the search was interrupted"
        }
    }
}
