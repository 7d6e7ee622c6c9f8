import Synchronization

/// Shows the progress of a search to another thread, to find where a search hangs.
///
/// A search runs on one thread, and a body that does not return blocks it. Set ``SearchSettings/monitor`` and read
/// ``step`` from another thread: while its number does not grow, the search is blocked.
///
///     let monitor = SearchMonitor()
///     var settings = SearchSettings(cases: 9)
///     settings.monitor = monitor
///     _ = search(Property(.integer(in: 0...9), id: "small") { (number: Int) in number < 10 }, settings)
///     print(monitor.step.caseIndex ?? -1)  // 8
public final class SearchMonitor: Sendable {
    /// The processing of one value by a search.
    public struct Step: Hashable, Sendable {
        /// The number of values started so far, including those of shrinking.
        public internal(set) var number = 0
        /// The index, from 0, of the case being checked or shrunk; nil while the search estimates the number of
        /// cases.
        public internal(set) var caseIndex: Int?
        /// Whether the value is being generated; otherwise the body is checking it.
        public internal(set) var isGenerating = false
        /// The choices that make the value; empty for the value of the case itself, which
        /// ``ChoiceSource/init(seed:caseIndex:of:isRecording:)`` makes.
        public internal(set) var choices: [Choice] = []
    }

    private let state = Mutex(Step())

    /// Makes a monitor for one search.
    public init() {}

    /// The current step of the search, or the last one.
    public var step: Step { state.withLock { $0 } }

    /// Records the index of the case to check or to shrink next.
    func begin(case index: Int) { state.withLock { $0.caseIndex = index } }

    /// Records that a value was generated and is about to be checked.
    func beginChecking(_ choices: [Choice]) {
        state.withLock {
            $0.isGenerating = false
            $0.choices = choices
        }
    }

    fileprivate func beginGenerating() {
        state.withLock {
            $0.number += 1
            $0.isGenerating = true
            $0.choices = []
        }
    }
}

extension Property {
    /// The same property, reporting its steps to a monitor; unchanged without one.
    func watched(by monitor: SearchMonitor?) -> Property {
        guard let monitor else { return self }
        var property = self
        property.generator = Generator { [generator] source throws(Rejection) in
            monitor.beginGenerating()
            let value = try generator.generate(from: &source)
            monitor.beginChecking(source.recording.choices)
            return value
        }
        return property
    }
}
