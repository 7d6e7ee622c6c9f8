import Verification

extension CatalogueEntry {
    /// What JSON says of an entry of the catalogue in every command, beside what a command knows itself.
    ///
    /// - Parameters:
    ///   - step: the step of its violation; nil without one, or where rows of a recording are counted.
    ///   - sentence: the violation in one sentence, if there is one.
    func json(step: Int? = nil, sentence: String? = nil) -> JSONObject {
        ["id": id, "title": title, "statement": statement, "step": step, "sentence": sentence]
    }
}

extension EntryCounterexample {
    /// The entry that is broken, and the violation in one sentence.
    var json: JSONObject { invariant.json(step: violation.step, sentence: explanation) }
}
