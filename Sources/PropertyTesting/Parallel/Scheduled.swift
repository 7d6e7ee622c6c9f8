import Generators

/// A value, and the order in which the tasks of the body go on that checks it.
struct Scheduled<Value> {
    let value: Value
    let order: TaskOrder

    /// Values of a generator, each with an order.
    static func generator(_ values: Generator<Value>) -> Generator<Scheduled> {
        zip(values, TaskOrder.generator.named("order of tasks")).map { Scheduled(value: $0, order: $1) }
    }

    /// The census of scheduled programs.
    static func census(_ census: RuleCensus<Value>) -> RuleCensus<Scheduled> {
        census.of { $0.value }
    }
}

extension Scheduled: Sendable where Value: Sendable {}

extension Scheduled: CustomStringConvertible {
    /// The value, and in a line of its own the order, if it is not that of arrival.
    var description: String {
        let value = String(inIssue: value)
        return order == .arrival ? value : "\(value)\norder of tasks: \(order)"
    }
}
