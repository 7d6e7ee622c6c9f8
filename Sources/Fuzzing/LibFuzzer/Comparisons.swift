#if FUZZING
    /// The comparisons in the bars, of which libFuzzer notes how near their two numbers are, by their places.
    ///
    /// Only comparisons of counts are told to libFuzzer. Most comparisons in Swift code are of addresses with 0, of the bits
    /// of fractions, and of truth values. How near those are leads nowhere, and an address is another number in each
    /// process. Each feature takes time in each execution.
    enum Comparisons {
        /// Which comparisons are told to libFuzzer.
        enum Telling {
            case none, new, all
        }

        nonisolated(unsafe) private static var telling = Telling.all
        /// Whether two numbers were as near as never before at their place.
        nonisolated(unsafe) private static var isAnyNew = false

        /// The number of addresses that are distinguished; libFuzzer distinguishes 512.
        ///
        /// It is about the size of the code of the bars, so that no two places share what is known.
        private static let places: UInt = 1 << 18
        /// How near numbers were at each place so far: a set of the numbers of bits in which they differ, and one of the
        /// numbers of leading zeros of their differences.
        nonisolated(unsafe) private static var near: UnsafeMutablePointer<(bits: UInt64, zeros: UInt64)>?

        /// Makes room for what is known; called once, before the first input.
        static func start() {
            near = .allocate(capacity: Int(places))
            near?.initialize(repeating: (0, 0), count: Int(places))
        }

        /// Decides what is told from now on, when an input begins.
        static func begin(_ telling: Telling) {
            self.telling = telling
            isAnyNew = false
        }

        /// Tells nothing from now on, when an input ends; returns whether something of it was new.
        static func end() -> Bool {
            telling = .none
            return isAnyNew
        }

        /// Notes a comparison at the address to which this returns.
        ///
        /// It has to be the last call of a function, and to become a jump, as that to libFuzzer does, which looks at the
        /// address that it will return to. The optimiser makes it one; scripts/check-fuzzing notices if it does not.
        @inline(never)
        fileprivate static func note(_ first: UInt64, _ second: UInt64, at place: UInt) {
            guard telling != .none, let near else { return }
            let known = near[Int(place % places)]
            let bits = known.bits | 1 &<< UInt64((first ^ second).nonzeroBitCount)
            // A bit more, so that equal numbers have 63 zeros and not 64.
            let zeros = known.zeros | 1 &<< UInt64(((first &- second) &<< 1 | 1).leadingZeroBitCount)
            if known != (bits, zeros) {
                near[Int(place % places)] = (bits, zeros)
                isAnyNew = true
            } else if telling == .new {
                return
            }
            tellLibFuzzer(first, second)
        }
    }

    /// Notes a comparison if both numbers may be counts, of which one approaches the other.
    @inline(__always)
    private func note<Number: UnsignedInteger>(_ first: Number, _ second: Number, at place: UnsafeRawPointer)
    {
        let bits = UInt64(first | second)
        guard bits > 1, bits <= Int32.max else { return }
        Comparisons.note(UInt64(first), UInt64(second), at: UInt(bitPattern: place))
    }

    // The linker puts these functions before libFuzzer's.

    @c(__wrap___sanitizer_cov_trace_const_cmp8)
    func noteConstant8(_ constant: UInt64, _ value: UInt64) { note(constant, value, at: returnAddress(0)) }

    @c(__wrap___sanitizer_cov_trace_cmp8)
    func note8(_ first: UInt64, _ second: UInt64) { note(first, second, at: returnAddress(0)) }

    @c(__wrap___sanitizer_cov_trace_const_cmp4)
    func noteConstant4(_ constant: UInt32, _ value: UInt32) { note(constant, value, at: returnAddress(0)) }

    @c(__wrap___sanitizer_cov_trace_cmp4)
    func note4(_ first: UInt32, _ second: UInt32) { note(first, second, at: returnAddress(0)) }

    @c(__wrap___sanitizer_cov_trace_const_cmp2)
    func noteConstant2(_ constant: UInt16, _ value: UInt16) { note(constant, value, at: returnAddress(0)) }

    @c(__wrap___sanitizer_cov_trace_cmp2)
    func note2(_ first: UInt16, _ second: UInt16) { note(first, second, at: returnAddress(0)) }

    @c(__wrap___sanitizer_cov_trace_const_cmp1)
    func noteConstant1(_ constant: UInt8, _ value: UInt8) { note(constant, value, at: returnAddress(0)) }

    @c(__wrap___sanitizer_cov_trace_cmp1)
    func note1(_ first: UInt8, _ second: UInt8) { note(first, second, at: returnAddress(0)) }

    /// Notes no switch: which case is taken shows in the places that it reaches.
    @c(__wrap___sanitizer_cov_trace_switch)
    func noteSwitch(_ value: UInt64, _ cases: UnsafePointer<UInt64>) {}

    // Comparisons of bytes would be noted in any code, for example in that which compares the names of failures.

    @c(__wrap___sanitizer_weak_hook_memcmp)
    func noteBytes(_ place: UInt, _ first: UInt, _ second: UInt, _ count: Int, _ result: CInt) {}

    @c(__wrap___sanitizer_weak_hook_strcmp)
    func noteStrings(_ place: UInt, _ first: UInt, _ second: UInt, _ result: CInt) {}

    @c(__wrap___sanitizer_weak_hook_strncmp)
    func noteBeginnings(_ place: UInt, _ first: UInt, _ second: UInt, _ count: Int, _ result: CInt) {}

    /// The compiler's own function for the address to which the current function returns.
    @_silgen_name("llvm.returnaddress")
    private func returnAddress(_ level: Int32) -> UnsafeRawPointer

    @_silgen_name("__real___sanitizer_cov_trace_cmp8")
    private func tellLibFuzzer(_ first: UInt64, _ second: UInt64)
#endif
