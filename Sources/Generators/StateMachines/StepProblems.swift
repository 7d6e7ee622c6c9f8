/// What is wrong with the steps of a program.
@usableFromInline
struct StepProblems: Sendable {
    /// The failures, in the order in which they were found.
    @usableFromInline private(set) var found: [Failure] = []
    private var rejection: Rejection?

    @usableFromInline init() {}

    /// Whether nothing is wrong, and nothing rejects the program.
    @usableFromInline var isEmpty: Bool { found.isEmpty && rejection == nil }

    /// Notes a failure.
    @usableFromInline
    mutating func note(_ failure: Failure) { found.append(failure) }

    /// Notes an error that was thrown at a place.
    ///
    /// The id of its failure is the name of its type, after a prefix.
    @usableFromInline
    mutating func note(_ error: any Error, id prefix: String = "", _ place: String) {
        switch error {
        case let error as Rejection: rejection = rejection ?? error
        // The error tells that the search was cancelled, and nothing about the system.
        case is CancellationError where Task.isCancelled: rejection = Rejection("the search was cancelled")
        default: note(Failure(id: "\(prefix)\(type(of: error))", message: "\(place): \(error)"))
        }
    }

    /// The failures of the program.
    ///
    /// A failure counts although something else rejects the program: a rejected program must be torn down too.
    ///
    /// - Throws: ``Rejection`` if a step or the teardown rejects, and nothing failed.
    @usableFromInline
    func failures() throws(Rejection) -> [Failure] {
        if found.isEmpty, let rejection { throw rejection }
        return found
    }
}
