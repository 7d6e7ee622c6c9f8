import Generators

/// Volumes and folders; a folder can be moved, but not into itself or its descendants.
struct Folders: StateMachine {
    enum Action: Hashable {
        case mount
        case make(in: Int)
        case move(Int, into: Int)
    }

    /// The parent of each folder; nil for a volume.
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
            // The planted defect: only the target and its parent are checked, not all its ancestors.
            if target != folder && parents[target] != folder { parents[folder] = target }
        }
    }

    /// The folders that are not volumes.
    private var movable: [Int] { parents.indices.filter { parents[$0] != nil } }

    /// Whether every folder is in a volume, at any depth.
    var isTree: Bool {
        parents.indices.allSatisfy { folder in
            var place = folder
            for _ in parents { place = parents[place] ?? place }
            return parents[place] == nil
        }
    }
}

extension Challenge {
    /// False property: folders form a tree after any moves.
    ///
    /// The minimum is a volume, three nested folders (the check misses the third one), and a move of the first folder
    /// into the third. Volumes cannot be moved, so the program has one step more than the cycle, like the root folder
    /// of the example in Hypothesis.
    public static let folders = Challenge(
        "folders", mostExecutions: 350, .program(of: Folders.self),
        isNormal: { $0.actions == [.mount, .make(in: 0), .make(in: 1), .make(in: 2), .move(1, into: 3)] },
        holds: { program in
            var tree = Folders()
            return program.actions.allSatisfy { action in
                tree.perform(action)
                return tree.isTree
            }
        })
}
