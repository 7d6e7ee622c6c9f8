import Generators

/// The talk of processes, once in this one.
///
/// Where many checks begin at once, their servers would use the same generic types for the first time at once, and most
/// would be copied while another one has the lock of such a type.
enum Rehearsal {
    /// Whether it was held; several threads wait for one.
    static let isHeld: Bool = {
        var reader = MessageReader()
        var progress = CheckProgress()
        for message in messages(progress) + messages(progress) {
            for message in reader.read(message.bytes) { progress.note(message) }
        }
        let process = ChildProcess { answers in
            let writer = MessageWriter(answers)
            for message in messages(CheckProgress()) { writer.send(message) }
        }
        guard let process else { return false }
        var conversation = Conversation(process, silence: patience, idleness: patience)
        _ = conversation.run(while: { true }, { progress.note($0) })
        return true
    }()

    /// The seconds for which the process may be silent: it may hang as any other.
    private static let patience = 1.0

    /// One message of each kind, the last one at the end.
    private static func messages(_ progress: CheckProgress) -> [ChildMessage] {
        let failure = Failure(id: "rehearsal", message: "")
        return [
            .alive, .call(value: 0, keeping: 0), .outcome(.failures([failure])),
            .call(value: 1, keeping: nil), .outcome(.rejected(reason: "")),
            .call(value: 2, keeping: nil), .outcome(.failures([])),
            .timeout(CheckVerdict(problem: "")), .verdict(CheckVerdict()), .stuck(progress, CheckVerdict()),
        ]
    }
}
