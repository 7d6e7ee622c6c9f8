/// The error that there is no bar, invariant or mutant of some name.
public struct UnknownName: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kind of thing that was named, such as "bar".
    package let kind: String

    /// The unknown name.
    package let name: String

    /// The known names.
    package let known: [String]

    package init(kind: String, name: String, known: [String]) {
        self.kind = kind
        self.name = name
        self.known = known
    }

    /// The known name that was probably meant; nil if none is near.
    package var meant: String? { NearestName.find(name, among: known) }

    /// The error in one line, with the known name that was probably meant, or with all of them unless they are many.
    public var description: String {
        if let meant { return "unknown \(kind) \(name), did you mean \(meant)?" }
        if known.count > 100 { return "unknown \(kind) \(name), which is none of \(known.count)" }
        return "unknown \(kind) \(name), expected one of \(known.joined(separator: ", "))"
    }
}

extension UnknownName {
    /// The positions of names among the known ones, in order and each once; letters of either case are equal.
    ///
    /// - Parameter kind: the kind of thing that is named, such as "invariant".
    /// - Throws: the first name that is not known.
    package static func positions(
        of names: [String], among known: [String], kind: String
    ) throws(UnknownName) -> [Int] {
        var positions: Set<Int> = []
        for name in names {
            let exact = known.firstIndex(of: name)
            guard let position = exact ?? known.firstIndex(where: { $0.lowercased() == name.lowercased() })
            else {
                throw UnknownName(kind: kind, name: name, known: known)
            }
            positions.insert(position)
        }
        return positions.sorted()
    }
}
