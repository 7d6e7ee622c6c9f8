import MotionLaws
import Verification

/// `airbar invariants`: prints the catalogue.
enum InvariantsCommand {
    static let command = Command(
        name: "invariants", summary: "print the catalogue of invariants", usage: usage
    ) { arguments throws(UsageError) in
        _ = try arguments.rest(0...0, "")
        print(Catalogue.markdown(Catalogue.everything), terminator: "")
        return 0
    }

    private static let usage = """
        usage: airbar invariants

        Prints every invariant with its statement, its reason, its origin, and whether the published bar breaks it.
        The output is the text of Documentation/Invariants.md.
        """
}
