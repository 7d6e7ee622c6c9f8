import Generators

/// A ring buffer that tells empty from full by its two positions, and has a slot too few to do so.
struct RingBuffer {
    private var slots: [Int]
    private var reading = 0
    private var writing = 0

    /// Makes a buffer with a slot for each number; it ought to be one more.
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
}

/// What a ring buffer ought to do.
struct Queue: StateMachine {
    enum Action: Hashable {
        case new(capacity: Int), put(Int), get, size
    }

    private var capacity = 0
    private var numbers: [Int] = []

    static let rules = [
        ActionRule<Queue>(
            "new", precondition: { $0.capacity == 0 },
            Generator<Int>.integer(in: 1...50).map { .new(capacity: $0) }),
        ActionRule(
            "put", precondition: { $0.numbers.count < $0.capacity }, Generator<Int>.integer.map { .put($0) }),
        ActionRule("get", precondition: { !$0.numbers.isEmpty }, .get),
        ActionRule("size", precondition: { $0.capacity > 0 }, .size),
    ]

    /// What was asked for: a number, or the size.
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
    /// A ring buffer is taken to answer as a queue does.
    ///
    /// Its size is wrong as soon as it is full: a buffer, a number to fill it with, and the question.
    public static let ringBuffer = Challenge(
        "ring-buffer", hypothesis: Figures(25, of: 30, meanShrink: nil), shrinkLimit: 350,
        .program(of: Queue.self),
        isNormal: { $0.actions == [.new(capacity: 1), .put(0), .size] },
        holds: { program in
            try program.failures(on: RingBuffer(capacity: 0)) { buffer, action, expected, _ in
                var answer: Int?
                switch action {
                case .new(let capacity): buffer = RingBuffer(capacity: capacity)
                case .put(let number): buffer.put(number)
                case .get: answer = buffer.get()
                case .size: answer = buffer.size
                }
                return answer == expected ? nil : "expected \(expected as Any), was \(answer as Any)"
            }.isEmpty
        })
}
