// The integration of the engine with Swift Testing.
//
// What lives here: `check` for values and for programs of steps, its trait and its environment variables, the conversion
// of issues to failures and of reports to issues, the files of saved failures, and the threads and the watchdog of searches.
//
// What does not live here: generators, the search and shrinking (`Generators`), and `check` for bars (`BarTesting`). These
// two are the only libraries that import `Testing`, so only test targets can use them.
