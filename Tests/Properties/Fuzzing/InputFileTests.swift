import Generators
import Testing
import TestSupport

@testable import Fuzzing

/// The text form of committed inputs.
@Suite struct InputFileTests {
    private static let text = """
        inputs 1 bar-hardened
        # A pull at the top.
        #
        AQIDZ2GT

        #The simplest one.
        twTO
        # The end.
        """

    @Test func `a file has a subject, and inputs with comments`() throws {
        let file = try InputFile(parsing: Self.text)
        let first = InputFile.Item([1, 2, 3], comments: ["A pull at the top.\n"])
        let second = InputFile.Item([], comments: ["The simplest one."])
        #expect(file == InputFile(of: "bar-hardened", [first, second], comments: ["The end."]))
        #expect(file.text.split(separator: "\n").count == 7)
    }

    @Test func `any file reads back as it was`() throws {
        let bytes = Generator<UInt8>.integer(in: 0...255).array(count: 0...20)
        let item = zip(bytes, Generator<String>.string(count: 0...8).array(count: 0...3)).map {
            InputFile.Item($0, comments: $1)
        }
        let files = item.array(count: 0...4).map { InputFile(of: "tokens", $0, comments: ["the end"]) }
        for file in samples(of: files, count: 500) {
            #expect(try InputFile(parsing: file.text) == file)
        }
    }

    @Test(arguments: [
        ("", "line 1: expected 'inputs 1' and the name of a subject, found ''"),
        ("inputs 2 bar", "line 1: expected 'inputs 1' and the name of a subject, found 'inputs 2 bar'"),
        ("inputs 1 ", "line 1: expected 'inputs 1' and the name of a subject, found 'inputs 1 '"),
        ("inputs 1 a b", "line 1: expected 'inputs 1' and the name of a subject, found 'inputs 1 a b'"),
        (
            "inputs 1 bar\n\nAQ D",
            "line 3: expected a letter, a digit, - or _ after 2 characters, found 'AQ D'"
        ),
        ("inputs 1 bar\n# one\nAQID", "line 3: expected an input that was not mistyped or cut, found 'AQID'"),
    ])
    func `a malformed line is refused with its number and what was expected`(text: String, message: String) {
        let error = #expect(throws: InputFile.ParseError.self) { try InputFile(parsing: text) }
        #expect(error?.description == message)
    }

    @Test func `a letter that is replaced, lost or repeated is noticed`() throws {
        let lines = InputFile(of: "bar", [InputFile.Item(Array(0...40))]).text.split(separator: "\n")
        for index in lines[1].indices {
            for change in ["", "A", "B", String(repeating: lines[1][index], count: 2)] {
                let damaged = lines[1].replacingCharacters(in: index, with: change)
                if damaged == lines[1] { continue }
                let error = #expect(throws: InputFile.ParseError.self) {
                    try InputFile(parsing: "\(lines[0])\n\(damaged)\n")
                }
                #expect(error?.line == 2)
            }
        }
    }
}

extension Substring {
    fileprivate func replacingCharacters(in index: Index, with text: String) -> Substring {
        self[..<index] + text + self[self.index(after: index)...]
    }
}
