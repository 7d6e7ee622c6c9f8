import Foundation

/// The registers of a thread at a signal that tell where it is.
struct ProcessorState {
    /// The address of the instruction.
    let instruction: UInt
    /// The address of the end of the stack.
    let stack: UInt
    /// The address of the frame of the function, where that of its caller and the address of the call are stored.
    let frame: UInt

    /// Reads what the system passes to a handler of a signal, without allocating.
    ///
    /// - Parameter context: a `ucontext_t`.
    init(_ context: UnsafeMutableRawPointer) {
        #if canImport(Darwin)
            let state = context.assumingMemoryBound(to: ucontext_t.self).pointee.uc_mcontext.pointee.__ss
            #if arch(arm64)
                instruction = UInt(state.__pc)
                stack = UInt(state.__sp)
                frame = UInt(state.__fp)
            #else
                instruction = UInt(state.__rip)
                stack = UInt(state.__rsp)
                frame = UInt(state.__rbp)
            #endif
        #else
            instruction = context.load(fromByteOffset: Self.offsets.instruction, as: UInt.self)
            stack = context.load(fromByteOffset: Self.offsets.stack, as: UInt.self)
            frame = context.load(fromByteOffset: Self.offsets.frame, as: UInt.self)
        #endif
    }

    #if !canImport(Darwin)
        /// The offsets of the registers in a `ucontext_t` of Linux, in bytes: 40 of other fields, then the registers in
        /// the order of `sys/ucontext.h`; on arm64 a signal mask of 128, alignment, and the fault address come before.
        #if arch(arm64)
            private static var offsets: (instruction: Int, stack: Int, frame: Int) {
                (440, 432, 184 + 29 * 8)
            }
        #else
            private static var offsets: (instruction: Int, stack: Int, frame: Int) {
                (40 + 16 * 8, 40 + 15 * 8, 40 + 10 * 8)
            }
        #endif
    #endif

    /// The address that an invalid access was to, of a `siginfo_t`, without allocating.
    static func accessed(_ information: UnsafeMutablePointer<siginfo_t>) -> UInt {
        #if canImport(Darwin)
            return UInt(bitPattern: information.pointee.si_addr)
        #else
            // After three numbers of 32 bits, and alignment.
            return UnsafeRawPointer(information).load(fromByteOffset: 16, as: UInt.self)
        #endif
    }
}
