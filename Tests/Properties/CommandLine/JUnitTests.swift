import AirBarModel
import Foundation
import Testing
import TestSupport
import Verification

@testable import BarCommands

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The results of a search as tests of a CI service.
@Suite struct JUnitTests {
    @Test func `each bar is a suite, and each entry a test that passes, fails or is skipped`() throws {
        let invariants: [Invariant] = [.bounceIgnored, .expandRoundTrip, .determinism]
        let plain = BarDefinition("plain", kind: .airBar.without(.expandedState)) { PublishedBar($0) }
        let reports = [plain, .hardened].map { BarVerifier($0, invariants: invariants).run(cases: 500) }
        let suites = try JUnitReader(JUnitFile.text(of: reports, ifCancelled: .interrupted)).suites
        #expect(suites.map(\.name) == ["plain", "hardened"])
        let tests = suites[0].tests
        #expect(tests.map(\.name) == invariants.map(\.description))
        #expect(
            tests.map(\.outcome) == ["failure", "skipped", ""] && suites[0].counts == ["3", "1", "0", "1"])
        let found = reports[0].counterexamples[0]
        #expect(tests[0].message == found.counterexample.explanation(.rounded) && tests[0].text == found.text)
        #expect(tests[1].message == "not applicable: the bar has no expanded state")
        #expect(suites[1].tests.map(\.outcome) == ["", "", ""])
    }

    @Test func `a name may have any character`() throws {
        let definition = BarDefinition("<a & \"b\">\u{7}\n", kind: .airBar) { PublishedBar($0) }
        let report = BarVerifier(definition, invariants: [.determinism]).run(cases: 20)
        #expect(
            try JUnitReader(JUnitFile.text(of: [report], ifCancelled: .interrupted)).suites.map(\.name) == [
                "<a & \"b\">\u{FFFD}\n"
            ])
    }

    @Test func `where the verdict is not known, that is an error`() throws {
        let report = BarVerifier(.hardened, invariants: [.lostNotification]).run(cases: 1)
        let suite = try #require(
            JUnitReader(JUnitFile.text(of: [report], ifCancelled: .interrupted)).suites.first)
        #expect(suite.counts == ["2", "0", "1", "1"])
        #expect(suite.tests[1].outcome == "error")
        #expect(suite.tests[1].message == "no invariant was checked")
    }

    @Test(arguments: [["verify", "--bar", "hardened"], ["motion", "--law", "D1"]])
    func `a command writes the file, or ends before the search where it cannot`(words: [String]) throws {
        try TemporaryFolder.with { folder in
            let path = folder.path + "/results.xml"
            _ = try Launched(words + ["--cases", "100", "--junit", path])
            #expect(try JUnitReader(String(contentsOfFile: path, encoding: .utf8)).suites.count >= 1)
            let refused = try Launched(words + ["--junit", folder.path])
            #expect(refused.status == 2 && refused.complaints.contains("is a directory, expected a file"))
        }
    }
}

/// A reader of JUnit XML by Foundation's parser.
private final class JUnitReader: NSObject, XMLParserDelegate {
    struct Test {
        let name: String
        var outcome = ""
        var message: String?
        var text = ""
    }

    struct Suite {
        let name: String
        let counts: [String]
        var tests: [Test] = []
    }

    private struct Malformed: Error {}

    private(set) var suites: [Suite] = []
    private var isInFailure = false

    init(_ text: String) throws {
        super.init()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = self
        guard parser.parse() else { throw parser.parserError ?? Malformed() }
    }

    func parser(
        _: XMLParser, didStartElement element: String, namespaceURI _: String?, qualifiedName _: String?,
        attributes: [String: String]
    ) {
        isInFailure = element == "failure"
        switch element {
        case "testsuite":
            let counts = ["tests", "failures", "errors", "skipped"].map { attributes[$0] ?? "" }
            suites.append(Suite(name: attributes["name"] ?? "", counts: counts))
        case "testcase": suites[suites.count - 1].tests.append(Test(name: attributes["name"] ?? ""))
        case "failure", "skipped", "error":
            change {
                $0.outcome = element
                $0.message = attributes["message"]
            }
        default: break
        }
    }

    func parser(_: XMLParser, foundCharacters text: String) {
        if isInFailure { change { $0.text += text } }
    }

    func parser(
        _: XMLParser, didEndElement _: String, namespaceURI _: String?, qualifiedName _: String?
    ) {
        isInFailure = false
    }

    private func change(_ change: (inout Test) -> Void) {
        let suite = suites.count - 1
        change(&suites[suite].tests[suites[suite].tests.count - 1])
    }
}
