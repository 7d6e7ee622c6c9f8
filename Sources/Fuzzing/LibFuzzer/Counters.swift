#if FUZZING
    /// The counters of the places in the code that the compiler put in: how often each was reached by the current input.
    ///
    /// libFuzzer sets them to zero before each input.
    enum Counters {
        nonisolated(unsafe) fileprivate static var start: UnsafeMutablePointer<UInt8>?
        nonisolated(unsafe) fileprivate static var count = 0
        /// All bits for each place that no input has reached, and none for the others.
        nonisolated(unsafe) fileprivate static var unreached: UnsafeMutablePointer<UInt8>?

        /// Marks the places that were reached as known; returns whether one of them was not.
        ///
        /// - Complexity: O(*n*) in the number of counters.
        static func noteReached() -> Bool {
            guard let start, let unreached else { return false }
            var new: UInt8 = 0
            for index in 0..<count { new |= start[index] & unreached[index] }
            guard new != 0 else { return false }
            for index in 0..<count where start[index] > 0 { unreached[index] = 0 }
            return true
        }

        /// A number for each place that was reached: the place, and how often, as far as libFuzzer distinguishes it.
        ///
        /// It distinguishes once, twice, three times, from 4, from 8, from 16, from 32 and from 128 times.
        ///
        /// - Complexity: O(*n*) in the number of counters, eight at a time.
        static var reached: [UInt64] {
            guard let start else { return [] }
            var reached: [UInt64] = []
            let words = count / 8
            let bytes = UnsafeRawPointer(start)
            for word in 0..<words where bytes.loadUnaligned(fromByteOffset: 8 * word, as: UInt64.self) != 0 {
                for index in 8 * word..<8 * word + 8 where start[index] > 0 {
                    reached.append(UInt64(index) << 3 | bucket(start[index]))
                }
            }
            for index in 8 * words..<count where start[index] > 0 {
                reached.append(UInt64(index) << 3 | bucket(start[index]))
            }
            return reached
        }

        private static func bucket(_ count: UInt8) -> UInt64 {
            switch count {
            case 0...3: UInt64(max(count, 1) - 1)
            case 4...7: 3
            case 8...15: 4
            case 16...31: 5
            case 32...127: 6
            default: 7
            }
        }
    }

    /// What the program calls at its start to tell libFuzzer where its counters are; the linker puts this in its place.
    @c(__wrap___sanitizer_cov_8bit_counters_init)
    func noteCounters(_ start: UnsafeMutablePointer<UInt8>?, _ stop: UnsafeMutablePointer<UInt8>?) {
        if let start, let stop {
            Counters.start = start
            Counters.count = stop - start
            Counters.unreached = .allocate(capacity: stop - start)
            Counters.unreached?.initialize(repeating: .max, count: stop - start)
        }
        tellLibFuzzer(start, stop)
    }

    @_silgen_name("__real___sanitizer_cov_8bit_counters_init")
    private func tellLibFuzzer(_ start: UnsafeMutablePointer<UInt8>?, _ stop: UnsafeMutablePointer<UInt8>?)
#endif
