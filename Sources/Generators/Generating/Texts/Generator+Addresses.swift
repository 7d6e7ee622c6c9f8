extension Generator where Value == String {
    /// Identifiers of 1 to 16 ASCII letters, digits and underscores, of which the first is no digit.
    ///
    ///     print(Generator.identifier.sample(3))  // ["GzT77zMrinH", "jehstaJpvKPdHNov", "T"]
    public static var identifier: Generator { form("[a-zA-Z_]\\w{0,15}") }

    /// Names of hosts: 2 to 4 labels of letters, digits and inner hyphens, as RFC 1123 has them, in lower case.
    ///
    /// A label has at most 16 characters. The last one has letters only.
    ///
    ///     print(Generator.hostName.sample(3))  // ["o.atphdfnd", "6.hi", "bcf2ynvxdmi7h0hd.d.l.ns"]
    public static var hostName: Generator { form("([a-z0-9]([a-z0-9-]{0,14}[a-z0-9])?\\.){1,3}[a-z]{2,8}") }

    /// E-mail addresses: a local part of 1 to 3 atoms of up to 16 characters, as RFC 5322 has them, and a ``hostName``.
    ///
    ///     print(Generator.emailAddress.sample(2))  // ["HRH{@kth7ogr7.xth7ogr7.ottx", "??@k.aqzlws"]
    public static var emailAddress: Generator {
        let atom = "[a-zA-Z0-9!#$%&'*+/=?^_`{|}~-]{1,16}"
        return .joined([form("\(atom)(\\.\(atom)){0,2}@"), hostName])
    }

    /// Absolute URLs of the schemes http and https, as RFC 3986 has them.
    ///
    /// The host is an IPv4 address, a name or an IPv6 address. A port, up to four segments of a path, a query and a
    /// fragment may follow. An escaped byte may be any, so that a part need not be UTF-8 once it is decoded.
    ///
    ///     print(Generator.url.sample(2)[1])  // http://mbtximlx9kw.dq:1/?
    public static var url: Generator {
        let character = "([a-zA-Z0-9._~!$&'()*+,;=:@-]|%[0-9A-F]{2})"
        let host = oneOf(ipv4Address, hostName, .joined([.always("["), ipv6Address, .always("]")]))
        let rest =
            "(:[1-9][0-9]{0,3})?(/\(character){0,16}){0,4}(\\?\(character){0,16})?(#\(character){0,16})?"
        // The host is drawn last: a simpler one may have more choices, and would take them from the parts after it.
        return zip(form("https?://"), form(rest), host).map { scheme, rest, host in scheme + host + rest }
    }

    /// IPv4 addresses, as four decimal numbers.
    ///
    ///     print(Generator.ipv4Address.sample(2))  // ["209.209.0.49", "0.0.0.0"]
    public static var ipv4Address: Generator {
        Generator<UInt8>.integer.array(count: 4...4).map { $0.map(String.init).joined(separator: ".") }
    }

    /// IPv6 addresses: half of them in the canonical form of RFC 5952, half with all eight groups of four digits.
    ///
    ///     print(Generator.ipv6Address.sample(1))  // ["31ea:0:3042:3040:0:3042:0:85c9"]
    public static var ipv6Address: Generator {
        // Without zeros of their own, two equal groups would be too rare to be left out.
        let group = Generator<UInt16>.oneOf(.always(0), .integer)
        return zip(.boolean, group.array(count: 8...8)).map { isFull, groups in
            isFull ? groups.map { padded($0, 4, radix: 16) }.joined(separator: ":") : canonical(groups)
        }
    }

    /// The random UUIDs of RFC 9562, version 4, with capital letters, as Foundation prints them.
    ///
    ///     print(Generator.uuid.sample(1))  // ["358FAB4A-7B47-472E-A8A4-70E38C301D4F"]
    public static var uuid: Generator {
        zip(Generator<UInt64>.integer, Generator<UInt64>.integer).map { upper, lower in
            let digits = Array(
                padded(upper & ~0xF000 | 0x4000, 16, radix: 16)
                    + padded(lower & ~(3 << 62) | 2 << 62, 16, radix: 16))
            return [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(digits[$0]).uppercased() }
                .joined(separator: "-")
        }
    }

    /// The texts of a pattern of this file.
    private static func form(_ pattern: String) -> Generator {
        do { return try matching(pattern) } catch { preconditionFailure("\(error)") }
    }

    /// The form in which the longest run of two zeros or more, the first of them, is `::`.
    private static func canonical(_ groups: [UInt16]) -> String {
        var longest = 0..<0
        var start = 0
        for index in 0...8 where index == 8 || groups[index] != 0 {
            if index - start > max(longest.count, 1) { longest = start..<index }
            start = index + 1
        }
        let texts = groups.map { String($0, radix: 16) }
        if longest.isEmpty { return texts.joined(separator: ":") }
        return [texts[..<longest.lowerBound], texts[longest.upperBound...]].map { $0.joined(separator: ":") }
            .joined(separator: "::")
    }
}
