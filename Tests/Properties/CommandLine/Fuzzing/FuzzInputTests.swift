import Foundation
import Testing

@testable import BarCommands

/// What the names and the messages around inputs say.
@Suite struct FuzzInputTests {
    @Test(arguments: [
        ("inbox/S7-1a2b.input", "S7", true), ("inbox/out-of-memory-1.input", "out-of-memory", true),
        ("S7.input", nil, true), ("findings/stack-overflow.input", nil, true),
        ("crash-1a2b", nil, true), ("timeout-1", nil, true), ("oom-1", nil, true),
        ("S7.scenario", nil, false), ("crashed", nil, false),
    ])
    func `the name tells the failure`(name: String, id: String?, isFailure: Bool) {
        let file = FuzzInputFile("/folder/\(name)")
        #expect(file.expectedID == id && file.isFailure == isFailure)
    }

    @Test(arguments: [
        ("/a/.fuzz/bar-published/findings/S7.input", "bar-published"),
        ("/a/.fuzz/motion/slices/1/artifacts/crash-1", "motion"),
        ("/a/.fuzz/b/.fuzz/c/crash-1", "c"), ("/a/.fuzz/crash-1", nil), ("/a/crash-1", nil),
    ])
    func `the folder tells what was fuzzed`(path: String, subject: String?) {
        #expect(FuzzInputFile(path).subject == subject)
    }

    private static let backtrace = """
        noise
        Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range

        *** Program crashed: Illegal instruction at 0x00007f240ab6df7f ***

        Thread 0 "program" crashed:

          0               0x00007f240ab6df7f _assertionFailure(_:_:file:line:flags:) + 302 in libswiftCore.so
          1 [ra]          0x00007f240b30cf65 specialized Array.subscript.getter + 84 in libswiftSwiftOnoneSupport.so
          2 [ra] [system] 0x00005620c7dc3360 Collection.map<A, B>(_:) + 991 in program at //<compiler-generated>
          3 [ra] [thunk]  0x00005620c7dc3533 partial apply for closure #1 + 18 in program at //<compiler-generated>
          4 [ra]          0x00005620c7dc2f5c MyBar.react(to:on:) + 107 in program at /folder/MyBar.swift:3:46
          5 [ra]          0x00005620c7dc38e5 main + 532 in program at /folder/main.swift:5:85
        """

    @Test func `a backtrace is told by its message and the first function of the program`() {
        let trap = TrapExplanation(parsing: Self.backtrace)
        #expect(
            trap.text == "Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range, "
                + "in MyBar.react(to:on:) at MyBar.swift:3:46")
        let bare = TrapExplanation(parsing: "  0  0x000055b89f2a9463 main + 243 in program\n")
        #expect(bare.text == "in main")
        #expect(TrapExplanation(parsing: "nothing\n").text.isEmpty)
    }
}
