import Foundation
import Generators
import Testing
import TestSupport

@Suite struct TextFormTests {
    @Test func `identifiers have one to 16 characters, of which the first is no digit`() {
        let identifiers = samples(of: .identifier)
        #expect(identifiers.allSatisfy { $0.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]{0,15}/) != nil })
        #expect(Set(identifiers.map(\.count)) == Set(1...16))
        expectMinimum("a0", .identifier) { !$0.contains(where: \.isNumber) }
    }

    @Test func `host names and e-mail addresses have labels of letters, digits and inner hyphens`() {
        let label = /[a-z0-9]([a-z0-9-]*[a-z0-9])?/
        let hosts = samples(of: .hostName)
        for host in hosts {
            #expect(
                host.split(separator: ".", omittingEmptySubsequences: false).allSatisfy {
                    $0.wholeMatch(of: label) != nil
                })
        }
        #expect(Set(hosts.map { $0.count { $0 == "." } }) == [1, 2, 3])
        let addresses = samples(of: .emailAddress).map { $0.split(separator: "@") }
        #expect(
            addresses.allSatisfy {
                $0.count == 2 && $0[0].first != "." && !$0[0].contains("..") && $0[0].count <= 64
            })
        #expect(Generator.emailAddress.simplest == "a@a.aa")
        expectMinimum("a.a@a.aa", .emailAddress) { !$0.prefix { $0 != "@" }.contains(".") }
        expectMinimum("a--a.aa", .hostName) { !$0.contains("--") }
    }

    @Test func `Foundation reads every URL, and every component is attained`() throws {
        let urls = try samples(of: .url, count: 4_000).map {
            try #require(URLComponents(string: $0), "\($0)")
        }
        #expect(Set(urls.map(\.scheme)) == ["http", "https"])
        #expect(urls.allSatisfy { $0.host?.isEmpty == false })
        #expect(urls.contains { $0.port != nil && $0.query != nil && $0.fragment != nil && $0.path != "" })
        #expect(urls.contains { $0.host?.contains(":") == true })
        expectMinimum("http://0.0.0.0#", .url) { !$0.contains("#") }
        expectMinimum("http://[::]", .url) { !$0.contains("]") }
    }

    @Test func `the system reads every address, and prints the canonical ones in the same way`() {
        for text in samples(of: .ipv4Address) {
            var address = in_addr()
            #expect(inet_pton(AF_INET, text, &address) == 1, "\(text)")
        }
        var canonical: Set<String> = []
        for text in samples(of: .ipv6Address) {
            var address = in6_addr()
            #expect(inet_pton(AF_INET6, text, &address) == 1, "\(text)")
            var printed = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
            _ = inet_ntop(AF_INET6, &address, &printed, socklen_t(INET6_ADDRSTRLEN))
            let again = String(
                decoding: printed.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
            // The system prints some in the mixed form, with an IPv4 address at the end.
            if again == text {
                canonical.insert(text)
            } else {
                #expect(text.count == 39 || again.contains("."), "\(text)")
            }
        }
        #expect(canonical.count > 700)
        #expect(canonical.contains { $0.hasPrefix("::") } && canonical.contains { !$0.contains("::") })
        expectMinimum("::", .ipv6Address) { _ in false }
        expectMinimum("0.0.7.0", .ipv4Address) { $0.split(separator: ".")[2] != "7" }
        expectMinimum("::f", .ipv6Address) { !$0.contains("f") }
    }

    @Test func `Foundation reads and prints every UUID, of version 4`() throws {
        let texts = samples(of: .uuid)
        for text in texts {
            #expect(try #require(UUID(uuidString: text)).uuidString == text)
            let digits = Array(text)
            #expect(digits[14] == "4" && "89AB".contains(digits[19]))
        }
        #expect(Set(texts).count > 1_800)
        #expect(Set(texts.map { Array($0)[19] }) == Set("89AB"))
        #expect(Generator.uuid.simplest == "00000000-0000-4000-8000-000000000000")
        expectMinimum("00000000-0000-4000-8000-000000000005", .uuid) { $0.last != "5" }
    }
}
