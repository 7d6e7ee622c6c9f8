#if FUZZING
    import Generators
    import Glibc

    /// The input that libFuzzer minimises, in a step of which this process is.
    struct MinimizedInput {
        let path: String
        let subject: FuzzSubject

        /// The time after which an input is said not to end, in seconds.
        private static let patience: UInt32 = 30

        /// What happens with the input, apart from known failures; nil if it cannot be read or nothing happens.
        ///
        /// It is run in a child, because it may end its process.
        func outcome(known: Set<String>) -> ReportedFailures.Minimized? {
            guard let input = bytes() else { return nil }
            var ends: [Int32] = [0, 0]
            guard pipe(&ends) == 0 else { return nil }
            let child = fork()
            guard child >= 0 else { return nil }
            if child == 0 { tell(of: input, known, to: ends[1]) }
            close(ends[1])
            defer { close(ends[0]) }
            let told = read(from: ends[0])
            var status: Int32 = 0
            while waitpid(child, &status, 0) < 0, errno == EINTR {}
            guard status == 0 else { return .crash }
            return told.isEmpty ? nil : .failure(told)
        }

        /// Writes the identifier of the first failure, and ends the process.
        private func tell(of input: [UInt8], _ known: Set<String>, to file: Int32) -> Never {
            alarm(Self.patience)
            // What a crash says is said when libFuzzer runs the input.
            let null = open("/dev/null", O_WRONLY)
            dup2(null, STDERR_FILENO)
            var source = ChoiceSource(bytes: input)
            if let first = subject.failures(&source).first(where: { !known.contains($0.id) }) {
                _ = first.id.withCString { write(file, $0, strlen($0)) }
            }
            _exit(0)
        }

        private func read(from file: Int32) -> String {
            var bytes = [UInt8](repeating: 0, count: 256)
            let count = Glibc.read(file, &bytes, bytes.count)
            return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
        }

        private func bytes() -> [UInt8]? {
            let file = open(path, O_RDONLY)
            guard file >= 0 else { return nil }
            defer { close(file) }
            var bytes: [UInt8] = []
            var block = [UInt8](repeating: 0, count: 1 << 16)
            while true {
                let count = Glibc.read(file, &block, block.count)
                guard count >= 0 else { return nil }
                if count == 0 { return bytes }
                bytes += block.prefix(count)
            }
        }
    }
#endif
