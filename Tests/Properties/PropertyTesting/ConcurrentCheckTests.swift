import Generators
import Testing
import TestSupport

@testable import PropertyTesting

@Suite(.property(cases: 300, seed: 0)) struct ConcurrentCheckTests {
    private static func somewhere(_ line: Int) -> SourceLocation {
        SourceLocation(
            fileID: "Properties/Somewhere.swift", filePath: "/Somewhere.swift", line: line, column: 1)
    }

    @Test func `concurrent checks record their own issues only`() async throws {
        let recorded = try await issues {
            await withTaskGroup { group in
                for line in 1...40 {
                    let limit = line.isMultiple(of: 2) ? 10 * line : 1_001
                    group.addTask {
                        await check(CheckTests.number, sourceLocation: Self.somewhere(line)) { number in
                            if line.isMultiple(of: 3) { await Task.yield() }
                            #expect(number < limit)
                        }
                    }
                    group.addTask {
                        await check(CheckTests.number, sourceLocation: Self.somewhere(100 + line)) { number in
                            #expect(number < limit)
                        }
                    }
                }
            }
        }
        let lines = recorded.compactMap(\.sourceLocation?.line).sorted()
        let failing = (1...40).filter { $0.isMultiple(of: 2) }
        #expect(lines == failing + failing.map { $0 + 100 })
        for issue in recorded {
            let limit = try 10 * (#require(issue.sourceLocation).line % 100)
            #expect(issue.text.hasPrefix("Expectation failed: (number → \(limit)) < (limit → \(limit))\n"))
            #expect(issue.text.split(separator: "\n\n").count == 2)
        }
    }

    @Test func `an issue of other work in the same test is not attributed to a check`() async throws {
        let recorded = try await issues {
            async let holds: Void = check(CheckTests.number) { _ in
                await Task.yield()
                return true
            }
            for _ in 0..<20 {
                Issue.record("mine")
                await Task.yield()
            }
            await holds
        }
        #expect(recorded.map(\.text) == Array(repeating: "mine", count: 20))
    }
}
