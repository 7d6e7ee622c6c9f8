import Generators

/// A ring buffer with a defect: it has one slot too few to distinguish full from empty by its two positions.
struct RingBuffer {
    private var slots: [Int]
    private var reading = 0
    private var writing = 0

    /// Makes a buffer with `capacity` slots; the correct number is one more.
    init(capacity: Int) { slots = Array(repeating: 0, count: capacity) }

    var size: Int { (writing - reading + slots.count) % slots.count }

    mutating func put(_ number: Int) {
        slots[writing] = number
        writing = (writing + 1) % slots.count
    }

    mutating func get() -> Int {
        defer { reading = (reading + 1) % slots.count }
        return slots[reading]
    }

    /// Performs an action of the model, the first of which makes the buffer; nil for an action without a result.
    mutating func perform(_ action: Queue.Action) -> Int? {
        switch action {
        case .new(let capacity): self = RingBuffer(capacity: capacity)
        case .put(let number): put(number)
        case .get: return get()
        case .size: return size
        }
        return nil
    }
}

/// The model of a ring buffer: a queue of bounded capacity.
struct Queue: StateMachine {
    enum Action: Hashable {
        case new(capacity: Int), put(Int), get, size
    }

    private(set) var capacity = 0
    private(set) var numbers: [Int] = []

    static let rules = [
        ActionRule<Queue>(
            "new", precondition: { $0.capacity == 0 },
            Generator<Int>.integer(in: 1...50).map { .new(capacity: $0) }),
        ActionRule(
            "put", precondition: { $0.numbers.count < $0.capacity }, Generator<Int>.integer.map { .put($0) }),
        ActionRule("get", precondition: { !$0.numbers.isEmpty }, .get),
        ActionRule("size", precondition: { $0.capacity > 0 }, .size),
    ]

    /// Returns the number or the size; nil for an action without a result.
    mutating func perform(_ action: Action) -> Int? {
        switch action {
        case .new(let capacity): self.capacity = capacity
        case .put(let number): numbers.append(number)
        case .get: return numbers.removeFirst()
        case .size: return numbers.count
        }
        return nil
    }
}

extension Challenge {
    /// False property: a ring buffer responds as the queue does.
    ///
    /// The size of a full buffer is wrong. The minimum makes a buffer, fills it with one number, and gets its size.
    public static let ringBuffer = Challenge(
        "ring-buffer", mostExecutions: 350, .program(of: Queue.self),
        isNormal: { $0.actions == [.new(capacity: 1), .put(0), .size] },
        holds: { program in
            try program.failures(on: RingBuffer(capacity: 0)) { buffer, action, expected, _ in
                let answer = buffer.perform(action)
                return answer == expected ? nil : "expected \(expected as Any), was \(answer as Any)"
            }.isEmpty
        })
}
