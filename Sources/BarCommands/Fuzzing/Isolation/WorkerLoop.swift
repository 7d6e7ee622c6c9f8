import Foundation

/// A worker, as it sees itself: it answers one request after another.
struct WorkerLoop {
    let socket: WorkerSocket
    private let answer: (WorkerRequest) throws(UsageError) -> WorkerAnswer

    /// Makes a worker.
    ///
    /// - Parameters:
    ///   - socket: whence requests come, and where answers go.
    ///   - answer: answers a request.
    init(
        _ socket: WorkerSocket, answer: @escaping (WorkerRequest) throws(UsageError) -> WorkerAnswer
    ) {
        self.socket = socket
        self.answer = answer
    }

    /// Answers until the connection ends.
    func run() {
        socket.tell(.ready)
        var received = Data()
        while true {
            do {
                while let frame = try WorkerFrame(removedFrom: &received) {
                    socket.tell(try answer(try frame.message(WorkerRequest.self)))
                }
            } catch {
                complain("\(Program.name): \(error.message)")
                return
            }
            let bytes = socket.receive()
            if bytes.isEmpty { return }
            received += bytes
        }
    }
}

extension WorkerSocket {
    /// Sends an answer; ends the process if nobody waits for it any more.
    func tell(_ answer: WorkerAnswer) {
        guard let frame = try? WorkerFrame(answer), send(frame.bytes) else { _exit(2) }
    }
}
