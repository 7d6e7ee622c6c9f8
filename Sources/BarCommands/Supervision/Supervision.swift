import Foundation
import Processes
import Verification

/// The supervision of this process by the one that the user started; see ``Supervisor``.
struct Supervision: Sendable {
    /// The items that are to be run in processes of their own.
    let fatal: FatalItems
    private let parent: ParentConnection

    /// The environment variable of a supervised process: the text of ``FatalItems``.
    static let variable = "AIRBAR_SUPERVISED"
    /// What the supervisor sends for an interrupt.
    struct Interrupt: Codable {}

    /// The supervision of this process; nil if the user started it, or another program.
    static let current: Supervision? = {
        guard let text = getenv(variable) else { return nil }
        let fatal = FatalItems(parsing: String(cString: text))
        // Processes that this one starts have other parents.
        unsetenv(variable)
        return ParentConnection.current.map { Supervision(fatal: fatal, parent: $0) }
    }()

    /// From now on this process heeds the interrupts that the supervisor passes on, and ends with it.
    func begin() {
        TrapReport.isLeftToParent = true
        // The terminal sends them to every process in the foreground; one that heard of each twice would end at once.
        for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_IGN) }
        Thread.detachNewThread { [parent] in
            while case _? = try? parent.receive(Interrupt.self) { Interruption.receive() }
            _exit(2)
        }
    }

    /// Tells the supervisor.
    func tell(_ message: SupervisionMessage) { _ = parent.socket.send(message) }
}
