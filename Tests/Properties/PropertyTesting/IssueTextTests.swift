import Foundation
import Generators
import Testing
import TestSupport

@testable import PropertyTesting

/// Texts in issues: what is invisible, and what would change the terminal, is escaped.
@Suite(.property(cases: 10, seed: 0)) struct IssueTextTests {
    private static let hostile = "a\0\u{1B}[31m\r\u{202E}\u{200B}\u{2028}\u{85}\u{FEFF}\u{E0041}\u{FFFF}b"
    private static let escaped =
        #"a\0\u{1B}[31m\r\u{202E}\u{200B}\u{2028}\u{85}\u{FEFF}\u{E0041}\u{FFFF}b"#

    private struct Odd: Error, CustomStringConvertible { let description = hostile }
    private struct Named: CustomStringConvertible { let description = hostile }

    private static func issue(_ work: @Sendable () async throws -> Void) async throws -> String {
        let recorded = try await issues(recordedBy: work)
        #expect(recorded.count == 1)
        return try #require(recorded.first).text
    }

    private static func isPlain(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control }
    }

    @Test func `a text is quoted, and what a terminal would obey or hide is escaped`() async throws {
        let text = try await Self.issue { await check(.always(Self.hostile)) { _ in false } }
        #expect(text.hasPrefix("The body returned false\nfor \"\(Self.escaped)\"\n    replaying: "))
        let slice = try await Self.issue { await check(.always(Self.hostile.dropFirst())) { _ in false } }
        #expect(slice.contains("\nfor \"\(Self.escaped.dropFirst())\"\n"))
        let character = try await Self.issue { await check(.always("\0" as Character)) { _ in false } }
        #expect(character.contains("\nfor \"\\0\"\n"))
    }

    private enum Mark: Equatable { case round(Int) }

    @Test func `private and local types are named without an address`() async throws {
        struct Part { let mark: Mark? }
        let part = Part(mark: .round(2))
        let text = try await Self.issue { await check(.always([part])) { _ in false } }
        #expect(text.contains("\nfor [Part(mark: Optional(Mark.round(2)))]\n"), "\(text)")
    }

    @Test func `lines and quotes of a text are escaped too`() async throws {
        let text = try await Self.issue { await check(.always("one\ntwo \"x\"\t\\")) { _ in false } }
        #expect(text.contains("\nfor \"one\\ntwo \\\"x\\\"\\t\\\\\"\n"))
    }

    @Test func `nested texts and descriptions of the user's own are escaped`() async throws {
        let nested = try await Self.issue { await check(.always([Self.hostile])) { _ in false } }
        #expect(nested.contains("\nfor [\"\(Self.escaped)\"]\n"))
        let named = try await Self.issue { await check(.always(Named())) { _ in false } }
        #expect(named.contains("\nfor \(Self.escaped)\n"))
    }

    @Test func `the lines of a description stay lines, and an emoji stays whole`() async throws {
        struct Lines: CustomStringConvertible { let description = "1. put\n2. take 👩‍👩‍👧 ❤️ é" }
        let text = try await Self.issue { await check(.always(Lines())) { _ in false } }
        #expect(text.contains("\nfor 1. put\n2. take 👩‍👩‍👧 ❤️ é\n"))
    }

    @Test func `errors, comments, notes, rejections and expectations are escaped`() async throws {
        let error = try await Self.issue { await check(.always(0)) { _ in throw Odd() } }
        #expect(error.hasPrefix("Caught error of type Odd: \(Self.escaped)\nfor 0\n"))
        let comment = try await Self.issue {
            await check(.always(Self.hostile)) { value in
                note(Self.hostile)
                #expect(value == "", "\(Self.hostile)")
            }
        }
        #expect(Self.isPlain(comment) && comment.contains(": \(Self.escaped)\n"))
        #expect(comment.contains("note: \(Self.escaped)\n"))
        let rejected = try await Self.issue {
            await check(Generator<Int>.integer) { _ in throw Rejection(Self.hostile) }
        }
        #expect(rejected.contains("101 times: \(Self.escaped)\n"))
    }

    @Test func `parts and their labels are escaped`() async throws {
        let labelled = zip(
            Generator<String>.element(of: "", Self.hostile).labelled(Self.hostile), .integer(in: 0...9))
        let text = try await Self.issue { await check(labelled) { $0.1 < 5 } }
        #expect(Self.isPlain(text))
        #expect(text.contains("component 0 = \"\" may be anything (1 tried)"))
    }

    @Test func `an attached counterexample is escaped`() {
        let files = CheckVerdict([Failure(id: "", message: "m")], of: Self.hostile).files(at: .somewhere)
        #expect(files.map { Self.isPlain($0.text) } == [true])
    }

    @Test func `a comment in a file of tokens is one line`() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tokens-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let source = folder.appendingPathComponent("Somewhere.swift").path
        for _ in 0..<2 {
            let text = try await Self.issue {
                await check(.always(0), failuresIn: "tokens.txt", filePath: source) { _ in throw Odd() }
            }
            #expect(text.hasPrefix("Caught error of type Odd: \(Self.escaped)\n"))
        }
    }
}
