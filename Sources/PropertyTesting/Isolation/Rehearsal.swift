import Generators

/// What child processes do, once in this one.
///
/// A generic type or a constant is made at its first use, under a lock. Where many checks begin at once, many threads make
/// the same ones, and a process that is copied meanwhile waits for ever for a lock that nobody gives back.
enum Rehearsal {
    /// Whether it was held; several threads wait for one.
    static let isHeld: Bool = {
        _ = CheckVerdict(search(property, SearchSettings(cases: 100, seed: 0)))
        var reader = MessageReader()
        var progress = CheckProgress()
        // Twice, so that the progress in a message has calls of a body, too.
        for _ in 0..<2 {
            for message in messages(progress).flatMap({ reader.read($0.bytes) }) { progress.note(message) }
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

    /// A property whose values are shrunk.
    private static let property = Property(
        zip(.integer(in: 0...100_000), .string(count: 0...9)) as Generator<(Int, String)>, id: "rehearsal"
    ) { number, _ in number < 700 }

    /// The seconds for which the process may be silent: it may hang as any other.
    private static let patience = 1.0

    /// One message of each kind, the last one at the end.
    private static func messages(_ progress: CheckProgress) -> [ChildMessage] {
        let failure = Failure(id: "rehearsal", message: "")
        return [
            .alive, .call(value: 0, keeping: 0), .outcome(.failures([failure])),
            .call(value: 1, keeping: nil), .outcome(.rejected(reason: "")),
            .call(value: 2, keeping: nil), .outcome(.failures([])),
            .timeout(CheckVerdict(problem: "")), .verdict(CheckVerdict()),
            .stuck(progress, CheckVerdict(), isBusy: true),
        ]
    }
}
