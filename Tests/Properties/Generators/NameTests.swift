import Generators
import Observation
import Testing

/// The macro's expansion names the module Observation, so no library that a file imports may have a type of that name.
@Observable
private final class Counter {
    var count = 0
}

@Test func `a class beside the library can be observable`() {
    let counter = Counter()
    counter.count = 1
    #expect(counter.count == 1)
}
