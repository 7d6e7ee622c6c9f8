import Foundation
import FoundationGenerators
import Generators
import Testing
import TestSupport

@Suite struct FoundationGeneratorTests {
    @Test func `dates attain both ends and fractions of a second, and shrink to the reference date`() {
        let dates = samples(of: Generator<Date>.any)
        #expect(dates.contains(.distantPast) && dates.contains(.distantFuture))
        #expect(dates.allSatisfy { (.distantPast ... .distantFuture).contains($0) })
        #expect(dates.contains { $0.timeIntervalSince1970.rounded() != $0.timeIntervalSince1970 })
        #expect(Generator<Date>.any.simplest == Date(timeIntervalSinceReferenceDate: 0))
        let limit = Date(timeIntervalSinceReferenceDate: 1_000)
        expectMinimum(limit, .any) { $0 < limit }
        let late = Generator.date(in: limit...limit + 9)
        #expect(late.simplest == limit)
        #expect(samples(of: late).contains(limit + 9))
    }

    @Test func `data attains no byte and 64, and every byte`() {
        let data = samples(of: Generator<Data>.any)
        #expect(Set(data.map(\.count)).isSuperset(of: [0, 1, 64]))
        #expect(Set(data.joined()) == Set(0...255))
        expectMinimum(Data([0, 7]), .any) { $0.count < 2 || $0[1] < 7 }
        #expect(samples(of: .data(count: 2...3)).allSatisfy { (2...3).contains($0.count) })
    }

    @Test func `a counterexample shows the bytes of data, also inside other values`() {
        struct Packet: Sendable {
            let port: Int
            let body: Data
        }
        func text<Value: Sendable>(of value: Value) -> String {
            let report = search(Property(.always(value), id: "fails") { _ in false })
            return String(report.description.split(separator: "\n").first { $0.contains("for ") } ?? "")
        }
        let bytes = Data([0, 7, 255])
        #expect(text(of: bytes) == "for 3 bytes (00 07 FF)" && text(of: Data()) == "for 0 bytes")
        #expect(text(of: (bytes, "a")) == "for (3 bytes (00 07 FF), \"a\")")
        #expect(text(of: [bytes, nil] as [Data?]) == "for [Optional(3 bytes (00 07 FF)), nil]")
        #expect(text(of: Packet(port: 1, body: bytes)) == "for Packet(port: 1, body: 3 bytes (00 07 FF))")
        #expect(text(of: [0, 7] as [UInt8]) == "for [0, 7]" && text(of: (1, "a")) == "for (1, \"a\")")
    }

    @Test func `decimal numbers are finite, of both signs, with fractions, and shrink to whole ones`() {
        let numbers = samples(of: Generator<Decimal>.any)
        #expect(numbers.count == 2_000)
        #expect(numbers.allSatisfy { $0.isFinite && Decimal(string: "\($0)") == $0 })
        #expect(numbers.contains { $0 < 0 } && numbers.contains { $0 > 1 })
        #expect(numbers.contains { $0.exponent < 0 })
        #expect(Set(numbers).count > 1_000)
        expectMinimum(10, .any) { $0 < 10 }
        expectMinimum(-10, .any) { $0 > -10 }
    }

    @Test func `every drawn text is one of a URL or of a UUID`() {
        let urls = samples(of: Generator<URL>.any)
        #expect(urls.count == 2_000)
        #expect(Set(urls.map(\.scheme)) == ["http", "https"])
        #expect(urls.allSatisfy { $0.host?.isEmpty == false })
        #expect(Generator<URL>.any.simplest == URL(string: "http://0.0.0.0"))
        let identifiers = samples(of: Generator<UUID>.any)
        #expect(identifiers.count == 2_000 && Set(identifiers).count > 1_800)
        #expect(Generator<UUID>.any.simplest == UUID(uuidString: "00000000-0000-4000-8000-000000000000"))
    }

    @Test func `a Decodable type draws them too`() {
        struct Order: Decodable {
            let id: UUID
            let page: URL
            let price: Decimal
            let placed: Date
            let receipt: Data?
        }
        let orders = samples(of: Generator<Order>.decoded)
        #expect(orders.count == 2_000)
        #expect(orders.contains { $0.receipt == nil } && orders.contains { ($0.receipt?.count ?? 0) > 9 })
    }
}
