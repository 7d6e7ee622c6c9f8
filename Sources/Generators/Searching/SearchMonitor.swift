import Synchronization

/// Shows another thread what a search is doing, so that one which never ends can be told where it is stuck.
///
/// A search runs on one thread from beginning to end, and a body that does not return takes the search with it.
/// Hand a monitor to the search with ``SearchSettings/monitor`` and look at ``step`` from elsewhere: where its
/// number does not grow, nothing moves.
///
///     let monitor = SearchMonitor()
///     var settings = SearchSettings(cases: 9)
///     settings.monitor = monitor
///     _ = search(Property(.integer(in: 0...9), id: "small") { (number: Int) in number < 10 }, settings)
///     print(monitor.step.caseIndex ?? -1)  // 8
public final class SearchMonitor: Sendable {
    /// What a search does with one value.
    public struct Step: Hashable, Sendable {
        /// How many values were begun so far, those of shrinking included.
        public internal(set) var number = 0
        /// The index of the case, from 0; of the one that is being shrunk where that goes on; nothing before the first,
        /// while the search finds out how many cases there are.
        public internal(set) var caseIndex: Int?
        /// Whether the value is still being generated; if not, the body is checking it.
        public internal(set) var isGenerating = false
        /// The choices that make the value; empty if it is the value of the case itself, which
        /// ``ChoiceSource/init(seed:caseIndex:of:isRecording:)`` makes.
        public internal(set) var choices: [Choice] = []
    }

    private let state = Mutex(Step())

    /// Makes a monitor, for one search.
    public init() {}

    /// What the search does at this moment, or did last.
    public var step: Step { state.withLock { $0 } }

    /// Notes which case comes next, or is going to be shrunk.
    func begin(case index: Int) { state.withLock { $0.caseIndex = index } }

    /// Notes that a value is there and going to be checked.
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
    /// The same property, seen by a monitor; without one, the property as it is.
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
