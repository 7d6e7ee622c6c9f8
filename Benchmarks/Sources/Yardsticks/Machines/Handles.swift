import Generators

/// The model of a pool of slots: a handle is valid until it is released.
struct Handles: StateMachine {
    enum Action: Hashable {
        case make
        case read(Int)
        case release(Int)
    }

    private var made = 0
    /// The valid handles.
    private var valid: [Int] = []

    static let rules = [
        ActionRule<Handles>("make") { source, pool in
            source.define("handle", number: pool.made)
            return .make
        },
        ActionRule("read", precondition: { $0.made > 0 }) { source, pool throws(Rejection) in
            .read(try source.refer(to: "handle", among: 0..<pool.made))
        },
        ActionRule("release", precondition: { !$0.valid.isEmpty }) { source, pool throws(Rejection) in
            .release(try source.refer(to: "handle", among: pool.valid))
        },
    ]

    /// Returns whether a handle to read is valid; nil for other actions.
    mutating func perform(_ action: Action) -> Bool? {
        switch action {
        case .make:
            valid.append(made)
            made += 1
        case .read(let handle): return valid.contains(handle)
        case .release(let handle): valid.removeAll { $0 == handle }
        }
        return nil
    }
}

/// A pool with a defect: the generation of a slot, which tells its handles apart, has one bit only.
private struct Pool {
    private struct Slot {
        var generation = 0
        var isUsed = true
    }

    private var slots: [Slot] = []
    /// The slot of each handle and its generation.
    private var handles: [(slot: Int, generation: Int)] = []

    mutating func perform(_ action: Handles.Action) -> Bool? {
        switch action {
        case .make:
            let free = slots.firstIndex { !$0.isUsed } ?? slots.count
            if free == slots.count {
                slots.append(Slot())
            } else {
                slots[free] = Slot(generation: (slots[free].generation + 1) % 2)
            }
            handles.append((free, slots[free].generation))
        case .read(let handle):
            let (slot, generation) = handles[handle]
            return slots[slot].isUsed && slots[slot].generation == generation
        case .release(let handle): slots[handles[handle].slot].isUsed = false
        }
        return nil
    }
}

extension Challenge {
    /// False property: only handles that were not released can be read.
    ///
    /// The minimum reads the first handle after its slot was used twice more. The second handle is made and released
    /// only to advance the generation, and with the third one the slot has the first generation again.
    static let staleHandle = Challenge(
        "stale-handle", .program(of: Handles.self),
        isNormal: { $0.actions == [.make, .release(0), .make, .release(1), .make, .read(0)] },
        holds: { program in
            try program.failures(on: Pool()) { pool, action, expected, _ in
                let answer = pool.perform(action)
                return answer == expected ? nil : "expected \(expected as Any), was \(answer as Any)"
            }.isEmpty
        })
}
