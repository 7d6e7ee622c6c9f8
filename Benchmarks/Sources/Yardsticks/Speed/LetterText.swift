import Generators

/// Texts of 64 letters, whose bytes are added up.
enum LetterText: Subject {
    private static let count = 64
    private static let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")

    static let generator = Generator<String>.string(of: .letter, count: count...count)

    static func written(_ bits: inout RandomBits) -> String {
        var text = ""
        for _ in 0..<count { text.append(letters[Int(bits.uniform(upTo: UInt64(letters.count - 1)))]) }
        return text
    }

    static func tally(_ text: String) -> Tally {
        // Letters are one byte each, and counting characters would take most of the time.
        Tally(elements: text.utf8.count, sum: text.utf8.reduce(0) { $0 &+ Int($1) })
    }
}
