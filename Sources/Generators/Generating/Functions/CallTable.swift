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
    private let tables = Mutex<[any Sendable]>([])

    func table<Input, Output>(at index: Int) -> CallTable<Input, Output> {
        tables.withLock { tables in
            if index < tables.count, let table = tables[index] as? CallTable<Input, Output> { return table }
            let table = CallTable<Input, Output>()
            tables.append(table)
            return table
        }
    }
}
