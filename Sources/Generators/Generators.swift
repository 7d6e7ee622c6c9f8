// The property-based testing engine.
//
// What lives here:
//
// - Choices: choices, spans, and the sources of choices (random bits, recorded choices, fuzzer bytes, enumeration).
// - Generating: the generators of integers, floating-point numbers, strings, collections and recursive values.
// - StateMachines: models with actions and preconditions, and the programs generated from them.
// - Searching: properties, the search for counterexamples, its settings, its report and its health checks.
// - Shrinking: the shrinker and its passes.
// - Mutating: changes to earlier cases, for targeted search and for fuzzers.
// - Enumerating, Targeting, Observing, Explaining: exhaustive enumeration, targeted search, labels and coverage
//   requirements, and the explanation of counterexamples.
// - Replaying: replay tokens.
//
// What does not live here: bars, scroll views and their invariants (`Verification`), the integration with Swift
// Testing (`PropertyTesting`), and the measurement of the engine (`Benchmarks`). This module imports neither
// Foundation nor another module of the package.
