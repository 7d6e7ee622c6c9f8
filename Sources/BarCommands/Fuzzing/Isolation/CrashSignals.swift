import Foundation
import Verification

/// Handlers of the signals of a trap, which tell the process that started this one where it was.
///
/// A handler must not allocate, so it computes with numbers only, and writes a frame that was prepared.
enum CrashSignals {
    /// The size of the stack on which the handlers run, in bytes.
    private static let stackSize = 64 << 10
    /// The size of the stack of the main thread, in bytes; the same everywhere, so that the same inputs overflow it.
    private static let mainStackSize: rlim_t = 8 << 20

    /// Handles the signals from now on, and runs work in this thread.
    ///
    /// - Parameter descriptor: where the frame of a ``CrashRecord`` is written.
    static func telling(_ descriptor: Int32, _ work: () -> Void) {
        limitStack()
        let image = ProgramImage.own
        crash.descriptor = descriptor
        crash.base = image?.base ?? 0
        crash.code = (image?.code.lowerBound ?? 0, image?.code.upperBound ?? 0)
        // Where the standard library is another image, the innermost call of the program is the place, and one is enough.
        crash.places = image?.hasStandardLibrary ?? true ? CrashRecord.places : 1
        let header = WorkerFrame(.crash, Data(count: CrashRecord.words * MemoryLayout<UInt>.size)).bytes
            .prefix(WorkerFrame.headerSize)
        let frame = UnsafeMutableRawPointer.allocate(byteCount: crashFrameSize, alignment: 16)
        for (index, byte) in header.enumerated() {
            frame.storeBytes(of: byte, toByteOffset: crashFrameStart + index, as: UInt8.self)
        }
        crash.frame = frame
        var stack = stack_t()
        stack.ss_sp = .allocate(byteCount: stackSize, alignment: 16)
        stack.ss_size = .init(stackSize)
        sigaltstack(&stack, nil)
        for number in TrapSignals.numbers { handle(number) }
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
        limit.rlim_cur = min(mainStackSize, limit.rlim_max)
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
    /// An address in the stack of the thread that works, above all functions that it calls.
    var stackTop: UInt = 0

    /// The offset of an address in the program's image; 0 if it is no instruction there.
    func offset(_ address: UInt) -> UInt { address >= code.start && address < code.end ? address - base : 0 }
}

private nonisolated(unsafe) var crash = Crash()

/// The offset of the header in the prepared frame, so that the words after it are aligned.
private let crashFrameStart = 8 - WorkerFrame.headerSize
private let crashFrameSize = 8 + CrashRecord.words * 8

/// Writes what is known of the signal, and ends the process.
private func handleCrash(
    _ number: Int32, _ information: UnsafeMutablePointer<siginfo_t>?, _ context: UnsafeMutableRawPointer?
) {
    guard let information, let context, let frame = crash.frame else { _exit(2) }
    let state = ProcessorState(context)
    let words = (frame + 8).assumingMemoryBound(to: UInt.self)
    words[0] = UInt(truncatingIfNeeded: number)
    words[1] = isStackFull(number, ProcessorState.accessed(information), state.stack) ? 1 : 0
    var count = 0
    words[2] = crash.offset(state.instruction)
    if words[2] != 0 { count = 1 }
    // The frames of the callers, in the stack of the thread that works. A trap in another thread may end the process here;
    // then only its signal is known.
    var address = state.frame
    var below = state.stack
    while count < crash.places, address >= below, address < crash.stackTop, address % 8 == 0,
        let stored = UnsafePointer<UInt>(bitPattern: address)
    {
        let offset = crash.offset(stored[1])
        if offset != 0 {
            words[2 + count] = offset
            count += 1
        }
        below = address + 16
        address = stored[0]
    }
    // A library without frames is left by whatever looks like a call of the program.
    var place = state.stack
    let end = min(place &+ 8_192, crash.stackTop)
    while count == 0, place % 8 == 0, place < end, let stored = UnsafePointer<UInt>(bitPattern: place) {
        words[2] = crash.offset(stored[0])
        if words[2] != 0 { count = 1 }
        place += 8
    }
    while count < CrashRecord.places {
        words[2 + count] = 0
        count += 1
    }
    _ = write(crash.descriptor, frame + crashFrameStart, crashFrameSize - crashFrameStart)
    _exit(3)
}

/// Whether an invalid access was to the end of the stack.
private func isStackFull(_ number: Int32, _ accessed: UInt, _ stack: UInt) -> Bool {
    guard number == SIGSEGV || number == SIGBUS else { return false }
    let distance = accessed > stack ? accessed - stack : stack - accessed
    return distance < 64 << 10
}
