/// What a supervised process tells of its work.
enum SupervisionMessage: Codable, Equatable {
    /// The position of the bar or the counterexample that it works on.
    case item(Int)
    /// The number of cases of the search that are done.
    case cases(Int)
    /// It ends by itself, with a status.
    case end(Int32)
}
