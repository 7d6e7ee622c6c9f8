import Generators
import Verification

/// What one fuzzer runs: a property of the values that a generator makes of bytes, whatever their type.
public struct FuzzSubject: Sendable {
    /// The name, such as `bar-published`: of a target and, if that is about bars, of a bar.
    public let name: String

    /// The failures of the value that a source makes; none if it makes no value.
    ///
    /// - Complexity: that of generating and checking one value.
    public let failures: @Sendable (inout ChoiceSource) -> [Failure]

    /// The identifiers of the failures that there may be, each with the number of cases in which it is judged once; none
    /// if they are not known.
    package private(set) var shares: [String: Int] = [:]

    /// Makes what changes inputs and checks them.
    package let mutator: @Sendable () -> ChoiceMutator

    /// The choices of the value that a source makes; nil if it makes none.
    ///
    /// Nothing is checked.
    public let choices: @Sendable (ChoiceSource) -> [Choice]?

    /// Shrinks the failures of the value that bytes make, within the limits of settings.
    ///
    /// Failures whose identifiers are among the known ones of the settings are left out.
    package let shrink: @Sendable (_ input: [UInt8], SearchSettings) -> [FuzzFinding]

    /// Shrinks the choices of the value that bytes make, as long as a function says that their bytes still fail.
    ///
    /// Nothing is checked in this process. The result is nil if the bytes make no value.
    package let shrinkWhile:
        @Sendable (_ input: [UInt8], SearchSettings, _ stillFails: @escaping ([UInt8]) -> Bool)
            -> (choices: [Choice], ending: ShrinkEnding)?

    /// The text of the scenario file of the value that bytes make, with comments; nil if there is none.
    ///
    /// Nothing is checked.
    package let scenario: @Sendable (_ input: [UInt8], _ comments: [String]) -> String?

    /// The case of a bar that bytes make, which returns nil if they make none; nil if this is not about a bar.
    ///
    /// Nothing is checked.
    package let reproducible: (@Sendable (_ input: [UInt8]) -> ReproducibleCase?)?

    /// Makes a subject of a property.
    ///
    /// - Parameters:
    ///   - name: the name.
    ///   - property: the property.
    ///   - finding: the finding of a counterexample; nil if it is none after all.
    package init<Value>(
        _ name: String, _ property: Property<Value>,
        finding: @escaping @Sendable (Counterexample<Value>) -> FuzzFinding?
    ) {
        self.init(name, property, finding: finding, scenario: { _, _ in nil }, reproducible: nil)
    }

    private init<Value>(
        _ name: String, _ property: Property<Value>,
        finding: @escaping @Sendable (Counterexample<Value>) -> FuzzFinding?,
        scenario: @escaping @Sendable (Value, _ comments: [String]) -> String?,
        reproducible: (@Sendable (Value) -> ReproducibleCase?)?
    ) {
        self.name = name
        failures = { property.failures(of: &$0) }
        mutator = { ChoiceMutator(of: property) }
        choices = { property.generator.choices(of: $0) }
        shrink = { input, settings in
            property.shrink(ChoiceSource(bytes: input), settings).compactMap(finding)
        }
        shrinkWhile = { input, settings, stillFails in
            property.generator.shrink(ChoiceSource(bytes: input), settings) { stillFails($0.bytes) }
        }
        let value: @Sendable ([UInt8]) -> Value? = { input in
            var source = ChoiceSource(bytes: input)
            return try? property.generator.generate(from: &source)
        }
        self.scenario = { input, comments in value(input).flatMap { scenario($0, comments) } }
        self.reproducible = reproducible.map { reproducible in
            { @Sendable input in value(input).flatMap { reproducible($0) } }
        }
    }

    /// Makes a subject of a property whose findings are inputs.
    ///
    /// - Parameter text: describes a counterexample, whose failure is told besides.
    init<Value>(
        _ name: String, _ property: Property<Value>,
        text: @escaping @Sendable (Counterexample<Value>) -> String
    ) {
        self.init(name, property) { counterexample in
            let (failure, choices) = (counterexample.failure, counterexample.choices)
            let text = ["\(name) breaks \(failure.id): \(failure.message)", text(counterexample)]
            let item = InputFile.Item(choices.bytes, comments: text)
            return FuzzFinding(
                id: failure.id, choices: choices, text: text.joined(separator: "\n\n"),
                file: InputFile(of: name, [item]).text, fileExtension: InputFile.fileExtension)
        }
    }

    /// Makes a subject of a bar: its cases have to keep every invariant of a verifier.
    init<Case: BarCase>(_ name: String, _ verifier: Verifier<Case>) {
        let (definition, invariants) = (verifier.definition, verifier.invariants)
        self.init(
            name, verifier.property,
            finding: { counterexample in
                FoundCounterexample(counterexample, on: definition, invariants: invariants).map {
                    FuzzFinding(
                        id: $0.counterexample.invariant.id, choices: counterexample.choices,
                        text: $0.counterexample.text, file: $0.counterexample.file.text,
                        fileExtension: "scenario")
                }
            },
            scenario: { ScenarioFile($0.session, bar: definition.name, comments: $1).text },
            reproducible: { ReproducibleCase($0, on: definition, invariants: invariants) })
        for invariant in verifier.applicable { shares[invariant.id] = invariant.judgedOncePer }
    }
}
