import BarCommands
import MotionLaws
import Verification

/// `scripts/airbar evidence`: prints the evidence for the catalogue.
enum EvidenceCommand {
    static let command = Command(
        name: "evidence", summary: "print what the catalogue rests on; takes some minutes",
        notes: """
            Prints how often the condition of each invariant was met, on how many bounded models it holds, how many mutants it
            kills alone, and how rare its violations must be. The output is the text of Documentation/Evidence.md.

            Exits 1 if the hardened bar breaks an invariant, a mutant survives, or an entry kills none alone without a
            justification, and says so on standard error; any other status, which scripts/airbar --help lists, means that this
            was not decided.
            """
    ) { _ throws(UsageError) in
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
