import AirBarModel

extension Invariant {
    /// Whether it judges which heights a bar accepts, and no run.
    var isAboutHeights: Bool { if case .heights = body { true } else { false } }

    /// The reason why the invariant says nothing about a kind of bar, in a few words; nil if it applies.
    package func reasonNotToApply(to definition: BarDefinition) -> String? {
        if isAboutHeights, !definition.saysWhatItAccepts {
            return "the bar does not say which heights it accepts"
        }
        let isFixed = definition.heights.only != nil
        if isFixed && needs.contains(.changingHeights) || needsOtherHeights && definition.heights != .any {
            return "the bar has no other heights"
        }
        if let only = definition.heights.only, only.compact == only.expanded, needs.contains(.snapping) {
            return "the bar has one height"
        }
        if needsOtherHeights, definition.tolerances != nil { return "the bar has no other tolerances" }
        if needsExactHeights, definition.heights.only?.isExact == false {
            return "sums of the bar's heights are not exact"
        }
        return reasonNotToApply(to: definition.kind)
    }

    /// The reason why the invariant says nothing about bars of a kind, in a few words; nil if it applies.
    func reasonNotToApply(to kind: BarKind) -> String? {
        if !rules.contains(kind.rule.alone) { return "the bar \(kind.rule.words)" }
        if let edge, edge != kind.edge { return "the bar is at the \(kind.edge.rawValue)" }
        if needs.contains(.contentSnapping), case .followsPosition(let travel, _) = kind.rule, travel != 1 {
            return "the content moves \(travel) times as far as the bar"
        }
        if let name = excludes.intersection(kind.capabilities).names.first {
            return "the bar has the capability \(name)"
        }
        let needed = kind.rule == .followsMovement ? needs.union(needsOfMovement) : needs
        return needed.subtracting(kind.capabilities).firstLack.map { "the bar \($0)" }
    }

    /// Whether it is about bars whose height comes from the content as that of a kind, and of no other kind.
    ///
    /// An invariant that needs a capability which no kind has by itself is only about bars that declare it.
    func isAbout(_ kind: BarKind) -> Bool {
        needs.subtracting(.all).isSubset(of: kind.capabilities) && rules.contains(kind.rule.alone)
            && (edge ?? kind.edge) == kind.edge
            && excludes.isDisjoint(with: kind.capabilities)
    }
}

extension [Invariant] {
    /// Those that are about bars whose height comes from the content as that of a kind, at its edge; if none is, all.
    ///
    /// What is about other kinds would only lengthen a report. Of a kind asked about something else only, the reason why
    /// that does not apply is the answer.
    public func about(_ kind: BarKind) -> [Invariant] {
        let some = filter { $0.isAbout(kind) }
        return some.isEmpty ? self : some
    }
}
