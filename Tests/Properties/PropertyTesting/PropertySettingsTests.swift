import Generators
import Synchronization
import Testing
import TestSupport

@testable import PropertyTesting

@Suite(.property(cases: 30, seed: 11)) struct PropertySettingsTests {
    /// The number of values that a check tries, and its settings.
    private static func casesRun(cases: Int? = nil) async -> Int {
        let bodies = Counter()
        await check(CheckTests.number, cases: cases) { _ in bodies.add() }
        return bodies.count
    }

    private final class Counter: Sendable {
        private let value = Atomic(0)
        var count: Int { value.load(ordering: .relaxed) }
        func add() { value.add(1, ordering: .relaxed) }
    }

    @Test func `a suite's trait applies to its tests`() async {
        #expect(PropertySettings.ofTraits == PropertySettings(cases: 30, seed: 11))
        #expect(await Self.casesRun() == 30)
    }

    @Test(.property(cases: 20, timeLimit: .seconds(60)))
    func `a test's trait overrides its suite's, setting by setting`() async {
        #expect(PropertySettings.ofTraits.seed == 11)
        #expect(PropertySettings.ofTraits.timeLimit == .seconds(60))
        #expect(await Self.casesRun() == 20)
    }

    @Suite(.property(seed: 12)) struct Nested {
        @Test(.property(caseTimeLimit: .seconds(3))) func `nested suites inherit settings`() {
            let expected = PropertySettings(cases: 30, seed: 12, caseTimeLimit: .seconds(3))
            #expect(PropertySettings.ofTraits == expected)
        }
    }

    @Test func `an argument overrides a trait`() async {
        #expect(await Self.casesRun(cases: 5) == 5)
    }

    @Test func `the given seed determines the values`() async throws {
        let recorded = try await issues {
            await check(CheckTests.number, seed: 4) { $0 < 700 }
            await check(CheckTests.number) { $0 < 0 }
        }
        #expect(recorded.first?.text.contains("PROPERTY_SEED=4)") == true)
        #expect(recorded.last?.text.contains("PROPERTY_SEED=11)") == true)
    }

    @Test func `settings have defaults`() {
        let search = PropertySettings().search
        #expect(search.cases == 1_000)
        #expect(search.seed == 0)
        #expect(search.timeLimit == nil)
        #expect(search.shrinkTimeLimit == .seconds(300))
        #expect(PropertySettings().timeForOneCase == .seconds(10))
    }

    @Test func `what is not health is a setting: a ratio of discards, and problems that are expected`()
        async throws
    {
        @Sendable func discarding() async { await check(CheckTests.number) { try assume($0 % 100 == 7) } }
        let recorded = try await issues {
            await discarding()
            await PropertySettings.$ofTraits.withValue(PropertySettings(discardRatio: 1_000)) {
                await discarding()
            }
            await PropertySettings.$ofTraits.withValue(
                PropertySettings(discardRatio: 1_000, ignored: [.manyDiscards])
            ) { await discarding() }
        }
        #expect(recorded.map(\.isFailure) == [true, false])
        #expect(recorded.first?.text.contains("or raise discardRatio") == true)
    }

    @Test(.property(ignoring: [.slowGeneration])) func `what a suite and a test ignore is ignored`() {
        let suite = PropertySettings(ignored: [.overruns])
        #expect(PropertySettings.ofTraits.or(suite).ignored == [.slowGeneration, .overruns])
    }

    @Test func `settings are read from environment variables`() throws {
        let environment = [
            "PROPERTY_CASES": "50", "PROPERTY_SEED": "18446744073709551615", "PROPERTY_SECONDS": "0.5",
            "PROPERTY_ISOLATION": "process", "CI": "true", "PROPERTY_SAVE": "yes",
        ]
        #expect(
            try PropertySettings(environment: environment)
                == PropertySettings(
                    cases: 50, seed: .max, timeLimit: .milliseconds(500), isolation: .process,
                    savesFailures: true))
    }

    @Test func `failures are saved, but not in continuous integration unless asked for`() throws {
        for (environment, isSaving) in [
            ([:], true), (["CI": "true"], false), (["CI": "true", "PROPERTY_SAVE": "yes"], true),
            (["PROPERTY_SAVE": "no"], false),
        ] {
            #expect(try PropertySettings(environment: environment).isSaving == isSaving)
        }
    }

    @Test func `the seed is new in each process, but 0 in continuous integration and where one is set`()
        throws
    {
        func seeds(_ environment: [String: String]) throws -> Set<UInt64> {
            Set(try (0..<20).map { _ in try PropertySettings(environment: environment).search.seed })
        }
        #expect(try seeds([:]).count > 1)
        #expect(try seeds(["CI": ""]) == [0])
        #expect(try seeds(["CI": "true", "PROPERTY_SEED": "random"]).count > 1)
        #expect(try seeds(["PROPERTY_SEED": "7"]) == [7])
        #expect(PropertySettings(seed: 3, freshSeed: 4).search.seed == 3)
        #expect(try PropertySettings.ofProcess.get() == PropertySettings.ofProcess.get())
    }

    @Test(arguments: [
        ("PROPERTY_CASES", ["", "0", "-1", "ten", "1.5", "1 000"]),
        ("PROPERTY_SEED", ["", "-1", "Random", "0x7"]),
        ("PROPERTY_SECONDS", ["", "0", "-1", "nan", "inf", "1e9", "5s"]),
        ("PROPERTY_SAVE", ["", "true", "1"]), ("PROPERTY_ISOLATION", ["", "yes", "fork"]),
    ])
    func `a malformed variable is an error that names it`(name: String, values: [String]) {
        for value in values {
            let error = #expect(throws: PropertySettings.MalformedVariable.self) {
                try PropertySettings(environment: [name: value])
            }
            #expect(error?.description.hasPrefix("\(name) is \"\(value)\"; expected a ") == true)
        }
    }

    @Test func `a malformed variable is the issue of a check`() async throws {
        let variable = PropertySettings.MalformedVariable(
            name: "PROPERTY_CASES", value: "ten", expected: "a number")
        let recorded = try await issues {
            await PropertyCheck(
                property: Property(CheckTests.number, id: "none") { _ in false },
                arguments: PropertySettings(), token: nil, saved: nil, sourceLocation: .somewhere
            ).run(environment: .failure(variable))
        }
        #expect(recorded.map(\.text) == ["PROPERTY_CASES is \"ten\"; expected a number"])
        #expect(recorded.map(\.sourceLocation) == [.somewhere])
    }
}
