import Generators

/// A value, and the order in which the tasks of the body go on that checks it.
struct Scheduled<Value> {
    let value: Value
    let order: TaskOrder

    /// Values of a generator, each with an order.
    static func generator(_ values: Generator<Value>) -> Generator<Scheduled> {
        Generator<Scheduled> { source throws(Rejection) in
            let value = try values.generate(from: &source)
            return Scheduled(
                value: value, order: try source.draw(TaskOrder.generator, label: "order of tasks"))
        }
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
