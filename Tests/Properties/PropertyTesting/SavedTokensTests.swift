import Foundation
import Generators
import Testing
import TestSupport

@testable import PropertyTesting

@Suite(.property(cases: 1_000, seed: 0)) struct SavedTokensTests {
    /// The issues of a check that saves its failures in a file of a folder.
    private func check(
        in folder: TemporaryFolder, _ generator: Generator<Int> = CheckTests.number, saves: Bool = true,
        _ holds: @escaping @Sendable (Int) -> Bool
    ) async throws -> [Issue] {
        try await issues {
            await PropertyCheck(
                property: Property(generator, id: "false", holds: holds), arguments: PropertySettings(),
                token: nil, saved: SavedTokens("deep/numbers.tokens", beside: "\(folder.path)/Tests.swift"),
                sourceLocation: .somewhere
            ).run(environment: .success(PropertySettings(savesFailures: saves)))
        }
    }

    @Test func `the token of a failure is saved once, and its value is checked first`() async throws {
        try await TemporaryFolder.with { folder in
            let file = "\(folder.path)/deep/numbers.tokens"
            let first = try await check(in: folder) { $0 < 700 }
            #expect(first.count == 1)
            let saved = try String(contentsOfFile: file, encoding: .utf8)
            #expect(saved.hasPrefix("\(ReplayToken([Choice(value: 700, bound: 1_000)]))  # "))
            let second = try await check(in: folder) { $0 < 700 }
            #expect(second.count == 1)
            #expect(second.first?.text.contains("saved in \(file):1") == true)
            #expect(second.first?.text.contains("cases checked") == false)
            #expect(try String(contentsOfFile: file, encoding: .utf8) == saved)
            let third = try await check(in: folder) { $0 < 800 }
            #expect(third.first?.text.contains("cases checked") == true)
            #expect(try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").count == 2)
            #expect(try await check(in: folder) { _ in true }.isEmpty)
        }
    }

    /// The texts of the issues of a test with two checks, whose failures are saved in the usual place.
    private static func two(in folder: String?, _ settings: PropertySettings) async throws -> [String] {
        try await issues {
            await SavedTokens.$usualFolder.withValue(folder) {
                await PropertySettings.$ofTraits.withValue(settings) {
                    await PropertyTesting.check(CheckTests.number) { $0 < 700 }
                    await PropertyTesting.check(Generator<Int>.integer(in: 0...9)) { $0 < 7 }
                }
            }
        }.map(\.text)
    }

    @Test func `a check that names no file saves its failures beside the test, and checks them first`()
        async throws
    {
        let settings = PropertySettings(cases: 100, seed: 1, savesFailures: true)
        try await TemporaryFolder.with { folder in
            let first = try await Self.two(in: folder.path, settings)
            let names = try folder.names.sorted { $0.count < $1.count }
            #expect(
                names.map { $0.hasPrefix("SavedTokensTests-a-check-that-names-no-file") } == [true, true])
            #expect(names.map { $0.hasSuffix("-2.tokens") } == [false, true])
            for (text, name) in zip(first, names) {
                #expect(text.hasSuffix("\n\nsaved, to be checked first from now on: \(folder.path)/\(name)"))
            }
            let again = try await Self.two(in: folder.path, settings)
            #expect(again.count == 2)
            for (text, name) in zip(again, names) {
                #expect(
                    text.hasSuffix("\n    saved in \(folder.path)/\(name):1; no other value was searched for")
                )
            }
        }
        try await TemporaryFolder.with { folder in
            _ = try await Self.two(in: folder.path, PropertySettings(seed: 1, savesFailures: false))
            #expect(try folder.names.isEmpty)
        }
    }

    @Test func `a failure that cannot be saved is an issue nevertheless, which says so`() async throws {
        try await TemporaryFolder.with { folder in
            let file = try folder.write([], to: "file")
            let texts = try await Self.two(in: file, PropertySettings(seed: 1, savesFailures: true))
            #expect(texts.count == 2 && texts.allSatisfy { $0.contains("The body returned false\nfor 7") })
            #expect(texts.allSatisfy { $0.contains("\n\nnot saved: ") })
        }
    }

    @Test
    func `the name of a file tells tests, arguments and checks apart, and is no longer than a name may be`() {
        func name(_ test: String, _ arguments: String = "", _ number: Int = 1) -> String {
            SavedTokens.name(
                of: CheckCall.Line(test: test, arguments: arguments, location: "Tests.swift:7:9"),
                number: number)
        }
        let names = [
            name("Tests.Suite/a()/Tests.swift:1:2"), name("Tests.Other/a()/Tests.swift:1:2"),
            name("Tests.Suite/`a/b`()/Tests.swift:1:2"), name("Tests.Suite/`a b`()/Tests.swift:1:2"),
            name("Tests.Suite/`🎉`()/Tests.swift:1:2"), name("Tests.Suite/`🔥`()/Tests.swift:1:2"),
            name("Tests.Suite/a()/Tests.swift:1:2", "10"), name("Tests.Suite/a()/Tests.swift:1:2", "11"),
            name("Tests.Suite/a()/Tests.swift:1:2", "", 2),
        ]
        #expect(Set(names).count == names.count, "\(names)")
        #expect(names[0].wholeMatch(of: /Suite-a-[0-9a-f]+\.tokens/) != nil)
        #expect(names[8] == names[0].replacing(".tokens", with: "-2.tokens"))
        #expect(name("Tests.Suite/a()/Tests.swift:30:4") == names[0])
        #expect(
            name("Tests.Suite/`" + String(repeating: "é", count: 300) + "`()/Tests.swift:1:2").utf8.count
                < 255)
    }

    @Test(.property(savesFailures: true)) func `checks that run at once in one file lose no token`()
        async throws
    {
        try await TemporaryFolder.with { folder in
            _ = try await issues {
                await withTaskGroup { group in
                    for limit in 1...20 {
                        group.addTask {
                            await PropertyTesting.check(
                                Generator<Int>.integer(in: 0...1_000_000), cases: 50,
                                failuresIn: "\(folder.path)/all.tokens"
                            ) { $0 < limit * 1_000 }
                        }
                    }
                }
            }
            let saved = try String(contentsOfFile: "\(folder.path)/all.tokens", encoding: .utf8)
            let tokens = saved.split(separator: "\n").map { line in line.prefix { $0 != " " } }
            #expect(Set(tokens).count == 20)
        }
    }

    @Test func `a token is appended to a last line that does not end`() async throws {
        try await TemporaryFolder.with { folder in
            let file = try folder.write("# by hand".utf8, to: "deep/numbers.tokens")
            _ = try await check(in: folder) { $0 < 700 }
            let lines = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
            #expect(lines.count == 2 && lines[0] == "# by hand")
        }
    }

    @Test func `a file that is no text is an issue that names it`() async throws {
        try await TemporaryFolder.with { folder in
            let file = try folder.write([0xff, 0xfe, 0xff], to: "deep/numbers.tokens")
            let recorded = try await check(in: folder) { _ in true }
            #expect(recorded.first?.text.hasPrefix("\(file): ") == true)
        }
    }

    @Test func `a saved value that the property rejects by now holds`() async throws {
        try await TemporaryFolder.with { folder in
            _ = try await check(in: folder) { $0 < 700 }
            let file = "\(folder.path)/deep/numbers.tokens"
            let recorded = try await issues {
                await PropertyTesting.check(CheckTests.number, failuresIn: file) { try assume($0 < 700) }
            }
            #expect(recorded.isEmpty, "\(recorded.map(\.text))")
        }
    }

    @Test func `a value that ended the process is checked in a child process from then on`() async throws {
        try await TemporaryFolder.with { folder in
            let token = ReplayToken([Choice(value: 700, bound: 1_000)])
            let file = try folder.write("\(token) process  # a trap".utf8, to: "trap.tokens")
            let recorded = try await issues {
                await PropertyTesting.check(CheckTests.number, failuresIn: file) { number in
                    if number >= 700 { fatalError("too large") }
                }
            }
            let text = try #require(recorded.first?.text)
            #expect(text.hasPrefix("The body ended its process: a trap\n") && text.contains("\nfor 700\n"))
        }
    }

    @Test func `nothing is saved where the settings forbid it`() async throws {
        try await TemporaryFolder.with { folder in
            _ = try await check(in: folder, saves: false) { $0 < 700 }
            #expect(try folder.names == [])
        }
    }

    @Test(.property(caseTimeLimit: .seconds(2)))
    func `a failure is saved although a value while shrinking never returns`() async throws {
        try await TemporaryFolder.with { folder in
            let gate = Gate()
            defer { gate.open() }
            let recorded = try await check(in: folder) { number in
                if number == 500 { gate.wait() }
                return number < 500
            }
            #expect(recorded.count == 1)
            let saved = try String(contentsOfFile: "\(folder.path)/deep/numbers.tokens", encoding: .utf8)
            let token = try #require(saved.split(separator: " ").first)
            #expect(try replay(ReplayToken(parsing: String(token)), CheckTests.number) > 500)
        }
    }

    @Test func `a token of another generator is a warning, and the search goes on`() async throws {
        try await TemporaryFolder.with { folder in
            _ = try await check(in: folder) { $0 < 700 }
            let recorded = try await check(in: folder, .integer(in: 0...9)) { _ in true }
            #expect(recorded.map(\.severity) == [.warning])
            #expect(
                recorded.first?.text.hasPrefix(
                    "\(folder.path)/deep/numbers.tokens:1: the token is of another generator, or of another check of the test; remove it: "
                )
                    == true)
        }
    }
}
