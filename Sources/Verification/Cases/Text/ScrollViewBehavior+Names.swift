import AirBarModel

extension ScrollViewBehavior {
    /// Each behaviour with its name in scenario files, in the order in which they are written.
    package static let named: [(name: String, value: ScrollViewBehavior)] = [
        ("equal-writes-notify", .notifiesEqualWrites), ("clamps", .clamps),
        ("refresh-restores", .refreshRestoresInset), ("commands-animate", .animatesCommands),
    ]
}
