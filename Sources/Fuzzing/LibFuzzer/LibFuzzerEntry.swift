// The functions that libFuzzer calls.

#if FUZZING
    import Generators
    import Glibc
    import Processes
    import Verification

    /// Set once, by libFuzzer's only thread, before the first input.
    nonisolated(unsafe) private var fuzzer: Fuzzer?

    /// The main function of the program, by the name that the build gives it; it sets the targets.
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
        ParentWatch.begin()
        _ = nameBars(count.pointee, arguments.pointee)
        do {
            let words = (0..<Int(count.pointee)).compactMap {
                arguments.pointee[$0].map { String(cString: $0) }
            }
            let options = try FuzzOptions(
                words, environment: getenv(FuzzOptions.targetVariable).map { String(cString: $0) },
                flags: FuzzOptions.flags, among: FuzzEntry.targets)
            if let path = options.asked {
                MinimizedInput(path: path, subject: options.subject, known: options.known).tell()
            }
            fuzzer = Fuzzer(options)
        } catch {
            writeError("Fuzz: \(error)")
            exit(2)
        }
        return 0
    }

    @c(LLVMFuzzerTestOneInput)
    func testOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
        // After a negative number libFuzzer does not look at what was reached.
        fuzzer?.test(UnsafeBufferPointer(start: data, count: size)) == false ? -1 : 0
    }

    @c(LLVMFuzzerCustomMutator)
    func mutate(
        _ data: UnsafeMutablePointer<UInt8>?, _ size: Int, _ greatestSize: Int, _ seed: CUnsignedInt
    ) -> Int {
        guard let data else { return size }
        let input = [UInt8](UnsafeBufferPointer(start: data, count: size))
        guard let output = fuzzer?.mutate(input, upTo: greatestSize, seed: UInt64(seed)) else {
            return mutateBytes(data, size, greatestSize)
        }
        return copy(output, to: data, upTo: greatestSize)
    }

    @c(LLVMFuzzerCustomCrossOver)
    func crossOver(
        _ first: UnsafePointer<UInt8>?, _ firstSize: Int, _ second: UnsafePointer<UInt8>?, _ secondSize: Int,
        _ output: UnsafeMutablePointer<UInt8>?, _ greatestSize: Int, _ seed: CUnsignedInt
    ) -> Int {
        guard let output else { return 0 }
        let input = [UInt8](UnsafeBufferPointer(start: first, count: firstSize))
        let other = [UInt8](UnsafeBufferPointer(start: second, count: secondSize))
        guard let result = fuzzer?.splice(other, into: input, upTo: greatestSize, seed: UInt64(seed)) else {
            return mutateBytes(output, copy(input, to: output, upTo: greatestSize), greatestSize)
        }
        return copy(result, to: output, upTo: greatestSize)
    }

    /// Changes bytes as libFuzzer does it unless told otherwise.
    @_silgen_name("LLVMFuzzerMutate")
    private func mutateBytes(_ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ greatestSize: Int) -> Int

    private func copy(_ bytes: [UInt8], to output: UnsafeMutablePointer<UInt8>, upTo limit: Int) -> Int {
        let size = min(bytes.count, limit)
        bytes.withUnsafeBufferPointer {
            if let base = $0.baseAddress { output.update(from: base, count: size) }
        }
        return size
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

    /// The stack of the handlers of signals; a variable, so that no leak is reported.
    nonisolated(unsafe) private var signalStack: UnsafeMutableRawPointer?

    /// Restores the default handlers of crash signals on a stack of their own, so that libFuzzer installs its own.
    ///
    /// Otherwise neither a trap nor a stack overflow leaves a crash file.
    private func restoreCrashSignals() {
        let size = 64 * 1024
        signalStack = malloc(size)
        var stack = stack_t(ss_sp: signalStack, ss_flags: 0, ss_size: size)
        sigaltstack(&stack, nil)
        for number in TrapSignals.numbers {
            var action = sigaction()
            action.__sigaction_handler.sa_handler = SIG_DFL
            action.sa_flags = SA_ONSTACK
            sigaction(number, &action, nil)
        }
    }

    /// Writes a line on standard error, without Foundation.
    func writeError(_ text: String) {
        let line = text + "\n"
        _ = line.withCString { write(STDERR_FILENO, $0, strlen($0)) }
    }
#endif
