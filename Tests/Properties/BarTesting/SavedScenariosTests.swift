import AirBarModel
import BarTesting
import PropertyTesting
import Testing
import TestSupport
import Verification

/// The folder in which a check of a bar keeps the scenarios of its failures.
@Suite(.property(cases: 1_000, seed: 0)) struct SavedScenariosTests {
    @Test func `a failure is saved, and next time nothing but the saved ones is run`() async throws {
        try await TemporaryFolder.with { folder in
            let first = try await issueTexts(of: .published, in: folder)
            #expect(try folder.names == ["published-S7.scenario"])
            #expect(first.first?.contains("\nsaved: \(folder.path)/published-S7.scenario") == true)
            let second = try await issueTexts(of: .published, in: folder)
            #expect(second.count == 1)
            #expect(
                second.first?.hasPrefix("\(folder.path)/published-S7.scenario:\npublished breaks S7") == true)
            #expect(second.first?.contains("cases, seed") == false)
            #expect(try folder.names == ["published-S7.scenario"])
            #expect(try await issueTexts(of: .hardened, in: folder) == [])
        }
    }

    @Test func `a further failure of an invariant does not replace the saved one`() async throws {
        try await TemporaryFolder.with { folder in
            let holding = "scenario 1\nheights 100 200 300\nbind frame 600 content 2000 offset -200\n"
            _ = try folder.write(holding.utf8, to: "published-S7.scenario")
            _ = try await issueTexts(of: .published, in: folder)
            #expect(try folder.names == ["published-S7-2.scenario", "published-S7.scenario"])
        }
    }

    @Test func `nothing is saved where the settings forbid it`() async throws {
        try await TemporaryFolder.with { folder in
            let text = try await issueTexts(of: .published, in: folder, saves: false)
            #expect(text.count == 1)
            #expect(try folder.names == [])
        }
    }

    @Test func `a malformed scenario is an issue with the place, and refused heights are a warning`()
        async throws
    {
        try await TemporaryFolder.with { folder in
            let file = try folder.write("scenario 1\nheights 1 2\n".utf8, to: "broken.scenario")
            let malformed = try await issueTexts(of: .hardened, in: folder)
            #expect(malformed.count == 1)
            #expect(malformed.first?.hasPrefix("\(file): line 2") == true)
            let other = "scenario 1\nheights 100 200 300\nbind frame 600 content 2000 offset -200\n"
            _ = try folder.write(other.utf8, to: "broken.scenario")
            let mine = BarDefinition.hardened.with(heights: .fixed(64, 128, 284))
            #expect(
                try await issueTexts(of: mine, in: folder) == [
                    "\(file): not run, hardened@64,128,284 has other heights"
                ])
        }
    }
}
