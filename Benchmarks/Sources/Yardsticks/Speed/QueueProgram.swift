import Generators

/// Programs of a queue, performed on the model and on a ring buffer whose responses are compared.
enum QueueProgram: Subject {
    private static let steps = 50

    static let generator = Generator<Program<Queue>>.program(of: Queue.self, steps: steps...steps)

    static func written(_ bits: inout RandomBits) -> [Queue.Action] {
        var model = Queue()
        var actions: [Queue.Action] = []
        actions.reserveCapacity(steps)
        for _ in 0..<steps {
            let action = action(in: model, &bits)
            _ = model.perform(action)
            actions.append(action)
        }
        return actions
    }

    /// Draws until an action is allowed; to ask for the size always is, once there is a buffer.
    private static func action(in model: Queue, _ bits: inout RandomBits) -> Queue.Action {
        if model.capacity == 0 { return .new(capacity: 1 + Int(bits.uniform(upTo: 49))) }
        while true {
            switch bits.uniform(upTo: 2) {
            case 0:
                if model.numbers.count < model.capacity { return .put(Int(truncatingIfNeeded: bits.next())) }
            case 1: if !model.numbers.isEmpty { return .get }
            default: return .size
            }
        }
    }

    static func tally(_ program: Program<Queue>) -> Tally {
        let failures = try? program.failures(on: RingBuffer(capacity: 0)) { buffer, action, expected, _ in
            perform(action, on: &buffer) == expected ? nil : "differs"
        }
        return Tally(elements: program.steps.count, sum: failures?.count ?? 0)
    }

    static func tally(written actions: [Queue.Action]) -> Tally {
        var model = Queue()
        var buffer = RingBuffer(capacity: 0)
        var tally = Tally(elements: actions.count)
        for action in actions where perform(action, on: &buffer) != model.perform(action) { tally.sum += 1 }
        return tally
    }

    /// Performs an action on a buffer that has the slot which the challenge's lacks.
    private static func perform(_ action: Queue.Action, on buffer: inout RingBuffer) -> Int? {
        guard case .new(let capacity) = action else { return buffer.perform(action) }
        return buffer.perform(.new(capacity: capacity + 1))
    }
}
