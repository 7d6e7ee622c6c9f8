import Generators

/// The values of a generator for the seeds 0, 1, 2 …, without rejections.
package func samples<Value>(of generator: Generator<Value>, count: UInt64 = 2_000) -> [Value] {
    (0..<count).compactMap { seed in
        var source = ChoiceSource(seed: seed)
        return try? generator.generate(from: &source)
    }
}
