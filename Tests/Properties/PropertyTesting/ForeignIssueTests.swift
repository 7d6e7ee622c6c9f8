import Foundation
import Generators
import PropertyTesting
import Testing
import TestSupport

/// Issues that are recorded outside the tasks of tests while a check runs.
@Suite struct ForeignIssueTests {
    @Test(.whereTestsCanBeRun) func `a check that holds does not fail by an issue of another test`()
        async throws
    {
        let run = try await TestRun(ofTests: "UnownedIssue")
        #expect(run.output.contains("recorded an issue at ForeignIssueTests.swift:\(UnownedIssue.line)"))
        #expect(!run.output.contains("replaying:"))
        #expect(run.output.ranges(of: "may be of this body or of another test").count == 1)
        #expect(run.status != 0)
    }

    @Test(.whereTestsCanBeRun) func `a check is not accused of issues that come all the time`() async throws {
        let run = try await TestRun(ofTests: "UnownedStream")
        #expect(run.output.contains("recorded an issue at ForeignIssueTests.swift:\(UnownedStream.line)"))
        #expect(!run.output.contains("replaying:"))
        #expect(run.output.ranges(of: "may be of this body or of another test").count == 1)
    }

    @Test(.whereTestsCanBeRun, arguments: ["DetachedTask", "Thread"])
    func `a failure in work that the body detaches and awaits is shrunk`(kind: String) async throws {
        let run = try await TestRun(ofTests: "Own\(kind)")
        #expect(run.output.contains("for 700\n"))
        #expect(run.output.contains("replaying: \"\(ReplayToken([Choice(value: 700, bound: 1_000)]))\""))
        #expect(!run.output.contains("may be of this body or of another test"))
    }

    @Test(.whereTestsCanBeRun) func `in a child process every issue is of the body`() async throws {
        let run = try await TestRun(ofTests: "OwnThread", with: ["PROPERTY_ISOLATION": "process"])
        #expect(run.output.contains("for 700\n"))
        // Nobody else has recorded one.
        #expect(run.output.contains("with 1 issue.\n"))
    }
}

/// A test records one issue in a detached task while the body of a check in another test is called.
@Suite(.inRunOfItsOwn) private struct UnownedIssue {
    static let line = #line + 6
    private static let (isCalled, isRecorded) = (Gate(), Gate())

    @Test func `it records`() async {
        await Task.detached {
            Self.isCalled.wait()
            #expect(1 == 2)
            Self.isRecorded.open()
        }.value
    }

    @Test func `it holds`() async {
        await check(CheckTests.number, cases: 50) { _ in
            Self.isCalled.open()
            Self.isRecorded.wait()
        }
    }
}

/// A test records issues in a detached task until a check in another test has ended.
@Suite(.inRunOfItsOwn) private struct UnownedStream {
    static let line = #line + 6
    private static let (isRecorded, isOver) = (Gate(), Gate())

    @Test func `it records`() async {
        await Task.detached {
            while !Self.isOver.isOpen {
                #expect(1 == 2)
                Self.isRecorded.open()
                await Task.yield()
            }
        }.value
    }

    @Test func `it holds`() async {
        await check(CheckTests.number, cases: 50) { _ in
            Self.isRecorded.wait()
            Thread.sleep(forTimeInterval: 0.01)
        }
        Self.isOver.open()
    }
}

@Suite(.inRunOfItsOwn) private struct OwnDetachedTask {
    @Test func `it fails`() async {
        await check(CheckTests.number, cases: 200, caseTimeLimit: .seconds(600)) { number async in
            await Task.detached { #expect(number < 700) }.value
        }
    }
}

@Suite(.inRunOfItsOwn) private struct OwnThread {
    @Test func `it fails`() async {
        await check(CheckTests.number, cases: 200, caseTimeLimit: .seconds(600)) { number in
            let isOver = DispatchSemaphore(value: 0)
            Thread.detachNewThread {
                #expect(number < 700)
                isOver.signal()
            }
            isOver.wait()
        }
    }
}
