import Foundation
import Generators

extension Date: Arbitrary {
    /// Dates from the year 1 to the year 4001, `Date.distantPast` to `Date.distantFuture`.
    public static var arbitrary: Generator<Date> { .date(in: .distantPast ... .distantFuture) }
}

extension Generator where Value == Date {
    /// Dates of a range; those of whole seconds are simpler, and the simplest is the nearest to 2001-01-01, midnight UTC.
    ///
    ///     let start = Date(timeIntervalSinceReferenceDate: 0)
    ///     print(Generator<Date>.date(in: start...start + 86_400).sample(2))
    ///     // [2001-01-01 00:00:00 +0000, 2001-01-01 05:46:16 +0000]
    public static func date(in range: ClosedRange<Date>) -> Generator {
        let (first, last) = (range.lowerBound, range.upperBound)
        return Generator<Double>.double(
            in: first.timeIntervalSinceReferenceDate...last.timeIntervalSinceReferenceDate
        ).map { Date(timeIntervalSinceReferenceDate: $0) }
    }
}

extension Data: Arbitrary {
    /// Data of up to 64 bytes.
    public static var arbitrary: Generator<Data> { .data() }
}

extension Generator where Value == Data {
    /// Data of any bytes; fewer are simpler.
    ///
    ///     print(Generator<Data>.data(count: 2...3).simplest!.base64EncodedString())  // AAA=
    /// - Parameter count: the number of bytes.
    public static func data(count: ClosedRange<Int> = 0...64) -> Generator {
        Generator<UInt8>.integer.array(count: count).map { Data($0) }
    }
}

extension Decimal: Arbitrary {
    /// Finite numbers of up to 38 digits, with exponents of ten from -64 to 64; whole ones are simpler.
    public static var arbitrary: Generator<Decimal> {
        let mostDigits = UInt128("99999999999999999999999999999999999999") ?? .max
        return Generator { source throws(Rejection) in
            let exponent = try source.draw(Generator<Int>.integer(in: -64...64).named("exponent"))
            let isNegative = try source.draw(Generator<Bool>.boolean.named("sign"))
            let digits = try source.draw(Generator<UInt128>.integer(in: 0...mostDigits).named("digits"))
            guard let number = Decimal(string: "\(isNegative ? "-" : "")\(digits)e\(exponent)") else {
                throw Rejection("no decimal number has these digits")
            }
            return number
        }
    }
}

extension URL: Arbitrary {
    /// URLs of http and https.
    public static var arbitrary: Generator<URL> {
        Generator { source throws(Rejection) in
            guard let url = URL(string: try source.draw(.url)) else {
                throw Rejection("no URL has this text")
            }
            return url
        }
    }
}

extension UUID: Arbitrary {
    /// The random UUIDs of RFC 9562, version 4.
    public static var arbitrary: Generator<UUID> {
        Generator { source throws(Rejection) in
            guard let uuid = UUID(uuidString: try source.draw(.uuid)) else {
                throw Rejection("no UUID has this text")
            }
            return uuid
        }
    }
}
