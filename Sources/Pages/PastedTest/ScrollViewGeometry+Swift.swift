import AirBarModel

extension SwiftExpression {
    /// An argument with a label.
    init(_ label: String, _ value: SwiftExpression) { self = value.after("\(label): ") }

    /// An argument with a label; nil if it has the value that it has unless given.
    init?(_ label: String, _ value: SwiftExpression, unless standard: SwiftExpression) {
        // Compared as text, since a zero may have a sign.
        guard value.line != standard.line else { return nil }
        self.init(label, value)
    }
}

extension ContentInset {
    /// The insets as a call of their initializer.
    var swift: SwiftExpression {
        SwiftExpression(
            call: "ContentInset",
            [
                SwiftExpression("top", SwiftExpression(top)),
                SwiftExpression("bottom", SwiftExpression(bottom)),
            ])
    }
}

extension ScrollViewBehavior {
    private static let members: [(name: String, value: ScrollViewBehavior)] = [
        ("notifiesEqualWrites", .notifiesEqualWrites), ("clamps", .clamps),
    ]

    /// The set as a static member, or as an array of several.
    var swift: SwiftExpression {
        let members = Self.members.filter { contains($0.value) }.map { SwiftExpression(".\($0.name)") }
        return members.count == 1 ? members[0] : SwiftExpression(array: members)
    }
}

extension ScrollViewGeometry {
    /// The geometry as a call of its initializer, which may throw, with the arguments that are not as unless given.
    var swift: SwiftExpression {
        let zero = ContentInset.zero.swift
        let arguments = [
            SwiftExpression("frameHeight", SwiftExpression(frameHeight)),
            SwiftExpression("contentHeight", SwiftExpression(contentHeight)),
            SwiftExpression("contentOffset", SwiftExpression(contentOffset)),
            SwiftExpression("safeArea", safeArea.swift, unless: zero),
            SwiftExpression("barInset", barInset.swift, unless: zero),
            SwiftExpression("refreshInset", SwiftExpression(refreshInset), unless: SwiftExpression(0)),
            SwiftExpression("bottomInset", SwiftExpression(bottomInset), unless: SwiftExpression(0)),
            SwiftExpression("behavior", behavior.swift, unless: ScrollViewBehavior().swift),
        ]
        return SwiftExpression(call: "ScrollViewGeometry", arguments.compactMap { $0 })
    }
}
