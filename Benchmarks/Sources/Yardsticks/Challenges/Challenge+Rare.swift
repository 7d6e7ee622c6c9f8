import Generators

/// A message of a protocol; resets are rare.
private enum Message: Equatable {
    case data(Int)
    case reset(from: Int, to: Int)

    static let any: Generator<Message> = {
        let data = Generator<Int>.integer(in: 0...99).map { Message.data($0) }
        let position = Generator<Int>.integer(in: 0...99)
        let reset = zip(position, position).map { Message.reset(from: $0, to: $1) }
        return (try? .weighted([(199, data), (1, reset)])) ?? data
    }()
}

extension Challenge {
    /// False property: no message resets from a later position to an earlier one; one message in 200 is a reset.
    ///
    /// The minimum is one reset from 1 to 0. From 0 there is no earlier position.
    static let rareReset = Challenge(
        "rare-reset", Message.any.array(),
        isNormal: { $0 == [.reset(from: 1, to: 0)] },
        holds: { messages in
            messages.allSatisfy { message in
                guard case .reset(let start, let end) = message else { return true }
                return start <= end
            }
        })

    /// False property: two faults never coincide at a load of 129 or more.
    ///
    /// The minimum is both faults at a load of 129. One value in 833 has both faults.
    static let doubleFault = Challenge(
        "double-fault",
        zip(.boolean(probability: 0.03), Generator<Int>.integer(in: 0...255), .boolean(probability: 0.04)),
        isNormal: { $0 == (true, 129, true) }, holds: { !$0 || $1 < 129 || !$2 })
}
