import AirBarModel
import Motion
import Testing
import TestSupport
import Verification

/// The containers of a command line of one's own.
@Suite struct OwnContainerTests {
    private static func run(_ words: String...) throws -> Launched {
        try Launched(words, of: MisbehavingInput.program)
    }

    @Test func `what a container breaks is found, and its token shows it again, on others too`() throws {
        let run = try Self.run("motion", "--cases", "200", "--seed", "1")
        #expect(run.status == 1 && run.output.hasPrefix("stuck: "))
        #expect(run.output.contains(" of 9 laws broken, "))
        let line = /\nswift run -c release Misbehaving reproduce (stuck:H12:\S+)/
        let token = String(try #require(run.output.firstMatch(of: line)?.output.1))
        let again = try Self.run("reproduce", token)
        #expect(again.status == 1 && again.output.hasPrefix("stuck breaks H12, follows the finger: "))
        let right = try Self.run("reproduce", "--bar", "sheet", token)
        #expect(right.status == 0 && right.output.hasPrefix("sheet keeps H12 here"))
    }

    @Test func `other rules are judged by the laws of all that moves, and reproduced by the same program`()
        throws
    {
        let sheet = try Self.run("motion", "--rules", "sheet", "--cases", "2")
        #expect(sheet.status == 0 && sheet.output.contains(" of 56 laws broken, "))
        let run = try Self.run("motion", "--rules", "published", "--law", "P7", "--cases", "200")
        #expect(run.status == 1)
        #expect(run.output.contains("\nswift run -c release Misbehaving reproduce published:P7:1"))
    }

    @Test func `rules that are not there are named, beginning with the containers of the program`() throws {
        let run = try Self.run("motion", "--rules", "nobody")
        #expect(run.status == 2 && run.complaints.contains("stuck, hardened, published, sheet"))
    }

    @Test func `a command line has a bar or a container, and no two containers of a name`() {
        #expect(Bars([]) == nil && Bars([], containers: [.sheet, .sheet]) == nil)
        let bars = Bars([], containers: [.sheet])
        #expect(bars?.all.map(\.name) == ["hardened", "published"])
        #expect(bars?.decisive.map(\.name) == ["hardened"])
        #expect(bars?.reproduced(by: "again").containers.map(\.name) == ["sheet"])
    }
}
