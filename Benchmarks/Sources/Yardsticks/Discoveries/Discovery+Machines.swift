import Generators

extension Discovery {
    /// What needs a step with the text or the compound of an earlier step of another rule.
    static let machines: [Discovery] = [
        Discovery("equal steps: get after put", Generator<Program<Shelf>>.program(of: Shelf.self)) {
            $0.holds { if case (.get, true) = $0 { false } else { true } }
        },
        Discovery("equal steps: remove after put", Generator<Program<Shelf>>.program(of: Shelf.self)) {
            $0.holds { if case (.remove, true) = $0 { false } else { true } }
        },
        Discovery("equal steps: a square that is taken", Generator<Program<Board>>.program(of: Board.self)) {
            $0.holds { if case (.ask, true) = $0 { false } else { true } }
        },
        Discovery("equal steps: a move from there", Generator<Program<Board>>.program(of: Board.self)) {
            $0.holds { if case (.move, true) = $0 { false } else { true } }
        },
    ]
}

extension Program {
    /// Whether all actions have an allowed response.
    fileprivate func holds(_ isAllowed: ((Machine.Action, Machine.Response)) -> Bool) -> Bool {
        var machine = initialState
        return actions.allSatisfy { isAllowed(($0, machine.perform($0))) }
    }
}

/// Numbers by text; the response is whether there was one.
private struct Shelf: StateMachine {
    enum Action: Sendable { case put(String, Int), get(String), remove(String) }

    var numbers: [String: Int] = [:]

    static let key = Generator.string(count: 3...20)
    static let rules = [
        ActionRule<Shelf>("put", zip(key, .integer(in: 0...9)).map { Action.put($0, $1) }),
        ActionRule("get", key.map { Action.get($0) }),
        ActionRule("remove", key.map { Action.remove($0) }),
    ]

    mutating func perform(_ action: Action) -> Bool {
        switch action {
        case .put(let key, let number): numbers.updateValue(number, forKey: key) != nil
        case .get(let key): numbers[key] != nil
        case .remove(let key): numbers.removeValue(forKey: key) != nil
        }
    }
}

/// Squares that are taken; the response is whether the given one was.
private struct Board: StateMachine {
    struct Square: Hashable, Sendable { let x, y: Int }
    enum Action: Sendable { case take(Square), move(Square, Square), ask(Square) }

    var taken: Set<Square> = []

    static let square = Generator<Square> { source throws(Rejection) in
        Square(x: try source.draw(.integer(in: 0...999)), y: try source.draw(.integer(in: 0...999)))
    }
    static let rules = [
        ActionRule<Board>("take", square.map { Action.take($0) }),
        ActionRule("move", zip(square, square).map { Action.move($0, $1) }),
        ActionRule("ask") { source, _ throws(Rejection) in .ask(try source.draw(square, label: "asked")) },
    ]

    mutating func perform(_ action: Action) -> Bool {
        switch action {
        case .take(let square): return !taken.insert(square).inserted
        case .ask(let square): return taken.contains(square)
        case .move(let from, let to):
            guard taken.remove(from) != nil else { return false }
            taken.insert(to)
            return true
        }
    }
}
