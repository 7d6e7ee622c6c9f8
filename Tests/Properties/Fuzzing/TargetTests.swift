import Generators
import Testing
import TestSupport

@testable import Fuzzing

/// The fuzz targets without a fuzzer: each is a property of random cases.
@Suite struct TargetTests {
    /// The first failure in a number of random cases.
    static func failure(of subject: FuzzSubject, cases: Int) -> Failure? {
        (0..<cases).lazy.compactMap { index in
            var source = ChoiceSource(seed: 1, caseIndex: index, of: cases)
            return subject.failures(&source).first
        }.first
    }

    /// The number of cases of each target, by how long one takes.
    private static let cases = [
        "bar": 500, "sessions": 30, "controller": 300, "recomputation": 100, "scenarios": 2_000,
        "tokens": 5_000, "recordings": 500, "motion": 1_000,
    ]

    @Test(arguments: FuzzTargets.shipped.all.map(\.name))
    func `any bytes are an input that does not fail`(name: String) throws {
        let subject = try FuzzTargets.shipped.subject(name)
        for bytes in samples(of: Generator<UInt8>.integer(in: 0...255).array(count: 0...200), count: 30) {
            var source = ChoiceSource(bytes: bytes)
            #expect(subject.failures(&source) == [], "\(bytes)")
        }
    }

    @Test(arguments: FuzzTargets.shipped.all.map(\.name))
    func `smoke: the shipped code keeps what a target checks, in random cases`(name: String) throws {
        let subject = try FuzzTargets.shipped.subject(name)
        let failure = Self.failure(of: subject, cases: try #require(Self.cases[name]))
        #expect(failure == nil, "\(name): \(failure?.id ?? "") \(failure?.message ?? "")")
    }
}
