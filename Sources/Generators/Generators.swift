// The property-based testing engine.
//
// What lives here:
//
// - Choices: choices, spans, and the sources of choices (random bits, recorded choices, fuzzer bytes, enumeration).
// - Generating: the generators of numbers, strings, collections and recursive values; in Texts those of patterns and
//   addresses, in Calendar of dates and times, in Arbitrary the default generators of types, in Decoding those of types
//   that can be decoded, in Functions of functions.
// - StateMachines: models with actions and preconditions, and the programs generated from them.
// - Searching: properties, the search for counterexamples, its settings, its report and its health checks; targeted
//   search, by climbing hills.
// - Shrinking: rounds of stages of passes; in Candidates what a pass can propose, in Passes the passes.
// - Mutating: changes to earlier cases, for targeted search and for fuzzers.
// - Enumerating, Observing, Explaining: exhaustive enumeration, labels and coverage requirements, and the explanation
//   of counterexamples.
// - Replaying: replay tokens.
//
// What does not live here: bars, scroll views and their invariants (`Verification`), the integration with Swift
// Testing (`PropertyTesting`), and the measurement of the engine (`Benchmarks`). This module imports neither
// Foundation nor another module of the package.
