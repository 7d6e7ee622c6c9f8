import Yardsticks
import Testing

@Suite struct WorkloadTests {
    /// The mean size of values of a workload.
    private static func meanSize(_ workload: Workload, cases: Int) -> Double {
        Double(workload.elements(cases: cases, seed: 1)) / Double(cases)
    }

    @Test(arguments: [(Workload.Kind.list, 24.0), (.text, 64), (.tree, 31), (.machine, 50)])
    func `the ways of a kind make values of the same mean size`(kind: Workload.Kind, size: Double) {
        let cases = kind == .list || kind == .tree ? 20_000 : 200
        for workload in Workload.all(kind) {
            let mean = Self.meanSize(workload, cases: cases)
            #expect(abs(mean - size) <= 0.03 * size, "\(workload.way): \(mean)")
        }
    }

    @Test func `the hand-written way is the first of its kind`() {
        for kind in Workload.Kind.allCases {
            #expect(Workload.all(kind).map(\.way) == [.handWritten, .generating, .checking])
        }
    }
}
