import Foundation

/// What a supervised process tells of its work: nine bytes, a kind and a number with the least significant byte first.
enum SupervisionMessage: Equatable {
    /// The position of the bar or the counterexample that it works on.
    case item(Int)
    /// The number of cases of the search that are done.
    case cases(Int)
    /// It ends by itself, with a status.
    case end(Int32)

    private static let size = 9

    /// The message as it is sent.
    var bytes: Data {
        let (kind, number): (UInt8, Int) =
            switch self {
            case .item(let number): (1, number)
            case .cases(let number): (2, number)
            case .end(let status): (3, Int(status))
            }
        return Data([kind] + (0..<8).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) })
    }

    /// Removes a message from the beginning of what was received; nil if it is not whole yet, or if it is none.
    init?(removedFrom received: inout Data) {
        let bytes = [UInt8](received.prefix(Self.size))
        guard bytes.count == Self.size else { return nil }
        received = Data(received.dropFirst(Self.size))
        let number = (0..<8).reduce(0) { $0 | Int(bytes[$1 + 1]) << (8 * $1) }
        switch bytes[0] {
        case 1: self = .item(number)
        case 2: self = .cases(number)
        case 3: self = .end(Int32(truncatingIfNeeded: number))
        default: return nil
        }
    }
}
