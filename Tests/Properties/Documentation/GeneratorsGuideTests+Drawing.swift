import Generators
import PropertyTesting
import Testing
import TestSupport

/// A queue of names, each with a number by which it can be withdrawn; of the numbers nobody knows anything before.
private struct Waiting {
    private var numbers: [Int] = []

    mutating func add() -> Int {
        numbers.append(numbers.count * 4 % 12)
        return numbers[numbers.count - 1]
    }

    mutating func withdraw(_ number: Int) { numbers.removeAll { $0 == number } }

    var count: Int { numbers.count }
}

extension GeneratorsGuideTests {
    /// The issue of the body in the guide that draws.
    static func drawingIssue() async throws -> String {
        try await issues {
            await check { draws in
                var waiting = Waiting()
                let count = try draws.draw(.integer(in: 1...9), "names")
                let numbers = (0..<count).map { _ in waiting.add() }
                let withdrawn = try draws.draw(.element(of: numbers), "withdrawn")
                waiting.withdraw(withdrawn)
                return waiting.count == count - 1
            }
        }.map(\.text).joined()
    }
}
