import Foundation
import Synchronization
import Verification

/// The supervision of this process by the one that the user started; see ``Supervisor``.
struct Supervision: Sendable {
    /// The items that are to be run in processes of their own.
    let fatal: FatalItems
    private let socket = WorkerSocket(descriptor: descriptor)

    /// The environment variable of a supervised process: the text of ``FatalItems``.
    static let variable = "AIRBAR_SUPERVISED"
    /// The file descriptor of the connection in a supervised process.
    static let descriptor: Int32 = 3
    /// What the supervisor sends for an interrupt.
    static let interrupt = Data([1])

    /// The supervision of this process; nil if the user started it, or another program.
    static let current: Supervision? = {
        guard let text = getenv(variable) else { return nil }
        let supervision = Supervision(fatal: FatalItems(parsing: String(cString: text)))
        // Processes that this one starts have other parents.
        unsetenv(variable)
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        return supervision
    }()

    private init(fatal: FatalItems) { self.fatal = fatal }

    /// From now on this process heeds the interrupts that the supervisor passes on, and ends with it.
    func begin() {
        TrapReport.isLeftToParent = true
        // The terminal sends them to every process in the foreground; one that heard of each twice would end at once.
        for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_IGN) }
        Thread.detachNewThread { [socket] in
            while !socket.receive().isEmpty { Interruption.receive() }
            _exit(2)
        }
    }

    /// Tells the supervisor.
    func tell(_ message: SupervisionMessage) { _ = socket.send(message.bytes) }
}
