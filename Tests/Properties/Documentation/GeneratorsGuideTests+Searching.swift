import Generators

/// The searches in the guide.
extension GeneratorsGuideTests {
    static func observed() -> String {
        let lists = Generator<Int>.integer(in: 0...9).array(count: 0...9)
        let reversed = Property(lists, id: "reversing twice") { $0.reversed().reversed() == $0 }
            .observing(
                .label("length") { list in list.count < 3 ? "\(list.count)" : "3 or more" },
                .classify("sorted") { $0 == $0.sorted() })
        return "\(search(reversed))"
    }

    static func covered() -> String {
        let lists = Generator<Int>.integer(in: 0...9).array(count: 0...9)
        let reversed = Property(lists, id: "reversing twice") { $0.reversed().reversed() == $0 }
            .observing(.cover("palindrome", atLeast: 0.5) { $0.reversed() == $0 })
        let report = search(reversed)
        return "\(report)\nclean: \(report.isClean)"
    }

    static func climbed() -> String {
        let lists = Generator<Int>.integer(in: 0...99).array(count: 0...20)
        let way: @Sendable ([Int]) -> Int = { zip($0, $0.dropFirst()).reduce(0) { $0 + abs($1.0 - $1.1) } }
        let short = Property(lists, id: "way") { way($0) < 1_500 }
        let climbing = short.observing(.maximise("way") { Double(way($0)) })
        return [search(short), search(climbing)].map { report in
            "\(report.casesRun) cases, counterexamples: \(report.counterexamples.count)"
        }.joined(separator: "\n")
    }

    static func enumerated() -> String {
        let bits = Generator.boolean.array(count: 12...12)
        let parity = Property(bits, id: "parity") { bits in
            bits.count { $0 }.isMultiple(of: 2) == bits.reduce(true) { $0 != $1 }
        }
        return "\(enumerate(parity, atMost: 10_000))"
    }

    static func twoBugs() -> String {
        let numbers = Property(Generator<Int>.integer(in: 0...1_000)) { number in
            var failures: [Failure] = []
            if number >= 700 { failures.append(Failure(id: "size", message: "\(number) is too large")) }
            if number % 2 == 1 { failures.append(Failure(id: "parity", message: "\(number) is odd")) }
            return failures
        }
        let report = search(numbers)
        return report.counterexamples.map { "\($0.failure.message), \(ReplayToken($0.choices))" }
            .joined(separator: "\n")
    }
}
