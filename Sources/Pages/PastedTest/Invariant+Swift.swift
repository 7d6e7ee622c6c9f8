import Verification

extension [Invariant] {
    /// The invariants as an expression that test code can have.
    ///
    /// Those of this package are named by their identifiers, since few of them are public members. One of another package
    /// is an implicit member by convention, its title in camel case, since only the title is known.
    var swift: String {
        let ids = filter(\.isShipped).map { "\"\($0.id)\"" }.joined(separator: ", ")
        let members = filter { !$0.isShipped }.map { ".\($0.title.memberName)" }.joined(separator: ", ")
        let shipped = ids.isEmpty ? nil : "try Catalogue.invariants([\(ids)])"
        let own = members.isEmpty ? nil : "[\(members)]"
        return [shipped, own].compactMap(\.self).joined(separator: " + ")
    }
}

extension Invariant {
    fileprivate var isShipped: Bool { PastedTest.shippedModules.contains(module) }
}
