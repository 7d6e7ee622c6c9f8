import Foundation
import Processes

/// How inputs of one subject are run in processes of their own.
struct Isolation: Sendable {
    /// The name of the subject.
    let subject: String
    /// The time after which an input is said not to end, in seconds.
    var seconds = 10.0
    /// The memory of a process, in MiB.
    var mebibytes = 2_048
    /// The path of the file to which Swift's backtracer writes where a process traps; nil if it only tells the place.
    var trace: String?
    /// The path of the program; unless given, this program.
    var executable = Launch.ownExecutable

    /// Makes the isolation of a subject, with the limits that are declared above.
    init(_ subject: String) { self.subject = subject }

    /// How a worker is started.
    ///
    /// Hash seeds are fixed as in the fuzzer, since an input may fail with some only. Swift's backtracer takes a part of a
    /// second for each trap, and longer for more frames, of which the first one outside the system's libraries is read.
    /// What a worker prints is for nobody.
    var launch: Launch {
        let tracing =
            "enable=yes,color=no,interactive=no,threads=crashed,images=none,registers=none,limit=32,top=0"
        var launch = Launch(
            [executable, "fuzz", IsolatedCommand.name, subject, IsolatedCommand.memoryOption, "\(mebibytes)"]
                + (trace == nil ? [] : [IsolatedCommand.traceOption]))
        launch.executable = executable
        launch.environment = [
            "SWIFT_DETERMINISTIC_HASHING": "1", "SWIFT_BACKTRACE": trace == nil ? "enable=no" : tracing,
        ]
        launch.input = .null
        launch.output = .null
        launch.errors = trace.map { .file($0) } ?? .null
        return launch
    }
}
