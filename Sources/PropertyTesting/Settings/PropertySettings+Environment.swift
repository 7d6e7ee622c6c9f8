import Foundation

extension PropertySettings {
    /// The settings from the environment of this process, read once, so that all checks share a random seed.
    package static let ofProcess = Result { () throws(MalformedVariable) in
        try PropertySettings(environment: ProcessInfo.processInfo.environment)
    }

    /// Reads settings from environment variables.
    ///
    /// - Throws: ``MalformedVariable`` for the first invalid variable.
    init(environment: [String: String]) throws(MalformedVariable) {
        let read = Variables(values: environment)
        cases = try read("PROPERTY_CASES", "a whole number of at least 1") { Int($0).filter { $0 > 0 } }
        seed = try read("PROPERTY_SEED", "a whole number of at most \(UInt64.max), or \"random\"") {
            $0 == "random" ? Self.randomSeed : UInt64($0)
        }
        ignored = []
        // In continuous integration a change that is right must not fail by chance, and what is written nobody commits.
        let isContinuousIntegration = environment["CI"] != nil
        freshSeed = isContinuousIntegration ? nil : Self.randomSeed
        timeLimit = try read.seconds("PROPERTY_SECONDS")
        shrinkTimeLimit = try read.seconds("PROPERTY_SHRINK_SECONDS")
        shrinkBudget = try read("PROPERTY_SHRINKS", "a whole number of at least 0") {
            Int($0).filter { $0 >= 0 }
        }
        showsStatistics = try read("PROPERTY_STATISTICS", "a yes or a no") { Self.answers[$0] }
        isolation = try read("PROPERTY_ISOLATION", "a thread or a process") {
            ["thread": .thread, "process": .process][$0]
        }
        savesFailures =
            try read("PROPERTY_SAVE", "a yes or a no") { Self.answers[$0] }
            ?? (isContinuousIntegration ? false : nil)
    }

    /// A seed of 32 bits, because a person may have to type it.
    private static var randomSeed: UInt64 { .random(in: 0...UInt64(UInt32.max)) }

    private static let answers = ["yes": true, "no": false]

    /// An environment variable with an invalid value.
    package struct MalformedVariable: Error, Hashable, CustomStringConvertible {
        /// The name of the variable.
        let name: String
        /// The invalid value.
        let value: String
        /// The expected values.
        let expected: String

        /// The description of the error.
        package var description: String { "\(name) is \"\(value)\"; expected \(expected)" }
    }

    private struct Variables {
        let values: [String: String]

        func seconds(_ name: String) throws(MalformedVariable) -> Duration? {
            try self(name, "a number of seconds above 0 and at most a million") {
                Double($0).filter { $0 > 0 && $0 <= 1_000_000 }.map { .seconds($0) }
            }
        }

        func callAsFunction<Setting>(
            _ name: String, _ expected: String, _ parse: (String) -> Setting?
        ) throws(MalformedVariable) -> Setting? {
            guard let value = values[name] else { return nil }
            guard let setting = parse(value) else {
                throw MalformedVariable(name: name, value: value, expected: expected)
            }
            return setting
        }
    }
}

extension Optional {
    /// The value if it satisfies a predicate, else nil.
    fileprivate func filter(_ fits: (Wrapped) -> Bool) -> Wrapped? {
        flatMap { fits($0) ? $0 : nil }
    }
}
