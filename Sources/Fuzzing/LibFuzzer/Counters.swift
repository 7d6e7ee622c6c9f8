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
