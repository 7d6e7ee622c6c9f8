/// A model of a stateful system: the actions, their preconditions, and the expected responses.
///
/// The model determines which actions form a ``Program``. A program runs on the model and on the system, and their
/// responses are compared:
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
/// To check an invariant of the machine itself, see ``Property/init(_:steps:id:holds:)``. A machine is a value: a copy
/// of it does not change when it performs an action.
public protocol StateMachine: Sendable {
    /// One action, with its arguments.
    associatedtype Action: Sendable
    /// The response to an action; `Void` for a machine of which only the state is checked.
    associatedtype Response = Void

    /// Makes the model before the first step, unless ``initialStates`` are given.
    init()

    /// The models before the first step, one for each program; by default `init()` alone.
    ///
    /// An initial state is shrunk and replayed with the steps, and is printed before them if it was drawn. This one is
    /// a bounded queue:
    ///
    ///     struct Queue: StateMachine {
    ///         enum Action { case put, take }
    ///         var capacity = 1
    ///         var count = 0
    ///
    ///         static let initialStates = Generator<Int>.integer(in: 1...50).map { Queue(capacity: $0) }
    ///
    ///         static let rules = [
    ///             ActionRule<Queue>("put", precondition: { $0.count < $0.capacity }, .put),
    ///             ActionRule("take", precondition: { $0.count > 0 }, .take),
    ///         ]
    ///
    ///         mutating func perform(_ action: Action) -> Int {
    ///             count += action == .put ? 1 : -1
    ///             return count
    ///         }
    ///     }
    ///
    ///     let few = Property(Queue.self, id: "fewer than 3") { $0.count < 3 }
    ///     print(search(few).counterexamples[0].value)
    ///     // initial state: Queue(capacity: 3, count: 0)
    ///     // 1. put
    ///     // 2. put
    ///     // 3. put
    static var initialStates: Generator<Self> { get }

    /// The rules of all actions, the simplest first.
    static var rules: [ActionRule<Self>] { get }

    /// Performs an action on the model, and returns the expected response.
    ///
    /// Called only if the precondition of the action's rule holds.
    mutating func perform(_ action: Action) -> Response

    /// Whether an action that was drawn for another state is allowed in this one; by default, every action is.
    ///
    /// Asked in addition to the precondition of its rule, for a parallel program only: there other steps may take effect
    /// between the draw and the action. It is needed where an action names something that may be gone by then, such as
    /// `.close(file 1)`.
    func allows(_ action: Action) -> Bool
}

extension StateMachine {
    /// The state that `init()` makes, without a draw.
    public static var initialStates: Generator<Self> { Generator { _ throws(Rejection) in Self() } }

    /// Every action is allowed.
    public func allows(_ action: Action) -> Bool { true }
}
