#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Ends a child process when its parent ends, even if that was killed and this one hangs.
package enum ParentWatch {
    /// Begins to watch, in a thread that needs no lock, so that the process can still be copied.
    ///
    /// - Parameter parent: the identifier of the parent, from before it made the child, because it may have ended since.
    package static func begin(_ parent: pid_t) {
        let context = UnsafeMutablePointer<pid_t>.allocate(capacity: 1)
        context.initialize(to: parent)
        #if canImport(Darwin)
            var thread: pthread_t?
        #else
            var thread = pthread_t()
        #endif
        // All signals stay with the thread that runs the body.
        var (all, before) = (sigset_t(), sigset_t())
        sigfillset(&all)
        pthread_sigmask(SIG_SETMASK, &all, &before)
        pthread_create(&thread, nil, watch, context)
        pthread_sigmask(SIG_SETMASK, &before, nil)
    }
}

/// Ends the process once it has another parent.
private func watch(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let parent = context?.load(as: pid_t.self) else { return nil }
    while getppid() == parent { usleep(100_000) }
    _exit(2)
}
