import Generators

/// What changes inputs and checks them, of whatever type their values are.
package protocol FuzzedInputs {
    /// The failures of the value that an input makes; none if it makes no value.
    func failures(of input: [UInt8]) -> [Failure]

    /// Mutates an input, as `ChoiceMutator/mutate(_:upTo:seed:)` does.
    mutating func mutate(_ input: [UInt8], upTo limit: Int, seed: UInt64) -> [UInt8]

    /// Makes the input of a random case, as `ChoiceMutator/random(upTo:seed:)` does.
    mutating func random(upTo limit: Int, seed: UInt64) -> [UInt8]

    /// Splices two inputs, as `ChoiceMutator/splice(_:into:upTo:seed:)` does.
    mutating func splice(_ other: [UInt8], into input: [UInt8], upTo limit: Int, seed: UInt64) -> [UInt8]
}

/// The inputs of one property.
///
/// A mutation has to generate its value, so checking its result does not generate it again.
struct FuzzedCases<Value>: FuzzedInputs {
    private let property: Property<Value>
    private var mutator: ChoiceMutator<Value>

    init(of property: Property<Value>) {
        self.property = property
        mutator = ChoiceMutator(of: property.generator)
    }

    func failures(of input: [UInt8]) -> [Failure] {
        mutator.value(of: input).map { property.failures(of: $0) } ?? []
    }

    mutating func mutate(_ input: [UInt8], upTo limit: Int, seed: UInt64) -> [UInt8] {
        mutator.mutate(input, upTo: limit, seed: seed)
    }

    mutating func random(upTo limit: Int, seed: UInt64) -> [UInt8] { mutator.random(upTo: limit, seed: seed) }

    mutating func splice(_ other: [UInt8], into input: [UInt8], upTo limit: Int, seed: UInt64) -> [UInt8] {
        mutator.splice(other, into: input, upTo: limit, seed: seed)
    }
}
