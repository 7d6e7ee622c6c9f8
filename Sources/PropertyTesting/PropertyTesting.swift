// The integration of the engine with Swift Testing.
//
// What lives here: `check` for values and for bars, its trait and its environment variables, the conversion of issues to
// failures and of reports to issues, the files of saved failures, and the threads and the watchdog of searches.
//
// What does not live here: generators, the search and shrinking (`Generators`), and the invariants of bars and the
// search for violations (`Verification`). This is the only library that imports `Testing`, so only test targets can use it.
