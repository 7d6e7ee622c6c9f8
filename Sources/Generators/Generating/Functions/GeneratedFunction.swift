/// A function that was generated: pure, shown as the table of its calls, and shrunk.
///
///     let lists = Generator<[Int]>.any
///     let property = Property(zip(lists, .function(from: Int.self, to: Generator<Int>.integer)), id: "order") { list, f in
///         list.map { f($0) }.sorted() == list.sorted().map { f($0) }
///     }
///     print(search(property).counterexamples[0].value)  // ([0, 1], {1: -1, else 0})
///
/// Equal inputs have equal outputs, also in a copy, on any thread, and where the value is replayed. What it returns
/// depends on the input and on the choices of the generator only, not on the order of the calls.
public struct GeneratedFunction<Input: Hashable & Sendable, Output: Sendable>: Sendable {
    private let outputs: OutputTree<Output>
    private let calls: CallTable<Input, Output>

    init(_ outputs: OutputTree<Output>, calls: CallTable<Input, Output>) {
        self.outputs = outputs
        self.calls = calls
    }

    /// The output for an input.
    ///
    /// - Complexity: O(*n*) in the size of the input.
    public func callAsFunction(_ input: Input) -> Output {
        if let known = calls.output(for: input) { return known }
        return calls.note(outputs.output(for: StableHash.of(input)), for: input)
    }
}

extension GeneratedFunction: CustomStringConvertible {
    /// The inputs that it was called with and that have another output than the others, in the order of the first calls.
    ///
    /// A function that was not called shows all outputs that it may have: `{false or true}`.
    public var description: String {
        let rows = calls.rows.map { (input: String(reporting: $0), output: String(reporting: $1)) }
        let texts = outputs.leaves.map { String(reporting: $0) }
        if rows.isEmpty, texts.contains(where: { $0 != texts[0] }) {
            var shown: Set<String> = []
            return "{\(texts.filter { shown.insert($0).inserted }.joined(separator: " or "))}"
        }
        let exceptions = rows.filter { $0.output != texts[0] }.map { "\($0.input): \($0.output)" }
        return "{\((exceptions + ["else \(texts[0])"]).joined(separator: ", "))}"
    }
}
