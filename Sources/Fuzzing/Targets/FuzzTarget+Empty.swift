import Generators

extension FuzzTarget {
    /// Bytes make bytes, of which nothing is checked: what a fuzzer takes for itself.
    ///
    /// It is not listed.
    static let empty = FuzzTarget("empty", "bytes, of which nothing is checked") { name in
        FuzzSubject(name, Property(Generator<UInt8>.integer(in: 0...255).array(count: 1...64)) { _ in [] }) {
            "\($0.value)"
        }
    }
}
