import Verification

/// The command `invariants`: prints the catalogue, or what it says of some entries.
package enum InvariantsCommand {
    /// Makes the command.
    ///
    /// - Parameters:
    ///   - sections: the catalogue, for the bars of a command line.
    ///   - pictures: the folder of the pictures that the whole catalogue links to; nil if it has none.
    package static func command(
        of sections: @escaping @Sendable (Bars) -> [Catalogue.Section], pictures: String? = nil
    ) -> Command {
        Command(
            name: "invariants", summary: "print the catalogue of invariants, or explain some of them",
            operands: "[ID …]",
            notes: """
                Prints every invariant, or those that are named, with its statement, what else it asks, its reason,
                its origin, and whether the published bar breaks it. An ID is the identifier of an invariant, such as S7.
                """
        ) { arguments throws(UsageError) in
            let ids = try arguments.operands(0...Int.max, "invariants")
            let sections = sections(arguments.bars)
            let page =
                ids.isEmpty
                ? Catalogue.markdown(sections, pictures: pictures)
                : try asUsageError { () throws(UnknownName) in try Catalogue.markdown(sections, of: ids) }
            print(page, terminator: "")
            return .done
        }
    }
}
