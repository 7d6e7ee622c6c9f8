import Generators

/// The jugs puzzle: measure 4 litres with jugs of 3 and 5 litres, a tap and a drain.
struct DieHard: StateMachine {
    enum Action: Hashable {
        case fillSmall, fillBig, emptySmall, emptyBig, pourSmallIntoBig, pourBigIntoSmall
    }

    private(set) var small = 0
    private(set) var big = 0

    static let rules = [
        ActionRule<DieHard>("fill big", precondition: { $0.big < 5 }, .fillBig),
        ActionRule("fill small", precondition: { $0.small < 3 }, .fillSmall),
        ActionRule("empty big", precondition: { $0.big > 0 }, .emptyBig),
        ActionRule("empty small", precondition: { $0.small > 0 }, .emptySmall),
        ActionRule(
            "pour big into small", precondition: { $0.big > 0 && $0.small < 3 }, .pourBigIntoSmall),
        ActionRule(
            "pour small into big", precondition: { $0.small > 0 && $0.big < 5 }, .pourSmallIntoBig),
    ]

    mutating func perform(_ action: Action) {
        switch action {
        case .fillSmall: small = 3
        case .fillBig: big = 5
        case .emptySmall: small = 0
        case .emptyBig: big = 0
        case .pourSmallIntoBig: (small, big) = (max(0, small + big - 5), min(5, small + big))
        case .pourBigIntoSmall: (small, big) = (min(3, small + big), max(0, small + big - 3))
        }
    }
}

extension Challenge {
    /// False property: the big jug never holds 4 litres.
    ///
    /// The unique shortest program has six steps; a program that fills the small jug first needs eight.
    public static let dieHard = Challenge(
        "die-hard", mostExecutions: 350, .program(of: DieHard.self),
        isNormal: { program in
            program.actions == [
                .fillBig, .pourBigIntoSmall, .emptySmall, .pourBigIntoSmall, .fillBig, .pourBigIntoSmall,
            ]
        },
        holds: { program in
            var jugs = DieHard()
            return program.actions.allSatisfy { action in
                jugs.perform(action)
                return jugs.big != 4
            }
        })
}
