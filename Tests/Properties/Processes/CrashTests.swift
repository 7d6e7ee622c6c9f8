import Foundation
import Testing

@testable import Processes

/// What is known of a process that traps.
@Suite struct CrashTests {
    @Test func `a crash is a full stack, or a trap at the places that are known`() throws {
        func record(_ words: [UInt]) -> CrashRecord? { CrashRecord(words.withUnsafeBytes { Data($0) }) }
        #expect(record([11, 1, 7, 0, 0])?.isStackOverflow == true)
        #expect(record([4, 0, 0x1a2b, 0, 0])?.isStackOverflow == false)
        #expect(record([4, 0, 0x1a2b, 0, 0])?.place.id == "trap-1a2b")
        #expect(record([4, 0, 0x1a2b, 0x3c, 0])?.place.id == "trap-1a2b-3c")
        #expect(record([6, 0, 0, 0, 0])?.place.id == "trap-signal-6")
        #expect(record([4, 0, 0]) == nil)
    }

    @Test func `the image of a program is all that is mapped of it, and its code what can run`() throws {
        let maps = """
            1000-2000 r--p 00000000 08:01 1 /bin/a program
            2000-4000 r-xp 00001000 08:01 1 /bin/a program
            4000-5000 rw-p 00003000 08:01 1 /bin/a program
            8000-9000 r-xp 00000000 08:01 2 /lib/libswiftCore.so
            9000-a000 rw-p 00000000 00:00 0
            """
        let image = try #require(ProgramImage(maps: maps, program: "/bin/a program", standardLibrary: 0x8100))
        #expect(image.base == 0x1000 && image.code == 0x2000..<0x4000 && !image.hasStandardLibrary)
        let whole = ProgramImage(maps: maps, program: "/bin/a program", standardLibrary: 0x2100)
        #expect(whole?.hasStandardLibrary == true)
        #expect(ProgramImage(maps: maps, program: "/bin/a", standardLibrary: 0) == nil)
    }
}
