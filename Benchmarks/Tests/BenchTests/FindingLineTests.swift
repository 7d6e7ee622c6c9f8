import Testing

@testable import bench

@Suite struct FindingLineTests {
    @Test func `a line names the failure, and what it took`() {
        let line = FindingLine(id: "S7", executions: 1_204, milliseconds: 31)
        let log = "log\nairbar-finding bar-published S7 1204 31\n"
        #expect(FindingLine(parsing: log.split(separator: "\n")[1]) == line)
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
