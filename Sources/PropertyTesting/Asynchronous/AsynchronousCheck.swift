import Generators
import Testing

/// One call of `check` with an asynchronous body.
struct AsynchronousCheck<Value> {
    let generator: Generator<Value>
    let tasks: TaskScheduling
    let arguments: PropertySettings
    /// A replay token of the only value to check; nil to search.
    let token: String?
    /// The tokens of earlier failures; nil if none are saved.
    let saved: SavedTokens?
    /// The values to check first, whose tasks go on as they arrive.
    var examples: @Sendable () -> [Value] = { [] }
    let sourceLocation: SourceLocation

    private let executor = ThreadExecutor()

    init(
        _ generator: Generator<Value>, tasks: TaskScheduling, arguments: PropertySettings, token: String?,
        saved: SavedTokens?, examples: @escaping @Sendable () -> [Value] = { [] },
        sourceLocation: SourceLocation
    ) {
        (self.generator, self.tasks, self.arguments) = (generator, tasks, arguments)
        (self.token, self.saved, self.examples) = (token, saved, examples)
        self.sourceLocation = sourceLocation
    }

    /// Runs the check with a body, given a value, and records an issue if it fails.
    ///
    /// - Parameter census: the rules to count, if the values are programs.
    func run(
        counting census: RuleCensus<Value>? = nil,
        _ body: @escaping @Sendable (Value) async throws -> [Failure]
    ) async where Value: Sendable {
        let check = { @Sendable [executor] (value: Value) in
            try waiting(on: executor) { try await body(value) }
        }
        switch tasks {
        case .inOrder:
            let property = Property(generator, check)
            await run(census.map { property.counting($0) } ?? property, examples)
        case .inAnyOrder:
            let property = Property(Scheduled.generator(generator)) { [executor] scheduled in
                executor.follow(scheduled.order)
                return try check(scheduled.value)
            }
            await run(census.map { property.counting(Scheduled.census($0)) } ?? property) { [examples] in
                examples().map { Scheduled(value: $0, order: .arrival) }
            }
        }
    }

    private func run<Checked>(
        _ property: Property<Checked>, _ examples: @escaping @Sendable () -> [Checked]
    ) async {
        await PropertyCheck(
            property: property, arguments: arguments, token: token, saved: saved, examples: examples,
            isSuspended: { [executor] in executor.isIdle }, sourceLocation: sourceLocation
        ).run()
    }
}
