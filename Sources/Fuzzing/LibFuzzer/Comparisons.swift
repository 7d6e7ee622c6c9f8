#if FUZZING
    // libFuzzer notes how near the two numbers of a comparison are, by the place of the comparison. The linker puts these
    // functions before libFuzzer's, so that only comparisons of counts are noted.
    //
    // Most comparisons in Swift code are of addresses with 0, of the bits of fractions, and of truth values. How near those
    // are leads nowhere, and an address is another number in each process. Each feature takes time in each execution.
    //
    // Each function has to end in a jump to libFuzzer's, which takes the address that it will return to for the place. The
    // optimiser makes it one; scripts/check-fuzzing notices if it does not.

    /// Whether two numbers may be counts, of which one approaches the other.
    @inline(__always)
    private func areCounts<Number: FixedWidthInteger>(_ first: Number, _ second: Number) -> Bool {
        let bits = UInt64(first | second)
        return bits > 1 && bits >> 32 == 0
    }

    @c(__wrap___sanitizer_cov_trace_const_cmp8)
    func noteConstant8(_ constant: UInt64, _ value: UInt64) {
        if areCounts(constant, value) { noteNearConstant8(constant, value) }
    }

    @c(__wrap___sanitizer_cov_trace_cmp8)
    func note8(_ first: UInt64, _ second: UInt64) {
        if areCounts(first, second) { noteNear8(first, second) }
    }

    @c(__wrap___sanitizer_cov_trace_const_cmp1)
    func noteConstant1(_ constant: UInt8, _ value: UInt8) {
        if areCounts(constant, value) { noteNearConstant1(constant, value) }
    }

    @c(__wrap___sanitizer_cov_trace_cmp1)
    func note1(_ first: UInt8, _ second: UInt8) {
        if areCounts(first, second) { noteNear1(first, second) }
    }

    @c(__wrap___sanitizer_cov_trace_const_cmp4)
    func noteConstant4(_ constant: UInt32, _ value: UInt32) {
        if areCounts(constant, value) { noteNearConstant4(constant, value) }
    }

    /// Notes no call through a pointer: which function is called shows in the places that it reaches.
    @c(__wrap___sanitizer_cov_trace_pc_indir)
    func noteCall(_ callee: UInt) {}

    @_silgen_name("__real___sanitizer_cov_trace_const_cmp8")
    private func noteNearConstant8(_ constant: UInt64, _ value: UInt64)
    @_silgen_name("__real___sanitizer_cov_trace_cmp8")
    private func noteNear8(_ first: UInt64, _ second: UInt64)
    @_silgen_name("__real___sanitizer_cov_trace_const_cmp1")
    private func noteNearConstant1(_ constant: UInt8, _ value: UInt8)
    @_silgen_name("__real___sanitizer_cov_trace_cmp1")
    private func noteNear1(_ first: UInt8, _ second: UInt8)
    @_silgen_name("__real___sanitizer_cov_trace_const_cmp4")
    private func noteNearConstant4(_ constant: UInt32, _ value: UInt32)
#endif
