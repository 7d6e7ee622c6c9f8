#if FUZZING
    import Foundation
    import Generators
    import Processes

    /// The input that libFuzzer minimises, in a step of which this process is.
    struct MinimizedInput {
        let path: String
        let subject: FuzzSubject
        /// The identifiers of failures that do not count.
        let known: Set<String>

        /// The time after which an input is said not to end, in seconds.
        private static let patience = 30.0

        /// What happens with the input, apart from known failures; nil if it cannot be read or nothing happens.
        ///
        /// It is run in a child, because it may end its process.
        func outcome() -> ReportedFailures.Minimized? {
            var launch = Launch([
                "Fuzz", "--target=\(subject.name)", "--known=\(known.sorted().joined(separator: ","))",
                "\(FuzzOptions.asked)=\(path)",
            ])
            // What a crash says is said when libFuzzer runs the input.
            (launch.output, launch.errors) = (.null, .null)
            guard let process = try? ChildProcess(launch) else { return nil }
            switch try? process.next(within: Self.patience) {
            case .frame(let frame)?: return (try? frame.message(String.self)).map { .failure($0) }
            case .end(.exited(status: 0))?: return nil
            default: return .crash
            }
        }

        /// Tells the parent the identifier of the first failure, and ends the process.
        func tell() -> Never {
            guard let bytes = FileManager.default.contents(atPath: path) else { _exit(0) }
            var source = ChoiceSource(bytes: [UInt8](bytes))
            if let first = subject.failures(&source).first(where: { !known.contains($0.id) }) {
                ParentConnection.current?.tell(first.id)
            }
            // Without the checks that a sanitizer makes at an exit, whose findings would be taken for a crash.
            _exit(0)
        }
    }
#endif
