import AirBarModel
import Foundation
import Fuzzing
import Generators
import TestSupport
import Verification

@testable import BarCommands

/// Inputs for the bars of the program `Misbehaving`, which the build puts beside the bundle of the tests.
enum MisbehavingInput {
    /// The path of the program.
    static let program = Bundle.main.bundleURL.appendingPathComponent("Misbehaving").path

    /// The subjects of the program, made in this process, where only what does not run a bar may be used.
    static func subject(_ name: String) throws -> FuzzSubject {
        let definition = BarDefinition(name, accepts: { $0.flaw == nil }) { PublishedBar($0) }
        guard let bars = Bars([definition]) else { throw Rejection("no bars") }
        return try FuzzTargets(of: bars).subject("bar-\(name)")
    }

    /// How the subject of a bar is run.
    static func isolation(_ name: String, seconds: Double = 20) -> Isolation {
        var isolation = Isolation("bar-\(name)")
        isolation.seconds = seconds
        isolation.executable = program
        return isolation
    }

    /// The bytes that make a scenario of events.
    static func bytes(_ events: [BarEvent]) throws -> [UInt8] {
        guard let choices = try scenario(events).choices else {
            throw Rejection("no scenario of a generator")
        }
        return choices.bytes
    }

    /// What many bars do: a pan, a scroll, and the same again.
    static let harmless: [BarEvent] = [.contentOffset(-150), .idle, .contentOffset(-120)]
    /// What traps in the bar `trapping`, in one place.
    static let conversion = harmless + [.contentOffset(.nan), .idle]
    /// What traps in the bar `trapping`, in another place.
    static let index = harmless + [.safeArea(ContentInset(top: 60, bottom: 0)), .idle]
    /// What the bars `endless`, `greedy` and `quitting` do not survive.
    static let content = harmless + [.contentHeight(1_000), .idle]
    /// What the bar `deep` does not survive.
    static let cancelled: [BarEvent] = [.pan(.began), .contentOffset(-150), .pan(.cancelled), .idle]
}
