extension String {
    /// The words as the name of a static member: `bounce ignored` is `bounceIgnored`.
    ///
    /// Words that begin with no letter make a raw identifier, in backticks.
    package var memberName: String {
        let words = split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        guard let first = words.first, first.first?.isNumber == false else { return rawIdentifier }
        return first.prefix(1).lowercased() + first.dropFirst()
            + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    /// The text as a raw identifier, in which a hyphen replaces what none may have.
    package var rawIdentifier: String {
        let scalars = unicodeScalars.map { scalar in
            scalar.value < 0x20 || scalar.value == 0x7F || "`\\".unicodeScalars.contains(scalar)
                ? "-" : Character(scalar)
        }
        return "`\(String(scalars))`"
    }
}
