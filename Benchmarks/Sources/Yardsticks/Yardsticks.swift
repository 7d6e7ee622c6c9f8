// The measurement of the engine.
//
// What lives here: the public shrinking challenge, further rows and state machines with known minima, the figures of
// Hypothesis for them, false properties that random cases should break, and the workloads that time generating, checking
// and shrinking.
//
// What does not live here: the engine itself (`Generators`), and the command that runs the benchmarks, with those of
// bars, and prints the results (`scripts/bench`).
