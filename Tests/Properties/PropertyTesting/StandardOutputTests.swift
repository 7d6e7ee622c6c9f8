import Foundation
import Generators
import PropertyTesting
import Testing
import TestSupport

/// Bodies that replace or close the standard output.
@Suite struct StandardOutputTests {
    @Test(.whereTestsCanBeRun, arguments: ["Closing", "Replacing"])
    func `checks work after a body has replaced or closed its standard output`(kind: String) async throws {
        let run = try await TestRun(ofTests: "\(kind)StandardOutput")
        let token = ReplayToken([Choice(value: 1, bound: 1)])
        #expect(run.output.ranges(of: "The body returned false").count == 1)
        #expect(run.output.ranges(of: "The body ended its process: exit with status 3").count == 1)
        #expect(run.output.ranges(of: "for 1\n").count == 2)
        #expect(run.output.ranges(of: "replaying: \"\(token)\"").count == 2)
        #expect(run.output.contains("with 2 issues"))
    }

    @Test(.whereTestsCanBeRun) func `what a body prints does not hide the value at which its process ends`()
        async throws
    {
        try await TemporaryFolder.with { folder in
            let variables = ["TMPDIR": folder.path]
            let ended = try await TestRun(ofTests: "EndingAfterOutput", with: variables)
            #expect(ended.status == 3)
            let next = try await TestRun(ofTests: "EndingAfterOutput", with: variables)
            #expect(next.output.contains("the process of the last run ended, "))
            #expect(next.output.contains("for 1000\n") && next.output.contains("case 1 of PROPERTY_SEED=0"))
            #expect(next.output.contains("The body ended its process: exit with status 3\n"))
            #expect(next.output.contains("for 700\n"))
        }
    }
}

/// Runs a check on a thread, and one in child processes, whose bodies print.
private func checkPrinting(before change: @escaping @Sendable () -> Void) async {
    await check(CheckTests.bit, cases: 200) { bit in
        change()
        print(bit)
        fflush(nil)
        return bit == 0
    }
    await check(CheckTests.bit, cases: 200, isolation: .process) { bit in
        change()
        print(bit)
        fflush(nil)
        if bit == 1 { exit(3) }
    }
}

@Suite(.inRunOfItsOwn) private struct ClosingStandardOutput {
    @Test func `it fails twice`() async {
        // What is opened next gets these numbers: the ends of a pipe.
        await checkPrinting { for descriptor in [STDIN_FILENO, STDOUT_FILENO] { close(descriptor) } }
    }
}

@Suite(.inRunOfItsOwn) private struct ReplacingStandardOutput {
    @Test func `it fails twice`() async {
        await checkPrinting {
            let file = open("/dev/null", O_WRONLY)
            dup2(file, STDOUT_FILENO)
            close(file)
        }
    }
}

@Suite(.inRunOfItsOwn, .property(seed: 0)) private struct EndingAfterOutput {
    @Test func `it ends the process, and fails in the next run`() async {
        await check(.always(0)) { _ in close(STDOUT_FILENO) }
        // The file of this check would get the number of the standard output.
        await check(CheckTests.number, cases: 200) { number in
            print("number \(number)")
            fflush(nil)
            if number >= 700 { exit(3) }
        }
    }
}
