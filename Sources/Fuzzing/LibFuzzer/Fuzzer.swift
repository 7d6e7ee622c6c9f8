#if FUZZING
    import Generators
    import Glibc

    /// Runs the inputs of libFuzzer, and reports those that fail.
    struct Fuzzer {
        private let subject: FuzzSubject
        private let options: FuzzOptions
        private var reported: ReportedFailures
        private var inputs: any FuzzedInputs
        private var tally = TallyFile()
        private var sample = InputSample()
        private var executions = 0
        /// One in this many of the splices that libFuzzer asks for is one.
        private static let rarityOfSplices: UInt64 = 4
        /// Whether the next input is a random case.
        private var isNextRandom = false
        /// Whether the next input is a mutation.
        private var isNextMutated = false

        init(_ options: FuzzOptions) {
            self.options = options
            subject = options.subject
            let minimized = options.minimized.flatMap {
                MinimizedInput(path: $0, subject: options.subject).outcome(known: options.known)
            }
            reported = ReportedFailures(known: options.known, minimized: minimized)
            inputs = options.subject.fuzzed()
        }

        var mutatesBytes: Bool { options.mutator == .bytes }

        mutating func test(_ input: UnsafeBufferPointer<UInt8>) {
            executions += 1
            if let file = options.sample, isNextMutated { sample.note(input, of: subject.name, in: file) }
            isNextMutated = false
            let failures = inputs.failures(of: [UInt8](input))
            if isNextRandom {
                isNextRandom = false
                if let file = options.tally { tally.note(failures, reaching: Counters.reached, in: file) }
            }
            if !failures.isEmpty { report(failures, input) }
        }

        mutating func mutate(_ input: [UInt8], upTo limit: Int, seed: UInt64) -> [UInt8] {
            isNextMutated = true
            guard options.mutator == .random else { return inputs.mutate(input, upTo: limit, seed: seed) }
            isNextRandom = true
            return inputs.random(upTo: limit, seed: seed)
        }

        /// Splices two inputs, or mutates the second: libFuzzer asks for a splice in every other mutation, far too often.
        mutating func splice(_ other: [UInt8], into input: [UInt8], upTo limit: Int, seed: UInt64) -> [UInt8]
        {
            guard RandomBits.mixed(seed) % Self.rarityOfSplices == 0 else {
                return mutate(input, upTo: limit, seed: seed)
            }
            isNextMutated = true
            return inputs.splice(other, into: input, upTo: limit, seed: seed)
        }

        /// Tells of the failures that are not known yet; then either stores the input and goes on, or aborts, whereupon
        /// libFuzzer stores it.
        private mutating func report(_ failures: [Failure], _ input: UnsafeBufferPointer<UInt8>) {
            let new = reported.new(failures)
            for failure in new {
                if let findings = options.findings {
                    store(input, as: "\(findings)/\(failure.id)-\(FNV1a.text(input)).input")
                }
                let line = FindingLine(
                    subject.name, failure.id, executions: executions,
                    milliseconds: clock() / (Int(CLOCKS_PER_SEC) / 1_000))
                writeError("\(line)")
                writeError("\(subject.name) breaks \(failure.id): \(failure.message)")
            }
            if options.findings == nil, !new.isEmpty { abort() }
        }

        private func store(_ input: UnsafeBufferPointer<UInt8>, as path: String) {
            do throws(WholeFile.Failure) {
                try WholeFile.write(Array(input), to: path)
            } catch {
                writeError("Fuzz: \(error)")
                writeError("Fuzz: the input is \(input.map { String($0, radix: 16) }.joined(separator: " "))")
                exit(FuzzOptions.cannotWriteStatus)
            }
        }
    }

    /// A tally that is written to a file every second.
    private struct TallyFile {
        private var tally = RandomTally()
        private var next = time_t()

        mutating func note(_ failures: [Failure], reaching behaviours: [UInt64], in file: String) {
            tally.note(failures, reaching: behaviours)
            guard tally.cases & 63 == 0, time(nil) > next else { return }
            next = time(nil)
            // A tally that cannot be written is less to sum up, and nothing is lost.
            _ = try? WholeFile.write(Array(tally.text.utf8), to: file)
        }
    }
#endif
