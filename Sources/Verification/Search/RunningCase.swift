import AirBarModel

/// The case that a search is inside, as seen by another thread.
package struct RunningCase: Sendable {
    private let definition: BarDefinition

    /// The name of the bar.
    package var bar: String { definition.name }

    /// The seed of the search.
    package let seed: UInt64

    /// The index, from 0, of the case that is checked or shrunk.
    package let index: Int

    /// The case as a scenario file; nil while it is generated.
    package let file: ScenarioFile?

    /// The token that runs the case again; nil while it is generated.
    package let token: CounterexampleToken?

    init(
        on definition: BarDefinition, seed: UInt64, index: Int, file: ScenarioFile?,
        token: CounterexampleToken?
    ) {
        self.definition = definition
        self.seed = seed
        self.index = index
        self.file = file
        self.token = token
    }

    /// The case as a failure that says that it does not end.
    package var text: String { text("does not end") }

    /// The case as a failure.
    ///
    /// - Parameter verb: what the case does.
    func text(_ verb: String) -> String {
        """
        \(bar): a case \(verb), case \(index) of seed \(seed)\(file == nil ? ", while it is generated" : "")
        """ + (file.map { "\n\n\($0.text)" } ?? "")
            + (token.map { "\n\($0.instruction(on: definition))" } ?? "")
    }
}
