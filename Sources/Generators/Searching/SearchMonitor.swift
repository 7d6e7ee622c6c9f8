import Synchronization

/// Shows the progress of a search to another thread, to find where a search hangs, and what it has found until then.
///
/// A search runs on one thread, and a body that does not return blocks it. Set ``SearchSettings/monitor`` and read
/// `step` from another thread: while it does not change and is running, the generator or the body is blocked.
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
        package internal(set) var number = 0
        /// The number of times that the body was called so far.
        package internal(set) var checks = 0
        /// The index, from 0, of the case being checked or shrunk; nil while the search estimates the number of
        /// cases.
        public internal(set) var caseIndex: Int?
        /// The number of cases checked before this one, without discarded ones.
        package internal(set) var casesRun = 0
        /// Whether the value is being generated; otherwise the body is checking it, or has checked it.
        public internal(set) var isGenerating = false
        /// Whether the generator or the body is running; otherwise the search decides what to do next.
        public internal(set) var isRunning = false
        /// The choices that make the value; empty for the value of the case itself, which
        /// ``ChoiceSource/init(seed:caseIndex:of:isRecording:)`` makes.
        public internal(set) var choices: [Choice] = []
    }

    /// A failure that the search has found, as far as it is shrunk.
    package struct Finding: Hashable, Sendable {
        /// The failure of the simplest value so far.
        package let failure: Failure
        /// The choices that make this value; see ``ReplayToken``.
        package let choices: [Choice]
        /// The index of the case that failed first, from 0.
        package fileprivate(set) var caseIndex: Int
        /// The number of executions of the body while shrinking.
        package let executions: Int
        /// Whether shrinking has ended.
        package let isShrunk: Bool

        init(_ step: ShrinkStep, caseIndex: Int, isShrunk: Bool = false) {
            (failure, choices, executions) = (step.failure, step.choices, step.executions)
            self.caseIndex = caseIndex
            self.isShrunk = isShrunk
        }
    }

    private let state = Mutex(Step())
    private let onStep: (@Sendable (Step) -> Void)?
    private let found = Mutex<[Finding]>([])

    /// Makes a monitor for one search.
    ///
    /// - Parameter onStep: called with each new step, on the thread of the search; it must not use the monitor.
    public init(onStep: (@Sendable (Step) -> Void)? = nil) { self.onStep = onStep }

    /// The current step of the search, or the last one.
    package var step: Step { state.withLock { $0 } }

    /// The simplest finding of each id so far, in the order of discovery.
    package var findings: [Finding] { found.withLock { $0 } }

    /// Records the simplest value so far of a failure.
    func note(_ finding: Finding) {
        found.withLock { found in
            guard let index = found.firstIndex(where: { $0.failure.id == finding.failure.id }) else {
                return found.append(finding)
            }
            guard !found[index].choices.isSimpler(than: finding.choices) else { return }
            let first = found[index].caseIndex
            found[index] = finding
            found[index].caseIndex = first
        }
    }

    /// Records the index of the case to shrink next.
    func begin(case index: Int) { state.withLock { $0.caseIndex = index } }

    private func update(_ change: (inout Step) -> Void) {
        state.withLock { step in
            change(&step)
            onStep?(step)
        }
    }

    /// Records the choices of the value that is checked next.
    func prepare(_ choices: [Choice]) {
        update {
            $0.isGenerating = false
            $0.choices = choices
        }
    }

    fileprivate func beginGenerating() { update { $0.beginGenerating() } }

    /// Records that the generator is called for a case of a search, and the number of cases checked before.
    func beginGenerating(case index: Int, after casesRun: Int) {
        update {
            $0.caseIndex = index
            $0.casesRun = casesRun
            $0.beginGenerating()
        }
    }

    /// Records that the generator has returned, and the choices of its value.
    fileprivate func endGenerating(_ choices: [Choice]) {
        update {
            $0.isGenerating = false
            $0.isRunning = false
            $0.choices = choices
        }
    }

    private func beginChecking() { update { $0.beginChecking() } }

    /// Records that the generator has returned, the choices of its value, and that the body is called: in one step, because
    /// a search takes it in every case.
    func beginChecking(_ choices: [Choice]) {
        update {
            $0.isGenerating = false
            $0.choices = choices
            $0.beginChecking()
        }
    }

    /// Runs work that is no search, as the check of one value.
    package func checking<Outcome>(_ work: () throws -> Outcome) rethrows -> Outcome {
        beginChecking()
        defer { end() }
        return try work()
    }

    /// Records that the generator or the body has returned.
    func end() { update { $0.isRunning = false } }
}

extension SearchMonitor.Step {
    fileprivate mutating func beginGenerating() {
        number += 1
        isGenerating = true
        isRunning = true
        choices = []
    }

    fileprivate mutating func beginChecking() {
        checks += 1
        isRunning = true
    }
}

extension Property {
    /// The same property, reporting its steps to a monitor; unchanged without one.
    package func watched(by monitor: SearchMonitor?) -> Property {
        guard let monitor else { return self }
        var property = self
        property.generator = Generator { [generator] source throws(Rejection) in
            monitor.beginGenerating()
            do throws(Rejection) {
                let value = try generator.generate(from: &source)
                monitor.endGenerating(source.choices)
                return value
            } catch {
                monitor.end()
                throw error
            }
        }
        return property.wrapped(monitor.checking)
    }
}
