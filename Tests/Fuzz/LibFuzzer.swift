#if FUZZING
    import Glibc
    import Verification

    /// Set once, by libFuzzer's only thread, before the first input.
    nonisolated(unsafe) private var target: BarTarget?

    @c(LLVMFuzzerInitialize)
    func initialize(
        _ count: UnsafeMutablePointer<CInt>,
        _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>
    ) -> CInt {
        restartForReproducibility(arguments.pointee)
        letLibFuzzerSeeCrashes()
        do {
            target = try BarTarget(
                (0..<Int(count.pointee)).compactMap { arguments.pointee[$0].map { String(cString: $0) } })
        } catch {
            say("Fuzz: \(error)")
            exit(2)
        }
        return 0
    }

    @c(LLVMFuzzerTestOneInput)
    func testOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
        let bytes = [UInt8](UnsafeBufferPointer(start: data, count: size))
        if let counterexample = target?.counterexample(bytes) {
            say(counterexample.text)
            say("\(FindingLine(counterexample))")
            abort()
        }
        return 0
    }

    /// Starts the process anew, once, in an environment that makes runs comparable and crashes visible.
    ///
    /// Hash seeds would differ from process to process, so that a crash might not come again; and Swift's backtracer
    /// would take the signals that libFuzzer has to see.
    private func restartForReproducibility(_ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) {
        guard getenv("SWIFT_DETERMINISTIC_HASHING") == nil else { return }
        setenv("SWIFT_DETERMINISTIC_HASHING", "1", 1)
        setenv("SWIFT_BACKTRACE", "enable=no", 1)
        execv("/proc/self/exe", arguments)
        say("Fuzz: cannot restart: \(String(cString: strerror(errno)))")
        exit(2)
    }

    /// Gives crash signals back to the system on a stack of their own, so that libFuzzer takes them over.
    ///
    /// Without this a trap leaves no crash file, and neither does a stack overflow.
    private func letLibFuzzerSeeCrashes() {
        let size = 64 * 1024
        var stack = stack_t(ss_sp: malloc(size), ss_flags: 0, ss_size: size)
        sigaltstack(&stack, nil)
        for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT] {
            var action = sigaction()
            action.__sigaction_handler.sa_handler = SIG_DFL
            action.sa_flags = SA_ONSTACK
            sigaction(number, &action, nil)
        }
    }

    private func say(_ text: String) {
        let line = text + "\n"
        _ = line.withCString { write(STDERR_FILENO, $0, strlen($0)) }
    }
#endif
