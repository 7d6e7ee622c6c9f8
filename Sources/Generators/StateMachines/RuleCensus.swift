/// The rules of a machine, and those that drew the steps of a program.
@usableFromInline
package struct RuleCensus<Value>: Sendable {
    let rules: [String]
    let used: @Sendable (Value) -> [String]

    /// The number of checked cases from which on a rule should have drawn a step.
    private static var leastCases: Int { 100 }
    /// The greatest number of cases that are looked at.
    private static var mostCases: Int { 1_000 }

    /// The rules that drew no step of some values, in their order; none if the values are too few to tell.
    ///
    /// - Parameters:
    ///   - count: the number of values.
    ///   - value: makes the value of an index again; nil if it has none.
    func unused(inFirst count: Int, _ value: (Int) -> Value?) -> [String] {
        guard count >= Self.leastCases else { return [] }
        var unused = rules
        for index in 0..<min(count, Self.mostCases) where !unused.isEmpty {
            guard let used = value(index).map(used) else { continue }
            unused.removeAll(where: used.contains)
        }
        return unused
    }
}

extension RuleCensus {
    /// The same census, of values that contain the programs.
    package func of<Whole>(_ program: @escaping @Sendable (Whole) -> Value) -> RuleCensus<Whole> {
        RuleCensus<Whole>(rules: rules) { [used] in used(program($0)) }
    }

    /// The census of sequential programs.
    @usableFromInline
    package static func programs<Machine>(of machine: Machine.Type) -> Self where Value == Program<Machine> {
        RuleCensus(rules: Machine.rules.map(\.name)) { $0.steps.map(\.rule) }
    }

    /// The census of parallel programs.
    @usableFromInline
    package static func programs<Machine>(of machine: Machine.Type) -> Self
    where Value == ParallelProgram<Machine> {
        RuleCensus(rules: Machine.rules.map(\.name)) { $0.steps.map(\.rule) }
    }
}
