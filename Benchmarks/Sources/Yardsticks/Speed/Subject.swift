import Generators

/// A kind of values, made by a generator and by hand.
protocol Subject: SendableMetatype {
    /// What the generator makes.
    associatedtype Value
    /// What is written by hand.
    associatedtype Written = Value

    static var generator: Generator<Value> { get }
    static func written(_ bits: inout RandomBits) -> Written

    /// Checks a generated value.
    static func tally(_ value: Value) -> Tally
    /// Checks a value that was made by hand.
    static func tally(written: Written) -> Tally
}

extension Subject where Written == Value {
    static func tally(written: Value) -> Tally { tally(written) }
}

extension Subject {
    static func writeByHand(_ cases: Int, _ seed: UInt64) -> Tally {
        var tally = Tally()
        var bits = RandomBits(seed: seed)
        for _ in 0..<cases { tally.add(Self.tally(written: written(&bits))) }
        return tally
    }

    static func generate(_ cases: Int, _ seed: UInt64) -> Tally {
        var tally = Tally()
        let generator = Self.generator
        for index in 0..<UInt64(cases) {
            var source = ChoiceSource(seed: seed &+ index)
            if let value = try? generator.generate(from: &source) { tally.add(Self.tally(value)) }
        }
        return tally
    }

    static func check(_ cases: Int, _ seed: UInt64) -> Tally {
        // A captured variable would be checked for simultaneous access in every case, which is no part of the search. The
        // body is sendable and may not capture a pointer; the search runs on one thread.
        nonisolated(unsafe) let tally = UnsafeMutablePointer<Tally>.allocate(capacity: 1)
        tally.initialize(to: Tally())
        defer { tally.deallocate() }
        let property = Property(generator, id: "fails") { value in
            tally.pointee.add(Self.tally(value))
            return true
        }
        let record = StepStore()
        var settings = SearchSettings(cases: cases, seed: seed)
        settings.monitor = SearchMonitor(onStep: record.store)
        settings.isCancelled = { Task.isCancelled }
        settings.explanationTries = 20
        _ = search(property, settings)
        return tally.pointee
    }
}

/// The number of elements of values, and a sum that depends on all of them.
struct Tally {
    var elements = 0
    var sum = 0

    mutating func add(_ other: Tally) {
        elements += other.elements
        sum &+= other.sum
    }
}
