import BarCommands
import NarrowMistakes
import Testing
import Verification

@testable import bench

@Suite struct CommandTests {
    private static func run(_ words: [String]) throws -> Int32 {
        CommandLineProgram(Bench.commands, on: try #require(Bars(NarrowMistake.all))).run(words)
    }

    @Test(arguments: [
        [], ["nothing"], ["challenges", "--name", "nobody"], ["challenges", "more"],
        ["discoveries", "--seeds", "-1"],
        ["bar", "--rounds", "1"], ["motion", "--rounds", "1"], ["speed", "--rounds"],
        ["power", "--seeds", "0"],
        ["fuzz", "--target", "nobody"], ["fuzz-power", "nobody"],
        ["source-mutants", "--name", "nobody"], ["source-mutants", "/nowhere"],
        ["source-mutants", "Package.swift"],
    ])
    func `bad input ends in status 2`(words: [String]) throws {
        #expect(try Self.run(words) == 2)
    }

    @Test func `each command says how it is used`() throws {
        for command in ["challenges", "discoveries", "speed", "bar", "power", "motion", "fuzz", "fuzz-power"]
        {
            #expect(try Self.run([command, "--help"]) == 0)
        }
    }

    @Test func `a challenge is met from a seed`() throws {
        #expect(try Self.run(["challenges", "--name", "reverse", "--seeds", "1"]) == 0)
    }
}
