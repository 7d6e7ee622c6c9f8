// The integration of the engine with Swift Testing.
//
// What lives here: `check`, its trait and its environment variables, the conversion of issues to failures and of
// reports to issues, and the threads and the watchdog that run the bodies of properties.
//
// What does not live here: generators, the search and shrinking (`Generators`), and bars and their invariants
// (`Verification`). This is the only library that imports `Testing`, so only test targets can use it.
