import Dispatch

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What a thread prepares for the case that it traps.
struct TrapRecord {
    /// The number of the thread's job.
    var job: Int
    /// A line of text, with its end.
    let line: UnsafeMutableBufferPointer<UInt8>
}

/// Handlers of the signals of a trap, which tell what the trapping thread was doing, and then let the process end.
///
/// A handler may call only a few functions, none of which allocates. So it writes the line that the thread has prepared,
/// and another thread, which runs ordinary code, writes the rest. The handler waits for that thread for ten seconds at
/// most, because the trap may have happened in the allocator.
package enum TrapSignals {
    /// The signals of traps, of invalid accesses and of `abort`.
    package static let numbers = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]

    /// Handles the signals from now on.
    ///
    /// - Parameter explain: called in another thread, with the number of the job that trapped.
    static func handle(_ explain: @escaping @Sendable (_ job: Int) -> Void) {
        var key = pthread_key_t()
        guard pthread_key_create(&key, nil) == 0 else { return }
        recordKey = key
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return }
        (requests.from, requests.to) = (ends[0], ends[1])
        guard pipe(&ends) == 0 else { return }
        (answers.from, answers.to) = (ends[0], ends[1])
        DispatchQueue(label: "traps").async {
            var job = 0
            while read(requests.from, &job, MemoryLayout<Int>.size) == MemoryLayout<Int>.size {
                explain(job)
                write(answers.to, &job, 1)
            }
        }
        let previous = UnsafeMutablePointer<sigaction>.allocate(capacity: Int(numbers.max() ?? 0) + 1)
        previousActions = previous
        for number in numbers {
            var action = sigaction()
            #if canImport(Darwin)
                action.__sigaction_u.__sa_handler = handleTrap
            #elseif canImport(Musl)
                action.__sa_handler.sa_handler = handleTrap
            #else
                action.__sigaction_handler.sa_handler = handleTrap
            #endif
            // A stack that is full has no room for the handler.
            action.sa_flags = .init(SA_ONSTACK)
            sigaction(number, &action, previous + Int(number))
        }
    }

    /// The record of this thread.
    static var record: UnsafeMutablePointer<TrapRecord>? {
        get { recordKey.flatMap { pthread_getspecific($0) }?.assumingMemoryBound(to: TrapRecord.self) }
        set { if let recordKey { pthread_setspecific(recordKey, newValue) } }
    }

    /// Runs work with a record, or with none.
    static func with<Result>(_ record: UnsafeMutablePointer<TrapRecord>?, _ work: () -> Result) -> Result {
        let outer = Self.record
        Self.record = record
        defer { Self.record = outer }
        return work()
    }

    /// Runs work in a thread that has a second stack for handlers.
    static func withSecondStack<Result>(_ work: () -> Result) -> Result {
        var current = stack_t()
        sigaltstack(nil, &current)
        guard current.ss_flags & .init(SS_DISABLE) != 0 else { return work() }
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 << 10, alignment: 16)
        defer { memory.deallocate() }
        var second = stack_t()
        second.ss_sp = memory.baseAddress
        second.ss_size = .init(memory.count)
        sigaltstack(&second, nil)
        defer { sigaltstack(&current, nil) }
        return work()
    }

    /// Writes a text on standard error.
    static func complain(_ text: String) {
        let bytes = Array(text.utf8)
        write(STDERR_FILENO, bytes, bytes.count)
    }
}

/// Lets the thread's record be explained, and then the trap happen again, for the handler before.
private func handleTrap(_ number: Int32) {
    if let record = TrapSignals.record {
        // A trap while this one is handled is explained no more.
        TrapSignals.record = nil
        write(STDERR_FILENO, record.pointee.line.baseAddress, record.pointee.line.count)
        write(requests.to, &record.pointee.job, MemoryLayout<Int>.size)
        var answer = pollfd(fd: answers.from, events: Int16(POLLIN), revents: 0)
        poll(&answer, 1, 10_000)
    }
    if let previousActions { sigaction(number, previousActions + Int(number), nil) }
}

// All of these are initialized before a handler is installed, because a handler may not do it.

private nonisolated(unsafe) var recordKey: pthread_key_t?
private nonisolated(unsafe) var requests: (from: Int32, to: Int32) = (-1, -1)
private nonisolated(unsafe) var answers: (from: Int32, to: Int32) = (-1, -1)
private nonisolated(unsafe) var previousActions: UnsafeMutablePointer<sigaction>?
