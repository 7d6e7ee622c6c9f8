import AirBarModel
import Verification

/// The targets that a fuzzer has, and the bars that they can be about.
public struct FuzzTargets: Sendable {
    /// The targets.
    package let all: [FuzzTarget]

    /// The bars.
    package let bars: Bars

    /// The targets that are about bars, for the bars of any package.
    public init(of bars: Bars) { self.init(FuzzTarget.ofBars, of: bars) }

    private init(_ all: [FuzzTarget], of bars: Bars) {
        self.all = all
        self.bars = bars
    }

    /// The targets of this package.
    public static let shipped = FuzzTargets(
        FuzzTarget.ofBars + FuzzTarget.ofTexts + [.motion], of: .shipped)

    /// The names of all targets.
    public var names: [String] { all.map(\.name) }

    /// Whether a name is that of a target that is about bars.
    package func isAboutBars(_ name: String) -> Bool { all.contains { $0.name == name && $0.isAboutBars } }

    /// The targets with their summaries, a line each.
    package var list: String {
        let width = names.map(\.count).max() ?? 0
        return all.map { target in
            target.name + String(repeating: " ", count: width - target.name.count + 2) + target.summary
        }
        .joined(separator: "\n")
    }

    /// The first target, of the first bar.
    package var first: FuzzSubject { all[0].subject(bars.first, among: bars) }

    /// The subject of a name: that of a target, which may be followed by a hyphen and the name of a bar.
    ///
    ///     print(try FuzzTargets.shipped.subject("bar-published").name)  // bar-published
    ///     print(try FuzzTargets.shipped.subject("bar").name)  // bar-hardened
    ///
    /// - Throws: `UnknownName` if there is no such target, or no such bar.
    public func subject(_ name: String) throws(UnknownName) -> FuzzSubject {
        let parts = name.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false).map(
            String.init)
        guard let target = (all + [.empty]).first(where: { $0.name == parts[0] }),
            target.isAboutBars || parts.count == 1
        else { throw UnknownName(kind: "target", name: name, known: all.map(\.name)) }
        return target.subject(parts.count == 1 ? bars.first : try bars.named(parts[1]), among: bars)
    }
}
