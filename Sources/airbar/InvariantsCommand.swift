import BarCommands
import MotionLaws
import Verification

/// `airbar invariants`: prints the catalogue, or the evidence for it.
enum InvariantsCommand {
    static let command = Command(
        name: "invariants", summary: "print the catalogue of invariants",
        options: [
            Option(
                "--evidence",
                "print how often the condition of each invariant was met, on how many bounded models it holds, how many "
                    + "mutants it kills alone, and how rare its violations must be; takes some minutes")
        ],
        notes: """
            Prints every invariant with its statement, its reason, its origin, and whether the published bar breaks it. The
            output is the text of Documentation/Invariants.md; with --evidence, that of Documentation/Evidence.md.

            With --evidence, exits 1 if the hardened bar breaks an invariant, a mutant survives, or an entry kills none alone
            without a justification, and says so on standard error; any other status, which scripts/airbar --help lists, means
            that this was not decided.
            """
    ) { arguments throws(UsageError) in
        let isEvidence = arguments.flag("--evidence")
        guard isEvidence else {
            print(Catalogue.markdown(Catalogue.everything), terminator: "")
            return .done
        }
        return try printEvidence()
    }

    private static func printEvidence() throws(UsageError) -> Verdict {
        Interruption.watch()
        let evidence = try CaseWatchdog.guarding({
            let mutation = MutationReport(
                Mutant.all + Mutant.motion, sections: Catalogue.everything,
                isCancelled: { Interruption.isPending })
            return Evidence(mutation, isCancelled: { Interruption.isPending })
        })
        if Interruption.isPending { return .interrupted }
        print(evidence.markdown, terminator: "")
        for contradiction in evidence.contradictions {
            complain("\(Invocation.name): \(contradiction)")
        }
        return evidence.contradictions.isEmpty ? .holds : .broken
    }
}
