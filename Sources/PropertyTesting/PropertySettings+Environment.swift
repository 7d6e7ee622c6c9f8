import Foundation

extension PropertySettings {
    /// What the environment of this process says, read once: a random seed is the same for all checks.
    static let ofProcess = Result { () throws(MalformedVariable) in
        try PropertySettings(environment: ProcessInfo.processInfo.environment)
    }

    /// Reads settings from variables.
    ///
    /// - Throws: ``MalformedVariable`` for the first one that has an unusable value.
    init(environment: [String: String]) throws(MalformedVariable) {
        let read = Variables(values: environment)
        cases = try read("PROPERTY_CASES", "a whole number of at least 1") { Int($0).filter { $0 > 0 } }
        seed = try read("PROPERTY_SEED", "a whole number of at most \(UInt64.max), or \"random\"") {
            // Half as many digits as there could be: somebody is going to type them.
            $0 == "random" ? .random(in: 0...UInt64(UInt32.max)) : UInt64($0)
        }
        timeLimit = try read("PROPERTY_SECONDS", "a number of seconds above 0 and at most a million") {
            Double($0).filter { $0 > 0 && $0 <= 1_000_000 }.map { .seconds($0) }
        }
    }

    /// A variable of the environment that cannot be used.
    struct MalformedVariable: Error, Hashable, CustomStringConvertible {
        /// Its name.
        let name: String
        /// What it is set to.
        let value: String
        /// What it should be set to.
        let expected: String

        /// What is wrong, in words.
        var description: String { "\(name) is \"\(value)\"; expected \(expected)" }
    }

    private struct Variables {
        let values: [String: String]

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
    /// The value if it is one that fits.
    fileprivate func filter(_ fits: (Wrapped) -> Bool) -> Wrapped? {
        flatMap { fits($0) ? $0 : nil }
    }
}
