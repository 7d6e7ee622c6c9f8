import AirBarModel
import Foundation
import Testing
import Verification

@testable import BarCommands
@testable import airbar

/// What the command line says of a bar that is an object, in a process of its own.
@Suite struct ClassBarTests {
    @Test func `a class bar is not explored, and the status is that of bad input`() async throws {
        let result = await #expect(processExitsWith: .exitCode(2), observing: [\.standardErrorContent]) {
            ClassBarTests.explore()
        }
        let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        let reason = "it is a class bar, of which no two states can be compared"
        #expect(text.hasSuffix(": cannot explore mine: \(reason)\n"))
    }

    /// Runs `explore` on a class bar, and ends the process.
    private static func explore() -> Never {
        let mine = BarDefinition.live("mine") { _, configuration in
            LiveBar(height: { configuration.normal })
        }
        guard let bars = Bars([mine]) else { exit(99) }
        exit(CommandLineProgram(Command.ofBars(fuzzing: ""), on: bars).run(["explore"]))
    }
}
