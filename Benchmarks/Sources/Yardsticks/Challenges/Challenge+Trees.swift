import Generators

/// Files, and folders of two entries, drawn by hand: the size first, then a coin.
private indirect enum Entry: Equatable, Sendable {
    case file(Int)
    case folder(Int, Entry, Entry)

    static let any = Generator<Entry> { source throws(Rejection) in entry(&source, depth: 0) }

    private static func entry(_ source: inout ChoiceSource, depth: Int) -> Entry {
        let size = Int(source.draw(upTo: 99))
        guard depth < 6, source.flip() else { return .file(size) }
        return .folder(size, entry(&source, depth: depth + 1), entry(&source, depth: depth + 1))
    }

    var total: Int {
        switch self {
        case .file(let size): size
        case .folder(let size, let first, let second): size + first.total + second.total
        }
    }
}

/// Nested lists of numbers, drawn by hand: a coin first, then the number or the parts.
private indirect enum Nest: Equatable, Sendable {
    case number(Int)
    case list([Nest])

    static let any = Generator<Nest> { source throws(Rejection) in nest(&source, depth: 0) }

    private static func nest(_ source: inout ChoiceSource, depth: Int) -> Nest {
        guard depth < 8, source.flip() else { return .number(Int(source.draw(upTo: 50))) }
        var parts: [Nest] = []
        while parts.count < 5, source.flip() { parts.append(nest(&source, depth: depth + 1)) }
        return .list(parts)
    }

    /// The numbers of all lists, or only those in fewer lists than a limit.
    func numbers(inFewerThan limit: Int = .max) -> [Int] {
        switch self {
        case .number(let number): limit > 0 ? [number] : []
        case .list(let parts): parts.flatMap { $0.numbers(inFewerThan: limit - 1) }
        }
    }
}

extension Challenge {
    /// False property: the sizes of an entry and of all entries in it have a sum below 201.
    ///
    /// The minimum is a folder of size 3 with two files of size 99. One entry is too small, there are no trees of two,
    /// and a smaller folder leaves the files too little room.
    static let diskQuota = Challenge(
        "disk-quota", Entry.any,
        isNormal: { $0 == .folder(3, .file(99), .file(99)) }, holds: { $0.total < 201 })

    /// False property: numbers above 6 are all found by a search that omits what is in four lists or more.
    ///
    /// The minimum is 7 in four lists. Each list has that one part, because further parts are further choices.
    static let deepFlatten = Challenge(
        "deep-flatten", Nest.any,
        isNormal: { $0 == .list([.list([.list([.list([.number(7)])])])]) },
        holds: { nest in
            nest.numbers().filter { $0 > 6 } == nest.numbers(inFewerThan: 4).filter { $0 > 6 }
        })
}
