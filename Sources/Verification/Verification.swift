// Verification: test cases of the bar, and the search for violations.
//
// Four layers; each depends only on those before it:
//
// 1. Cases/      scenarios and sessions; their text form (Text/); their generators (Generation/); the rows of recordings
//                (Recordings/)
// 2. Runs/       a run as a value that advances by one event; its steps, history and trace; the player of sessions; what
//                is written when a bar traps (Traps/)
// 3. Catalogue/  the invariants (Invariants/): step predicates, temporal formulas, relations (Relations/); the oracle
//                that judges a run by them
// 4. Search/     the verifier, which searches random cases and shrinks; the explorer of bounded models (Exploring/); the
//                mutants (Mutants/); counterexamples and their reports (Reports/); the check of recordings (Recordings/)
//
// The bar lives in AirBarModel, the engine in Generators, and the laws of motion in MotionLaws. The module imports neither
// Testing nor Foundation: BarTesting connects it to Swift Testing, and airbar reads and writes files.
