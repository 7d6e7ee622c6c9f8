import Generators

/// Volumes and folders, of which no folder may be moved to a place inside itself.
struct Folders: StateMachine {
    enum Action: Hashable {
        case mount
        case make(in: Int)
        case move(Int, into: Int)
    }

    /// The folder that each folder is in; a volume is in none.
    private(set) var parents: [Int?] = []

    static let rules = [
        ActionRule<Folders>("mount") { source, tree in
            source.define("folder", number: tree.parents.count)
            return .mount
        },
        ActionRule("make", precondition: { !$0.parents.isEmpty }) { source, tree throws(Rejection) in
            source.define("folder", number: tree.parents.count)
            return .make(in: try source.refer(to: "folder", among: tree.parents.indices))
        },
        ActionRule("move", precondition: { !$0.movable.isEmpty }) { source, tree throws(Rejection) in
            let folder = try source.refer(to: "folder", among: tree.movable)
            return .move(folder, into: try source.refer(to: "folder", among: tree.parents.indices))
        },
    ]

    mutating func perform(_ action: Action) {
        switch action {
        case .mount: parents.append(nil)
        case .make(let parent): parents.append(parent)
        case .move(let folder, let target):
            // It looks at the target and at the folder around that, and no further.
            if target != folder && parents[target] != folder { parents[folder] = target }
        }
    }

    /// The folders that are not volumes.
    private var movable: [Int] { parents.indices.filter { parents[$0] != nil } }

    /// Whether every folder is in a volume, however deep.
    var isTree: Bool {
        parents.indices.allSatisfy { folder in
            var place = folder
            for _ in parents { place = parents[place] ?? place }
            return parents[place] == nil
        }
    }
}

extension Challenge {
    /// Folders are taken to make a tree, however they are moved.
    ///
    /// It takes a volume, three folders each inside the one before (the nearest place that the check does not look at
    /// is two levels down), and the move of the first into the third. Volumes stay where they are, so that the first
    /// step is one more than the cycle needs, like the folder that Hypothesis starts from.
    public static let folders = Challenge(
        "folders", hypothesis: Figures(30, of: 30, meanShrink: 257), shrinkLimit: 350,
        .program(of: Folders.self),
        isNormal: { $0.actions == [.mount, .make(in: 0), .make(in: 1), .make(in: 2), .move(1, into: 3)] },
        holds: { program in
            var tree = Folders()
            return program.actions.allSatisfy { action in
                tree.perform(action)
                return tree.isTree
            }
        })
}
