import Generators
import Testing
import TestSupport

@Suite struct DecodedTests {
    private enum Plan: String, Decodable, CaseIterable { case free, paid }

    @Test func `an enumeration that lists its cases is one of them`() {
        let report = search(Property(Generator<Plan>.decoded, id: "free") { $0 == .free })
        #expect(report.counterexamples.map(\.value) == [.paid] && report.problems.isEmpty)
    }

    private struct Address: Decodable, Hashable {
        let street: String
        let plan: Plan
        let floor: Int?
    }

    private struct Person: Decodable, Equatable {
        let name: String
        let age: UInt8?
        let isMember: Bool
        let weight: Double
        let home: Address
        let others: [Address]
        let byName: [String: Address]
        let byNumber: [Int: [Bool]]
        let past: Set<Address>
    }

    private struct Node: Decodable, Equatable {
        let number: Int
        let children: [Node]
        var size: Int { children.reduce(1) { $0 + $1.size } }
        var depth: Int { 1 + (children.map(\.depth).max() ?? 0) }
    }

    private indirect enum Shape: Decodable, Equatable, Sendable {
        case circle(radius: Double)
        case square(Int)
        case empty
        case twice(Shape)
        enum CodingKeys: CaseIterable, CodingKey { case empty, circle, square, twice }
    }

    @Test func `an optional that is not nil is named as its value`() throws {
        var settings = SearchSettings()
        settings.explanationTries = 20
        let property = Property(Generator<Person>.decoded, id: "guest") { $0.age == nil || $0.isMember }
        let found = try #require(search(property, settings).counterexamples.first)
        let age = found.explanation.parts.map(\.path).filter { $0.hasPrefix("age") }
        #expect(age == ["age › some"], "\(found.explanation)")
    }

    @Test func `parts of every kind attain their simplest value and others`() throws {
        let people = samples(of: Generator<Person>.decoded)
        #expect(people.count == 2_000)
        #expect(people.contains { $0.age == nil } && people.contains { $0.age == 255 })
        #expect(Set(people.map(\.isMember)) == [false, true])
        #expect(Set(people.map(\.home.plan)) == [.free, .paid])
        #expect(Set(people.map(\.others.count)) == Set(0...16))
        #expect(Set(people.map(\.byName.count)).isSuperset(of: [0, 1, 16]))
        #expect(Set(people.map(\.past.count)).isSuperset(of: [0, 1, 16]))
        #expect(people.contains { $0.byNumber.values.contains([true, false]) })
    }

    @Test func `values shrink part by part`() {
        let home = Address(street: "", plan: .free, floor: nil)
        expectMinimum(
            Person(
                name: "a", age: nil, isMember: false, weight: 0,
                home: Address(street: "", plan: .paid, floor: nil),
                others: [home, home], byName: [:], byNumber: [:], past: []),
            Generator<Person>.decoded
        ) { $0.name.isEmpty || $0.home.plan == .free || $0.others.count < 2 }
        expectMinimum([Shape.square(7)], Generator<[Shape]>.decoded) { shapes in
            !shapes.contains { if case .square(let side) = $0 { side >= 7 } else { false } }
        }
        expectMinimum(.twice(.twice(.empty)), Generator<Shape>.decoded) { shape in
            if case .twice(.twice) = shape { false } else { true }
        }
    }

    @Test func `a type that is part of itself ends, at a bounded size`() {
        let nodes = samples(of: Generator<Node>.decoded)
        #expect(nodes.count == 2_000)
        #expect(Set(nodes.map(\.depth)) == Set(1...4))
        #expect(nodes.map(\.size).max() ?? 0 < 300)
        let leaf = Node(number: 0, children: [])
        expectMinimum(Node(number: 0, children: [Node(number: 0, children: [leaf])]), Generator<Node>.decoded)
        {
            $0.depth < 3
        }
        #expect(samples(of: Generator<Shape>.decoded).count == 2_000)
        final class Link: Decodable {
            let next: Link?
            var length: Int { 1 + (next?.length ?? 0) }
        }
        let links = samples(of: Generator<Link>.decoded)
        #expect(links.count == 2_000 && Set(links.map(\.length)) == Set(1...5))
    }

    @Test func `a type with a default generator draws its parts by those, and itself by the decoder`() {
        struct Even: Decodable, Arbitrary {
            let number: Int
            static var arbitrary: Generator<Even> {
                Generator<Int>.integer(in: 0...9).map { Even(number: 2 * $0) }
            }
            init(number: Int) { self.number = number }
        }
        struct Team: Decodable, Arbitrary {
            let sizes: [Even]
            let rivals: [Team]
            static var arbitrary: Generator<Team> { .decoded }
            var size: Int { rivals.reduce(1) { $0 + $1.size } }
        }
        let teams = samples(of: Generator<Team>.any)
        #expect(teams.allSatisfy { $0.sizes.allSatisfy { $0.number.isMultiple(of: 2) } })
        #expect(teams.contains { !$0.sizes.isEmpty } && teams.map(\.size).max() ?? 0 < 300)
    }

    @Test func `containers without keys have as many elements as they are asked for`() {
        struct Size: Decodable {
            let (width, height): (Int, Int)
            init(from decoder: any Decoder) throws {
                var elements = try decoder.unkeyedContainer()
                (width, height) = (try elements.decode(Int.self), try elements.decode(Int.self))
            }
        }
        struct Sum: Decodable {
            var count = 0
            init(from decoder: any Decoder) throws {
                var elements = try decoder.unkeyedContainer()
                while !elements.isAtEnd {
                    if try !elements.decodeNil() { _ = try elements.decode(Int.self) }
                    count += 1
                }
            }
        }
        #expect(samples(of: Generator<Size>.decoded).count == 2_000)
        #expect(Set(samples(of: Generator<Sum>.decoded).map(\.count)) == Set(0...16))
        #expect(samples(of: Generator<Range<Int8>>.decoded).contains { $0.lowerBound > 0 })
    }
}

extension DecodedTests {
    private enum Unlisted: Decodable, Hashable { case left(Int), right }

    private static func problems<Value: Decodable & Sendable & SendableMetatype>(_ type: Value.Type) -> String
    {
        let report = search(Property(Generator<Value>.decoded, id: "any") { _ in true })
        #expect(report.ending == .tooManyDiscards)
        return report.problems.map(\.description).joined()
    }

    @Test func `a part of which there is no value is a problem, however seldom it is drawn`() {
        struct Holder: Decodable { let name: String, part: Unlisted? }
        struct Endless: Decodable { let next: [Link] }
        final class Link: Decodable, Sendable { let next: Link }
        let cure =
            "does not list its keys; conform CodingKeys to CaseIterable, or the type to Arbitrary"
        #expect(Self.problems([Unlisted].self) == "no value has this part: Unlisted at 0 \(cure)")
        #expect(Self.problems(Set<Unlisted>.self) == "no value has this part: Unlisted at 0 \(cure)")
        #expect(Self.problems(Unlisted?.self) == "no value has this part: Unlisted \(cure)")
        #expect(Self.problems(Holder.self) == "no value has this part: Unlisted at part \(cure)")
        #expect(
            Self.problems(Endless.self)
                == "no value has this part: Link at next needs a value of itself without end")
    }

    @Test func `wide integers, vectors and ranges are drawn`() throws {
        struct Wide: Decodable {
            let a: Int128, b: UInt128?, c: [Int128], d: SIMD4<Float>, e: [SIMD3<Double>]
        }
        let property = Property(Generator<Wide>.decoded, id: "small") { $0.d.x < 1_000 && $0.a < 1 << 100 }
        let report = search(property)
        #expect(report.discards == 0 && report.counterexamples.count == 1)
        #expect(
            search(Property(Generator<Range<Int8>>.any, id: "short") { $0.count < 200 }).counterexamples.count
                == 1)
        let fractions = search(
            Property(Generator<ClosedRange<Double>>.any, id: "narrow") { $0.lowerBound == $0.upperBound })
        #expect(fractions.counterexamples.count == 1)
        #expect(Generator<ClosedRange<Int>>.any.simplest == 0...0 && Generator<Substring>.any.simplest == "")
    }

    private func reason<Value: Decodable & SendableMetatype>(_ type: Value.Type) -> String {
        let rejections = (0..<20 as Range<UInt64>).map { seed in
            var source = ChoiceSource(seed: seed)
            do throws(Rejection) {
                return "\(try Generator<Value>.decoded.generate(from: &source))"
            } catch { return error.reason }
        }
        return Set(rejections).joined(separator: ", ")
    }

    @Test func `what cannot be derived is a rejection with the type, its coding path and what to do`() {
        enum Kind: String, Decodable { case home, work }
        struct Contact: Decodable { let phones: [Phone] }
        struct Phone: Decodable { let kind: Kind }
        struct Book: Decodable { let owner: Phone }
        enum Never: CaseIterable, Decodable { init(from decoder: any Decoder) { preconditionFailure() } }
        struct Impossible: Decodable { let never: Never }
        final class Endless: Decodable { let next: Endless }
        struct Holder: Decodable { let endless: Endless }

        let refused = "refuses what is drawn; conform it to CaseIterable or Arbitrary"
        #expect(reason(Kind.self) == "Kind \(refused)")
        #expect(reason(Book.self) == "Kind at owner.kind \(refused)")
        #expect(
            reason(Unlisted.self)
                == "Unlisted does not list its keys; conform CodingKeys to CaseIterable, or the type to Arbitrary"
        )
        #expect(reason(Impossible.self) == "Never at never has no cases")
        #expect(reason(Holder.self) == "Endless at next needs a value of itself without end")
        #expect(reason(Contact.self).contains("Kind at phones.0.kind \(refused)"))
    }
}
