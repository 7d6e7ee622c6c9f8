import AirBarModel

/// Rules by which heights come from the content, without their numbers: those that an invariant applies to.
package struct HeightRules: OptionSet, Hashable, Sendable {
    /// One bit for each rule.
    package let rawValue: UInt8

    /// Makes a set of rules from its bits.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    static let movement = HeightRules(rawValue: 1 << 0)
    static let position = HeightRules(rawValue: 1 << 1)
    static let switching = HeightRules(rawValue: 1 << 2)
    static let any: HeightRules = [.movement, .position, .switching]
}

extension HeightRule {
    /// The set of this rule alone.
    var alone: HeightRules {
        switch self {
        case .followsMovement: .movement
        case .followsPosition: .position
        case .switches: .switching
        }
    }

    /// What a bar of this rule does, in a few words.
    var words: String {
        switch self {
        case .followsMovement: "follows the movement of the content"
        case .followsPosition: "follows the position of the content"
        case .switches: "switches as a whole"
        }
    }
}
