extension Generator where Value == String {
    /// Texts that match a regular expression as a whole.
    ///
    ///     let code = try Generator.matching("[a-z]{2,5}(-[0-9]+)?")
    ///     print(code.sample(5))  // ["ko-97", "xx", "bxybe", "qr-809", "uec"]
    ///     print(code.simplest ?? "")  // aa
    ///
    /// A pattern has literals; `.`, which is any character but a line end; classes such as `[a-f0-9]` and `[^"]`; `\d`,
    /// `\w`, `\s` and their complements, which stand for ASCII; `\n`, `\x41`, `\u{1F600}` and other escapes; groups
    /// `(…)` and `(?:…)`; alternatives; `?`, `*`, `+`, `{3}`, `{2,}` and `{2,5}`; and the anchors `^` and `$` at its
    /// ends. `*`, `+` and `{2,}` repeat up to 16 times more than they have to. Characters are Unicode scalars.
    ///
    /// Fewer repetitions are simpler, and so are earlier alternatives. The characters of a class are ordered as in
    /// ``character``, from a to z on, however it is written; one random character in 8 is beyond ASCII where it may be.
    /// - Throws: ``GeneratorError/malformedPattern(_:offset:expected:)`` if the pattern cannot be read, or has a part
    ///   that matches nothing, such as `a^` or an empty class.
    /// - Complexity: O(*n*) draws in the count of repetitions, of alternatives and of characters of classes.
    public static func matching(_ pattern: String) throws(GeneratorError) -> Generator {
        var parser = PatternParser(pattern)
        return try parser.parse()
    }

    /// The values of several generators, one after another.
    static func joined(_ parts: [Generator]) -> Generator {
        if parts.count == 1 { return parts[0] }
        return Generator { source throws(Rejection) in
            var text = ""
            for part in parts { text += try source.draw(part, label: "part") }
            return text
        }
    }
}
