import Foundation

/// Ends a process when the one ends that started it, even if that was killed and this one hangs.
package enum ParentWatch {
    private static let variable = "PROCESSES_PARENT"

    /// The environment variable, and its value, by which a process that this one starts knows it.
    package static var environment: [String: String] { [variable: String(getpid())] }

    /// From now on this process ends with the one that started it to end with it; nothing if none did.
    package static func begin() {
        guard let text = getenv(variable), let parent = pid_t(String(cString: text)) else { return }
        // Processes that this one starts have another parent.
        unsetenv(variable)
        watched = parent
        #if canImport(Darwin)
            var thread: pthread_t?
        #else
            var thread = pthread_t()
        #endif
        // The handlers of signals are for the threads that work; a thread has the mask of the one that makes it.
        var (all, before) = (sigset_t(), sigset_t())
        sigfillset(&all)
        pthread_sigmask(SIG_SETMASK, &all, &before)
        // Not a Foundation thread: it allocates, so that malloc reserves 64 MiB of address space for it.
        pthread_create(&thread, nil, watch, nil)
        pthread_sigmask(SIG_SETMASK, &before, nil)
    }

    /// The process whose end this one waits for; written once, before the thread that reads it is made.
    fileprivate nonisolated(unsafe) static var watched: pid_t = 0
}

/// Ends the process once it has another parent.
private func watch(_: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    while getppid() == ParentWatch.watched { usleep(100_000) }
    _exit(2)
}
