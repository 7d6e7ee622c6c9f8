import Generators
import PropertyTesting
import Testing
import TestSupport

/// The values in the guide that are made of others.
extension GeneratorsGuideTests {
    enum Plan: String, CaseIterable, Decodable { case free, paid }

    struct Member: Decodable, Arbitrary {
        let name: String
        let plan: Plan?
        let friends: [Member]
        static var arbitrary: Generator<Member> { .decoded }
    }

    static func decoded() -> String {
        enum Rank: String, Decodable { case captain, sailor }
        struct Sailor: Decodable { let rank: Rank }

        let report = search(Property(Generator<Sailor>.decoded, id: "any") { _ in true })
        let lines = "\(report)".split(separator: "\n")
        let simplest = Generator<Member>.any.simplest.map { "\($0)" } ?? ""
        return simplest + "\n" + (lines.last?.drop { $0 == " " } ?? "")
    }

    static func functionIssue() async throws -> String {
        try await issues {
            let keys = Generator.function(from: Int.self, to: Generator<Int>.integer)

            await check(Generator<[Int]>.any, keys) { list, key in
                list.map { key($0) }.sorted() == list.sorted().map { key($0) }
            }
        }.map(\.text).joined()
    }

    enum Text {
        static let word = Generator<String>.string(of: .letter, count: 1...3)
        static let group: Generator<String> = Generator<String>.deferred { list }.map { "(\($0))" }
        static let list: Generator<String> = Generator<String>.oneOf(word, group).array(count: 1...3)
            .map { $0.joined(separator: " ") }
    }

    static func texts() -> String { Text.list.sample(4).joined(separator: "\n") }
}
