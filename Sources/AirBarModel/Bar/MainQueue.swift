import Dispatch

/// The queue on which everything of the main actor runs.
enum MainQueue {
    private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Runs work on the main queue, and waits for it; at once if the caller is on that queue.
    static func sync<Result>(_ work: () -> Result) -> Result {
        if DispatchQueue.getSpecific(key: mark) == true { return work() }
        return DispatchQueue.main.sync(execute: work)
    }
}
