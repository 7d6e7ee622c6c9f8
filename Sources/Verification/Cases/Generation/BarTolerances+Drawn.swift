import AirBarModel

extension BarTolerances {
    /// The tolerances of generated bars, in order of simplicity: the standard ones, the least, smaller and larger ones.
    static let drawn: [BarTolerances] =
        [.standard]
        + [(0, leastQuietSnap, 0), (1, 0.125, 100), (20, 4, 1000)].compactMap { top, quietSnap, fling in
            try? BarTolerances(top: top, quietSnap: quietSnap, fling: fling)
        }
}
