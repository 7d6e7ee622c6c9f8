import Generators
import PropertyTesting
import Synchronization
import Testing

/// Each form of `check` in a program that is optimized, as this package's tests are run; those of the package above run
/// without optimization.
@Suite(.property(savesFailures: false)) struct OptimizedCheckTests {
    private static let number = Generator<Int>.integer(in: 0...1000)

    /// The first line that begins with a prefix, of the only issue that a check records.
    private static func found(_ prefix: String, by check: @Sendable () async throws -> Void) async throws
        -> String
    {
        let texts = Mutex<[String]>([])
        let trait = IssueHandlingTrait.compactMapIssues { issue in
            texts.withLock { $0.append(issue.comments.map(\.rawValue).joined()) }
            return nil
        }
        try await trait.provideScope(for: #require(Test.current), testCase: .current, performing: check)
        let all = texts.withLock { $0 }
        let text = try #require(all.first)
        #expect(all.count == 1)
        return try #require(text.split(separator: "\n").first { $0.hasPrefix(prefix) }.map(String.init))
    }

    @Test func `a value`() async throws {
        let minimum = try await Self.found("for ") {
            await check(Self.number) { #expect($0 < 700) }
        }
        #expect(minimum == "for 700")
    }

    @Test func `a value, and a body that awaits`() async throws {
        let minimum = try await Self.found("for ") {
            await check(Self.number) { number in
                await Task.yield()
                #expect(number < 700)
            }
        }
        #expect(minimum == "for 700")
    }

    @Test func `a body that draws`() async throws {
        let minimum = try await Self.found("    second: ") {
            await check { draws in
                let first = try draws.draw(Self.number, "first")
                #expect(try draws.draw(Self.number, "second") < 700 + first)
            }
        }
        #expect(minimum == "    second: 700")
    }

    @Test func `a body that ends its process`() async throws {
        let minimum = try await Self.found("for ") {
            await check(Self.number, isolation: .process) { precondition($0 < 700) }
        }
        #expect(minimum == "for 700")
    }
}
