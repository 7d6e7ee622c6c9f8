/// A model of something that is used step by step: what can be done to it when, and what ought to happen then.
///
/// The model decides which actions a ``Program`` is made of; the system that it models is driven beside it, and has
/// to answer as the model does:
///
///     struct Counter: StateMachine {
///         enum Action { case increment, decrement }
///         var count = 0
///
///         static let rules = [
///             ActionRule<Counter>("increment", .increment),
///             ActionRule("decrement", precondition: { $0.count > 0 }, .decrement),
///         ]
///
///         mutating func perform(_ action: Action) -> Int {
///             switch action {
///             case .increment: count += 1
///             case .decrement: count -= 1
///             }
///             return count
///         }
///     }
///
///     struct Odometer {  // has one digit only
///         var digit = 0
///         mutating func turn(by step: Int) -> Int {
///             digit = (digit + step) % 10
///             return digit
///         }
///     }
///
///     let agrees = Property(Counter.self, system: { Odometer() }) { odometer, action in
///         odometer.turn(by: action == .increment ? 1 : -1)
///     }
///     print(search(agrees).counterexamples[0].failure.message)  // step 10, increment: expected 10, was 0
///
/// A machine that is its own system needs no other: see ``Property/init(_:steps:id:holds:)``.
public protocol StateMachine: Sendable {
    /// One thing that can be done.
    associatedtype Action: Sendable
    /// What doing it answers; nothing, for a machine that is only looked at.
    associatedtype Response = Void

    /// The model before the first step.
    init()

    /// What can be done, the simplest first.
    static var rules: [ActionRule<Self>] { get }

    /// Does to the model what an action does, and answers what the system ought to answer.
    ///
    /// Only called where the precondition of the action's rule holds.
    mutating func perform(_ action: Action) -> Response
}
