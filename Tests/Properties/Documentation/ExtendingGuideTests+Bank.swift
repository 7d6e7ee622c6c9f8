import Generators
import PropertyTesting
import Testing

extension ExtendingGuideTests {
    /// The issue of a model with initial states and a system that is an actor.
    static func closedAccount() async throws -> String {
        try await FailuresGuideTests.text {
            await check(Bank.self) { bank in
                Ledger(accounts: bank.accounts)
            } perform: { ledger, action in
                await ledger.perform(action)
            } teardown: { ledger in
                try await ledger.save()
            }
        }
    }
}

/// Accounts, which can be closed.
struct Bank: StateMachine {
    enum Action { case close(Referent), pay(Int, into: Referent) }
    var accounts = 2
    var closed: [Referent] = []

    static let initialStates = Generator<Int>.integer(in: 2...9).map { Bank(accounts: $0) }

    static let rules = [
        ActionRule<Bank>("close") { source, bank throws(Rejection) in
            .close(try source.referent("account", among: 0..<bank.accounts))
        },
        ActionRule("pay") { source, bank throws(Rejection) in
            let amount = try source.draw(.integer(in: 1...99), label: "amount")
            return .pay(amount, into: try source.referent("account", among: 0..<bank.accounts))
        },
    ]

    /// Returns whether a payment arrives.
    mutating func perform(_ action: Action) -> Bool {
        switch action {
        case .close(let account):
            closed.append(account)
            return true
        case .pay(_, let account): return !closed.contains(account)
        }
    }
}

/// A ledger in which a closed account may be open again.
actor Ledger {
    private var balances: [Int]
    private var closed: [Referent] = []

    init(accounts: Int) { balances = Array(repeating: 0, count: accounts) }

    func perform(_ action: Bank.Action) async -> Bool {
        switch action {
        case .close(let account):
            closed.append(account)
            return true
        case .pay(let amount, let account):
            // The mistake: a payment opens all accounts again.
            defer { closed = [] }
            if !closed.contains(account) { balances[account.number] += amount }
            return !closed.contains(account)
        }
    }

    func save() async throws {}
}
