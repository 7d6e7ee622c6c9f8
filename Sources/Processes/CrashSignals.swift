import Foundation

/// Handlers of the signals of a trap, which tell the process that started this one where it was.
///
/// A handler must not allocate, so it computes with numbers only, and writes a frame that was prepared.
package enum CrashSignals {
    /// The signals by which a trap, an abort or an invalid access ends a process.
    private static let numbers = [SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGBUS, SIGSEGV]
    /// The size of the stack on which the handlers run, in bytes.
    private static let stackSize = 256 << 10
    /// The size of the stack of the main thread, in bytes; the same everywhere, so that the same inputs overflow it.
    fileprivate static let mainStackSize = 8 << 20
    /// The number of calls that are looked at, from the innermost one.
    fileprivate static let depth = 64

    /// Handles the signals from now on, and runs work in the main thread.
    ///
    /// - Parameter parent: where the frame of a ``CrashRecord`` is written.
    package static func telling(_ parent: ParentConnection, _ work: () -> Void) {
        limitStack()
        let image = ProgramImage.own
        crash.descriptor = parent.socket.descriptor
        crash.base = image?.base ?? 0
        crash.code = (image?.code.lowerBound ?? 0, image?.code.upperBound ?? 0)
        // Where the standard library is another image, the innermost call of the program is the place, and one is enough.
        crash.places = image?.hasStandardLibrary ?? true ? CrashRecord.places : 1
        let header = Frame(.crash, Data(count: CrashRecord.words * MemoryLayout<UInt>.size)).bytes
            .prefix(Frame.headerSize)
        let frame = UnsafeMutableRawPointer.allocate(byteCount: crashFrameSize, alignment: 16)
        for (index, byte) in header.enumerated() {
            frame.storeBytes(of: byte, toByteOffset: crashFrameStart + index, as: UInt8.self)
        }
        crash.frame = frame
        crash.calls = .allocate(capacity: depth)
        crash.calls?.initialize(repeating: nil, count: depth)
        crash.backtrace = dlsym(dlopen(nil, RTLD_NOW), "backtrace").map {
            unsafeBitCast($0, to: Backtrace.self)
        }
        // The first call loads a library, which a handler must not.
        _ = callsAbove(crash)
        var stack = stack_t()
        stack.ss_sp = .allocate(byteCount: stackSize, alignment: 16)
        stack.ss_size = .init(stackSize)
        sigaltstack(&stack, nil)
        for number in numbers { handle(number) }
        withUnsafeMutablePointer(to: &stack) {
            crash.stackTop = UInt(bitPattern: $0)
            work()
        }
    }

    private static func handle(_ number: Int32) {
        var action = sigaction()
        #if canImport(Darwin)
            action.__sigaction_u.__sa_sigaction = handleCrash
        #elseif canImport(Musl)
            action.__sa_handler.sa_sigaction = handleCrash
        #else
            action.__sigaction_handler.sa_sigaction = handleCrash
        #endif
        action.sa_flags = .init(SA_SIGINFO) | .init(SA_ONSTACK)
        sigaction(number, &action, nil)
    }

    private static func limitStack() {
        #if canImport(Glibc)
            let resource = __rlimit_resource_t(RLIMIT_STACK.rawValue)
        #else
            let resource = RLIMIT_STACK
        #endif
        var limit = rlimit()
        guard getrlimit(resource, &limit) == 0 else { return }
        limit.rlim_cur = min(rlim_t(mainStackSize), limit.rlim_max)
        setrlimit(resource, &limit)
    }
}

/// What the handler needs; set before it is installed.
private struct Crash {
    var descriptor: Int32 = -1
    var frame: UnsafeMutableRawPointer?
    var base: UInt = 0
    var code: (start: UInt, end: UInt) = (0, 0)
    var places = 0
    var backtrace: Backtrace?
    /// The memory for the addresses of calls.
    var calls: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
    /// An address in the stack of the thread that works, above all functions that it calls.
    var stackTop: UInt = 0

    /// The offset of an address in the program's image; 0 if it is no instruction there.
    func offset(_ address: UnsafeMutableRawPointer?) -> UInt {
        let address = UInt(bitPattern: address)
        return address >= code.start && address < code.end ? address - base : 0
    }
}

private nonisolated(unsafe) var crash = Crash()

/// The offset of the header in the prepared frame, so that the words after it are aligned.
private let crashFrameStart = 8 - Frame.headerSize
private let crashFrameSize = 8 + CrashRecord.words * 8

/// The type of `backtrace`, of `execinfo.h`, which the modules of Linux do not declare.
private typealias Backtrace = @convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>, CInt) -> CInt

/// Writes the addresses of the calls that are running, the innermost one first; returns their number, or 0 where the
/// system does not tell them, as with musl.
private func callsAbove(_ crash: Crash) -> Int {
    guard let calls = crash.calls, let backtrace = crash.backtrace else { return 0 }
    return Int(backtrace(calls, CInt(CrashSignals.depth)))
}

/// Writes what is known of the signal, and ends the process.
private func handleCrash(
    _ number: Int32, _ information: UnsafeMutablePointer<siginfo_t>?, _: UnsafeMutableRawPointer?
) {
    guard let information, let frame = crash.frame, let calls = crash.calls else { _exit(2) }
    let words = (frame + 8).assumingMemoryBound(to: UInt.self)
    words[0] = UInt(truncatingIfNeeded: number)
    words[1] = isStackFull(number, accessed(information)) ? 1 : 0
    let depth = callsAbove(crash)
    // This function is in the program too. What called it is not.
    var call = 0
    while call < depth, crash.offset(calls[call]) != 0 { call += 1 }
    var count = 0
    while call < depth, count < crash.places {
        let offset = crash.offset(calls[call])
        if offset != 0 {
            words[2 + count] = offset
            count += 1
        }
        call += 1
    }
    while count < CrashRecord.places {
        words[2 + count] = 0
        count += 1
    }
    _ = write(crash.descriptor, frame + crashFrameStart, crashFrameSize - crashFrameStart)
    _exit(3)
}

/// The address that an invalid access was to.
private func accessed(_ information: UnsafeMutablePointer<siginfo_t>) -> UInt {
    #if canImport(Darwin)
        return UInt(bitPattern: information.pointee.si_addr)
    #elseif canImport(Musl)
        return UInt(bitPattern: information.pointee.__si_fields.__sigfault.si_addr)
    #else
        return UInt(bitPattern: information.pointee._sifields._sigfault.si_addr)
    #endif
}

/// Whether an invalid access was at the end of the stack of the main thread, within a mebibyte.
private func isStackFull(_ number: Int32, _ accessed: UInt) -> Bool {
    guard number == SIGSEGV || number == SIGBUS, accessed < crash.stackTop else { return false }
    let margin = UInt(1 << 20)
    let distance = crash.stackTop - accessed
    return distance > UInt(CrashSignals.mainStackSize) - margin
        && distance < UInt(CrashSignals.mainStackSize) + margin
}
