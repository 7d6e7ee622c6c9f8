import Generators

/// Judges cases in processes of their own, which a bar may end.
package struct CaseJudge: Sendable {
    /// The number of cases, the first ones of the search, that were run before and ended no process.
    let harmless: Int
    /// The failures of a case, or its failure of an identifier; nil if the bar refuses its heights.
    let failures: @Sendable (_ test: any BarCase, _ id: String?) -> [Failure]?
    /// How a case ends its process; nil if it does not.
    let death: @Sendable (_ test: any BarCase) -> CaseDeath?
    /// Whether so many cases have ended their process that the search is to end.
    let isExhausted: @Sendable () -> Bool

    /// Makes a judge.
    ///
    /// - Parameters:
    ///   - harmless: the number of cases, the first ones of the search, that were run before and ended no process.
    ///   - failures: the failures of a case, or its failure of an identifier; nil if the bar refuses its heights.
    ///   - death: how a case ends its process; nil if it does not.
    ///   - isExhausted: whether so many cases have ended their process that the search is to end.
    package init(
        harmless: Int, failures: @escaping @Sendable (_ test: any BarCase, _ id: String?) -> [Failure]?,
        death: @escaping @Sendable (_ test: any BarCase) -> CaseDeath?,
        isExhausted: @escaping @Sendable () -> Bool
    ) {
        self.harmless = harmless
        self.failures = failures
        self.death = death
        self.isExhausted = isExhausted
    }
}
