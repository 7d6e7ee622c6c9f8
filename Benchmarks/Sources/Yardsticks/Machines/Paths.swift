import Generators

/// The model of renamed files: a file can be read by its path and by all its former paths.
struct Paths: StateMachine {
    enum Action: Hashable {
        case make
        case rename(Int)
        case read(Int)
    }

    /// For each path the one that it was renamed to; nil for the path of a file.
    private var next: [Int?] = []

    static let rules = [
        ActionRule<Paths>("make") { source, paths in
            source.define("path", number: paths.next.count)
            return .make
        },
        ActionRule("rename", precondition: { !$0.next.isEmpty }) { source, paths throws(Rejection) in
            source.define("path", number: paths.next.count)
            return .rename(
                try source.refer(to: "path", among: paths.next.indices.filter { paths.next[$0] == nil }))
        },
        ActionRule("read", precondition: { !$0.next.isEmpty }) { source, paths throws(Rejection) in
            .read(try source.refer(to: "path", among: paths.next.indices))
        },
    ]

    /// Returns the present path of a file to read; nil for other actions.
    mutating func perform(_ action: Action) -> Int? {
        switch action {
        case .make: next.append(nil)
        case .rename(let path):
            next[path] = next.count
            next.append(nil)
        case .read(let path): return present(path, renames: next.count)
        }
        return nil
    }

    /// The path after at most a number of renames.
    func present(_ path: Int, renames: Int) -> Int {
        var path = path
        for _ in 0..<renames { path = next[path] ?? path }
        return path
    }
}

extension Challenge {
    /// False property: a file is found by each of its former paths if two renames are followed.
    ///
    /// The minimum renames a file three times, and reads it by its first path. Each rename takes the path that the
    /// last one made, so no step can be left out.
    static let renamedPath = Challenge(
        "renamed-path", .program(of: Paths.self),
        isNormal: { $0.actions == [.make, .rename(0), .rename(1), .rename(2), .read(0)] },
        holds: { program in
            var paths = Paths()
            return program.actions.allSatisfy { action in
                let expected = paths.perform(action)
                guard case .read(let path) = action else { return true }
                return paths.present(path, renames: 2) == expected
            }
        })
}
