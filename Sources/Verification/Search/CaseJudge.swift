import Generators

/// Judges cases in processes of their own, which a bar may end.
package protocol CaseJudge: Sendable {
    /// The number of cases, the first ones of the search, that were run before and ended no process.
    var harmless: Int { get }

    /// The failures of a case, or its failure of an identifier; nil if the bar refuses its heights.
    func failures(of test: any BarCase, _ id: String?) -> [Failure]?

    /// How a case ends its process; nil if it does not.
    func death(of test: any BarCase) -> CaseDeath?

    /// Whether so many cases have ended their process that the search is to end.
    var isExhausted: Bool { get }
}
