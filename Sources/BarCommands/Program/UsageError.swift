import Verification

/// The reason why a command cannot run: one line on standard error, and exit status 2.
public struct UsageError: Error, CustomStringConvertible {
    /// The line.
    public let message: String

    /// The same line.
    public var description: String { message }

    /// The exit status: it is not decided.
    static let status = Verdict.undecided("").status

    /// Makes an error of a line.
    public init(_ message: String) { self.message = message }

    /// Makes the error of a text that is no value of an option, with the value that was probably meant.
    init(_ text: String, isNoValueOf option: String, known: [String]) {
        self.init("\(UnknownName(kind: "value of \(option)", name: text, known: known))")
    }
}

/// Runs a function and throws its errors as usage errors, with their text.
///
/// - Parameters:
///   - subject: the beginning of the message, if the error does not name its subject.
///   - body: the function.
public func asUsageError<Value, Failure: Error>(
    _ subject: String? = nil, _ body: () throws(Failure) -> Value
) throws(UsageError) -> Value {
    do { return try body() } catch { throw UsageError((subject.map { $0 + ": " } ?? "") + "\(error)") }
}
