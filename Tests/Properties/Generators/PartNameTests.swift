import Generators
import Testing

/// Accounts, some of which exist from the start, and payments into them.
private struct Bank: StateMachine {
    enum Action: Hashable {
        case open
        case pay(Int, into: Int)
    }

    var balances: [Int] = []

    static let initialStates = Generator { source throws(Rejection) in
        var bank = Bank()
        try source.list(count: 1...2) { source throws(Rejection) in
            source.define("account", number: bank.balances.count)
            bank.balances.append(try source.draw(.integer(in: 0...9), label: "balance"))
        }
        return bank
    }

    static let rules = [
        ActionRule<Bank>("open") { source, bank in
            source.define("account", number: bank.balances.count)
            return .open
        },
        ActionRule("pay") { source, bank throws(Rejection) in
            let account = try source.refer(to: "account", among: bank.balances.indices)
            return .pay(try source.draw(.integer(in: 1...99), label: "amount"), into: account)
        },
    ]

    mutating func perform(_ action: Action) {
        switch action {
        case .open: balances.append(0)
        case .pay(let amount, let account): balances[account] += amount
        }
    }
}

@Suite struct PartNameTests {
    private static let digit = Generator<Int>.integer(in: 0...9)

    @Test func `a component is called by its name, and what is inside it as before`() throws {
        let lists = Self.digit.array(count: 2...2)
        let property = Property(
            zip(Self.digit.named("width"), lists.named("rows"), Self.digit), id: "small"
        ) { width, rows, _ in width < 5 || rows[1] < 3 }
        var settings = SearchSettings()
        settings.explanationTries = 20
        let found = try #require(search(property, settings).counterexamples.first)
        #expect(
            found.explanation.parts.map(\.path) == [
                "width", "rows: element 0", "rows: element 1", "component 2",
            ])
        #expect(
            found.choices
                == search(
                    Property(zip(Self.digit, lists, Self.digit), id: "small") { width, rows, _ in
                        width < 5 || rows[1] < 3
                    }
                ).counterexamples.first?.choices)
    }

    /// The explanation of a value that is not shrunk.
    private static func explanation<Value>(
        _ generator: Generator<Value>, of choices: [UInt64], tries: Int = 20,
        holds: @escaping @Sendable (Value) -> Bool
    ) throws -> Explanation {
        let property = Property(generator, id: "fails", holds: holds)
        var settings = SearchSettings()
        settings.shrinkBudget = 0
        let found = try #require(property.shrink(ChoiceSource(replaying: choices), settings).first)
        #expect(found.choices.map(\.value).starts(with: choices))
        return explain(found, of: property, tries: tries)
    }

    /// The explanation of a bank of two accounts, into the second of which 5 is paid after a third is opened.
    private static func bank(holds: @escaping @Sendable (Program<Bank>) -> Bool) throws -> String {
        let choices = [3, 1, 7, 0, 1, 0, 1, 1, 1, 4] as [UInt64]
        return try explanation(.program(of: Bank.self), of: choices, holds: holds).description
    }

    @Test func `a step is named by its number and rule, and a reference by its kind and number`() throws {
        let text = try Self.bank { $0.actions.count != 2 || $0.actions[1] != .pay(5, into: 1) }
        #expect(
            text.hasSuffix(
                """
                step 1, open may be anything (12 tried)
                step 2, pay: account 1 matters
                step 2, pay: amount = 5 matters
                """))
    }

    @Test func `a reference may be free while another part of its step matters`() throws {
        let text = try Self.bank { program in
            guard program.actions.first == .open, case .pay(5, _) = program.actions.last else { return true }
            return false
        }
        #expect(
            text.hasSuffix(
                """
                step 1, open matters
                step 2, pay: account 1 may be anything (2 tried)
                step 2, pay: amount = 5 matters
                """))
    }

    @Test func `what a rule draws by a generator is examined as what it draws by a function`() throws {
        struct Keyboard: StateMachine {
            static let rules = [
                ActionRule<Keyboard>("type", Generator<Int>.integer(in: 0...9)), ActionRule("clear", -1),
            ]
            mutating func perform(_ action: Int) {}
        }
        let text = try Self.explanation(.program(of: Keyboard.self), of: [1, 0, 5, 1, 0, 7, 0]) { program in
            program.actions.count != 2 || program.actions[0] < 0 || program.actions[1] != 7
        }.description
        #expect(text.hasPrefix("step 1, type: draw = 5 may be anything ("), "\(text)")
        #expect(text.hasSuffix("\nstep 2, type: draw = 7 matters"), "\(text)")
    }

    @Test func `an element of a list that defines a referent is named by it`() throws {
        let text = try Self.bank { $0.initialState.balances != [3, 7] }
        #expect(
            text.hasPrefix(
                """
                initial state › account 0 › balance = 3 matters
                initial state › account 1 › balance = 7 matters
                step 1, open may be anything \("")
                """))
    }

    @Test func `the references in a free step are not examined`() throws {
        let text = try Self.bank { $0.actions.count != 2 }
        #expect(text.contains("\nstep 2, pay may be anything ("))
        #expect(!text.contains("step 2, pay:"))
    }

    @Test func `a label is numbered only if its parent has several of it, or is a list`() throws {
        let scene = Generator { source throws(Rejection) in
            let length = try source.draw(Self.digit, label: "length")
            let sides = [
                try source.draw(Self.digit, label: "side"), try source.draw(Self.digit, label: "side"),
            ]
            return (length, sides, try source.draw(Self.digit.array(count: 1...1), label: "list"))
        }
        let found = try Self.explanation(scene, of: [1, 2, 3, 4]) {
            $0 != 1 || $1 != [2, 3] || $2 != [4]
        }
        #expect(found.parts.map(\.path) == ["length", "side 0", "side 1", "list › element 0"])
    }

    @Test func `an element that defines two referents is named by its index`() throws {
        let pairs = Generator { source throws(Rejection) in
            try source.list(count: 1...1) { source throws(Rejection) in
                source.define("end", number: 0)
                source.define("end", number: 1)
                _ = source.draw(upTo: 9)
            }
        }
        #expect(try Self.explanation(pairs, of: [7]) { false }.parts.map(\.path) == ["element 0"])
    }

    @Test func `other referents are tried at equal distances, as many as are allowed`() throws {
        let reference = Generator { source throws(Rejection) in
            try source.refer(to: "box", among: (0..<100).map { 2 * $0 })
        }
        for (limit, isFree) in [(190, true), (188, false)] {
            let found = try Self.explanation(reference, of: [3], tries: 20) { $0 > limit }
            #expect(found.parts.map(\.path) == ["box 6"])
            #expect(found.parts.map(\.isFree) == [isFree])
        }
        #expect(try Self.explanation(reference, of: [3], tries: 7) { _ in false }.parts.map(\.tried) == [7])
        #expect(try Self.explanation(reference, of: [3], tries: 0) { _ in false }.freeParts.isEmpty)
    }

    @Test func `a referent is drawn with the choices of its number`() throws {
        var (first, second) = (ChoiceSource(replaying: [2]), ChoiceSource(replaying: [2]))
        let number = try first.refer(to: "box", among: [4, 7, 9])
        let referent = try second.referent("box", among: [4, 7, 9])
        #expect(number == 9 && referent == Referent(kind: "box", number: 9))
        #expect("\(referent)" == "box 9")
        #expect(first.recording == second.recording)
        #expect(throws: Rejection("there is no box to refer to")) {
            _ = try second.referent("box", among: [])
        }
    }

    @Test func `an element that is only a reference is one part`() throws {
        let boxes = Generator { source throws(Rejection) in
            var numbers: [Int] = []
            try source.list(count: 2...2) { source throws(Rejection) in
                numbers.append(try source.refer(to: "box", among: 0..<3))
            }
            return numbers
        }
        let found = try Self.explanation(boxes, of: [1, 2]) { $0[0] != 1 }
        #expect(found.description == "element 0 › box 1 matters\nelement 1 may be anything (2 tried)")
    }
}
