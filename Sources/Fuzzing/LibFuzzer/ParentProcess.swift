#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The process that started this one to fuzz for it.
package enum ParentProcess {
    /// The environment variable with its identifier.
    package static let variable = "AIRBAR_FUZZ_PARENT"

    /// The variable and its value for a process that this one starts.
    package static var own: [String: String] { [variable: String(getpid())] }

    /// From now on this process ends when that one does, even if it was killed; nothing if the environment names none.
    ///
    /// A thread asks, because an input may take for ever.
    package static func endWithIt() {
        guard let text = getenv(variable), let parent = Int32(String(cString: text)) else { return }
        // A fuzzer that merges starts others, through a shell.
        unsetenv(variable)
        let context = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
        context.initialize(to: parent)
        #if canImport(Darwin)
            var thread: pthread_t?
        #else
            var thread = pthread_t()
        #endif
        pthread_create(&thread, nil, watchParent, context)
    }
}

/// Ends the process once it has another parent.
private func watchParent(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let parent = context?.load(as: Int32.self) else { return nil }
    while getppid() == parent { usleep(200_000) }
    _exit(2)
}
