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
        Thread.detachNewThread {
            // The handlers of signals are for the threads that work.
            var all = sigset_t()
            sigfillset(&all)
            pthread_sigmask(SIG_SETMASK, &all, nil)
            while getppid() == parent { usleep(100_000) }
            _exit(2)
        }
    }
}
