#if FUZZING
    import Glibc
    import Verification

    /// Set once, by libFuzzer's only thread, before the first input.
    nonisolated(unsafe) private var target: BarTarget?

    /// The main function of the program, by the name that the build gives it; it sets the bars of the fuzz target.
    @_silgen_name("nameBars")
    private func nameBars(
        _ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    ) -> CInt

    @c(LLVMFuzzerInitialize)
    func initialize(
        _ count: UnsafeMutablePointer<CInt>,
        _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>
    ) -> CInt {
        restartForReproducibility(arguments.pointee)
        restoreCrashSignals()
        _ = nameBars(count.pointee, arguments.pointee)
        do {
            let words = (0..<Int(count.pointee)).dropFirst().compactMap {
                arguments.pointee[$0].map { String(cString: $0) }
            }
            target = BarTarget(try FuzzOptions(words, flags: FuzzOptions.flags, on: FuzzTarget.bars))
        } catch {
            writeError("Fuzz: \(error)")
            exit(2)
        }
        return 0
    }

    @c(LLVMFuzzerTestOneInput)
    func testOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
        let bytes = [UInt8](UnsafeBufferPointer(start: data, count: size))
        if let counterexample = target?.counterexample(bytes) {
            writeError(counterexample.text)
            writeError("\(FindingLine(counterexample))")
            abort()
        }
        return 0
    }

    /// Restarts the process once, in an environment in which runs are deterministic and libFuzzer receives crash
    /// signals.
    ///
    /// Without it, hash seeds differ between processes, so that a crash may not be reproducible, and Swift's backtracer
    /// handles the signals that libFuzzer needs.
    private func restartForReproducibility(_ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) {
        guard getenv("SWIFT_DETERMINISTIC_HASHING") == nil else { return }
        setenv("SWIFT_DETERMINISTIC_HASHING", "1", 1)
        setenv("SWIFT_BACKTRACE", "enable=no", 1)
        execv("/proc/self/exe", arguments)
        writeError("Fuzz: cannot restart: \(String(cString: strerror(errno)))")
        exit(2)
    }

    /// Restores the default handlers of crash signals on a stack of their own, so that libFuzzer installs its own.
    ///
    /// Otherwise neither a trap nor a stack overflow leaves a crash file.
    private func restoreCrashSignals() {
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

    /// Writes a line on standard error, without Foundation.
    private func writeError(_ text: String) {
        let line = text + "\n"
        _ = line.withCString { write(STDERR_FILENO, $0, strlen($0)) }
    }
#endif
