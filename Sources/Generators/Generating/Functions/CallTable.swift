import Synchronization

/// The inputs and outputs of the calls of a function so far, of all its copies: a body calls copies.
///
/// Outputs are kept, since inputs that `==` takes for the same may differ in their parts, and so in their hash.
final class CallTable<Input: Hashable & Sendable, Output: Sendable>: Sendable {
    private struct Calls {
        var inputs: [Input] = []
        var outputs: [Input: Output] = [:]
    }

    private let calls = Mutex(Calls())

    /// The output that was returned for an input; nil if there was no call.
    func output(for input: Input) -> Output? { calls.withLock { $0.outputs[input] } }

    /// Keeps an output, unless another thread was first; returns the one that is kept.
    func note(_ output: Output, for input: Input) -> Output {
        calls.withLock { calls in
            if let known = calls.outputs[input] { return known }
            calls.outputs[input] = output
            calls.inputs.append(input)
            return output
        }
    }

    /// The inputs in the order of their first calls, with their outputs.
    var rows: [(input: Input, output: Output)] {
        calls.withLock { calls in
            calls.inputs.compactMap { input in calls.outputs[input].map { (input, $0) } }
        }
    }
}

/// The tables of the functions in one value, in the order in which they are drawn.
///
/// A report shows a value that is made again from its choices, because a body may change the one that it gets. Its
/// functions have the tables of those that the body called.
final class CallTables: Sendable {
    private struct Drawn {
        var tables: [any Sendable] = []
        /// The number of functions that the value has so far.
        var count = 0
    }

    private let drawn = Mutex(Drawn())

    /// Begins to make the value again.
    func restart() { drawn.withLock { $0.count = 0 } }

    /// The table of the next function that is drawn.
    func next<Input, Output>() -> CallTable<Input, Output> {
        drawn.withLock { drawn in
            defer { drawn.count += 1 }
            if drawn.count < drawn.tables.count,
                let table = drawn.tables[drawn.count] as? CallTable<Input, Output>
            {
                return table
            }
            let table = CallTable<Input, Output>()
            drawn.tables.append(table)
            return table
        }
    }
}
