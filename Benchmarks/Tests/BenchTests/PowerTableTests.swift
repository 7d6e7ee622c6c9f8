import Testing

@testable import bench

@Suite struct PowerTableTests {
    private static func outcome(
        _ executions: Int, _ seconds: Double, isFound: Bool = true
    ) -> FuzzRace.Outcome {
        FuzzRace.Outcome(executions: executions, seconds: seconds, isFound: isFound)
    }

    @Test func `means are geometric, and a seed that found nothing counts with all that it had`() {
        let one = PowerTable.Row(
            name: "one",
            [
                .random: [Self.outcome(10, 0.01), Self.outcome(1_000, 1)],
                .fuzzer: [Self.outcome(100, 0.5), Self.outcome(100, 2, isFound: false)],
            ])
        let two = PowerTable.Row(
            name: "two", [.random: [Self.outcome(10_000, 10)], .fuzzer: [Self.outcome(1, 1)]])
        let table = PowerTable(name: "mistakes", rows: [one, two])
        let lines = table.text.split(separator: "\n")
        #expect(lines[0].hasPrefix("mistakes"))
        #expect(
            lines[1].split(separator: " ") == [
                "one", "2/2", "100", "0.1000", "-", "-", "-", "1/2", ">100", ">1.0000",
            ])
        #expect(
            table.means == "geometric means, mistakes: random 1,000 executions and 1.0000 s (3 of 3 found), "
                + "bytes 0 executions and 0.0000 s (0 of 0 found), fuzzer 10 executions and 1.0000 s (2 of 3 found)"
        )
    }
}
