#if FUZZING
    import Generators
    import Glibc

    /// Runs the inputs of libFuzzer, and reports those that fail.
    struct Fuzzer {
        private let subject: FuzzSubject
        private let options: FuzzOptions
        private var reported: ReportedFailures
        private var mutator: ChoiceMutator
        private var tally = TallyFile()
        private var sample = InputSample()
        private var executions = 0
        /// One in this many of the splices that libFuzzer asks for is one.
        private static let rarityOfSplices: UInt64 = 4
        /// One in this many of the mutations that are shorter than what they were made of may replace it.
        ///
        /// To look at all of them makes the inputs of a corpus 3 % shorter, and takes 8 % of the time.
        private static let rarityOfReplacements = 4
        /// Whether the next input is a random case.
        private var isNextRandom = false
        /// Whether the next input is a mutation.
        private var isNextMutated = false
        /// The latest input.
        private var latest: [UInt8] = []
        /// The size in bytes of the input of the corpus that was mutated last, or more.
        private var baseSize = 0

        init(_ options: FuzzOptions) {
            self.options = options
            subject = options.subject
            let minimized = options.minimized.flatMap {
                MinimizedInput(path: $0, subject: options.subject, known: options.known).outcome()
            }
            reported = ReportedFailures(known: options.known, minimized: minimized)
            mutator = options.subject.mutator()
            Comparisons.start()
        }

        /// Runs an input; returns whether libFuzzer is to look at what it reaches.
        ///
        /// Looking takes time, and leads to nothing unless what is reached is new, or a mutation may replace the longer
        /// input that it was made of. libFuzzer tells of its progress then, too, after numbers of executions that are
        /// powers of 2.
        mutating func test(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
            executions += 1
            if let file = options.sample, isNextMutated { sample.note(bytes, of: subject.name, in: file) }
            let mayMatter =
                !options.collectsNew || !isNextMutated
                || bytes.count < baseSize && executions % Self.rarityOfReplacements == 0
                || executions.nonzeroBitCount == 1
            isNextMutated = false
            latest = [UInt8](bytes)
            // libFuzzer never looks at what no bytes reach.
            Comparisons.begin(latest.isEmpty ? .none : mayMatter ? .all : .new)
            let failures = mutator.failures(of: latest)
            let isNewNear = Comparisons.end()
            let isNewPlace = !latest.isEmpty && Counters.noteReached()
            if isNextRandom {
                isNextRandom = false
                if let file = options.tally { tally.note(failures, in: file) }
            }
            if !failures.isEmpty { report(failures, bytes) }
            return mayMatter || isNewNear || isNewPlace
        }

        /// Mutates an input; returns nil if libFuzzer is to do it.
        mutating func mutate(_ input: [UInt8], upTo limit: Int, seed: UInt64) -> [UInt8]? {
            willMutate(input)
            switch options.mutator {
            case .choices: return mutator.mutate(input, upTo: limit, seed: seed)
            case .random:
                isNextRandom = true
                return mutator.random(upTo: limit, seed: seed)
            case .bytes: return nil
            }
        }

        /// Splices two inputs, or mutates the second; returns nil if libFuzzer is to do that.
        ///
        /// libFuzzer asks for a splice in every other mutation, far too often.
        mutating func splice(_ other: [UInt8], into input: [UInt8], upTo limit: Int, seed: UInt64) -> [UInt8]?
        {
            guard options.mutator == .choices, RandomBits.mixed(seed) % Self.rarityOfSplices == 0 else {
                return mutate(input, upTo: limit, seed: seed)
            }
            willMutate(input)
            return mutator.splice(other, into: input, upTo: limit, seed: seed)
        }

        /// Notes the size of the input of the corpus: of several mutations in a row each begins with the latest input.
        private mutating func willMutate(_ input: [UInt8]) {
            isNextMutated = true
            // The latest input may be one of the corpus, too.
            baseSize = input == latest ? max(baseSize, input.count) : input.count
        }

        /// Tells of the failures that are not known yet; then either stores the input and goes on, or aborts, whereupon
        /// libFuzzer stores it.
        private mutating func report(_ failures: [Failure], _ input: UnsafeBufferPointer<UInt8>) {
            let new = reported.new(failures)
            for failure in new {
                if let findings = options.findings {
                    store(input, as: "\(findings)/\(failure.id)-\(FNV1a.text(input)).input")
                }
                // For whoever measures the fuzzer: the executions and the milliseconds of processor time until now.
                let milliseconds = clock() / (Int(CLOCKS_PER_SEC) / 1_000)
                writeError("airbar-finding \(subject.name) \(failure.id) \(executions) \(milliseconds)")
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

        mutating func note(_ failures: [Failure], in file: String) {
            tally.note(failures)
            guard tally.cases & 63 == 0, time(nil) > next else { return }
            next = time(nil)
            // A tally that cannot be written is less to sum up, and nothing is lost.
            _ = try? WholeFile.write(tally.file, to: file)
        }
    }
#endif
