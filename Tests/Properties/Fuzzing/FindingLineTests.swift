import Fuzzing
import Testing

@Suite struct FindingLineTests {
    @Test func `a line names what was fuzzed and the failure, and reads back as it was`() {
        let line = FindingLine("bar-published", "S7", executions: 1_204, milliseconds: 31)
        #expect(line.description == "airbar-finding bar-published S7 1204 31")
        #expect(FindingLine(parsing: line.description) == line)
        #expect(FindingLine(parsing: "log\n\(line)\n".split(separator: "\n")[1]) == line)
    }

    @Test(arguments: [
        "", "airbar-finding", "airbar-finding bar-published S7", "airbar-finding bar-published S7 1 2 ",
        "airbar-finding bar-published S7 1 twice", "airbar-finding  S7 1 2",
        " airbar-finding bar-published S7 1 2",
        "airbar-findings bar-published S7 1 2", "bar-published breaks S7 1 2",
        "airbar-finding bar-published  1 2",
    ])
    func `any other line is none`(line: String) {
        #expect(FindingLine(parsing: line) == nil)
    }
}
