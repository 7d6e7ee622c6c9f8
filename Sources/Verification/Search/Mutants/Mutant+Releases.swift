import AirBarModel

extension Mutant {
    /// Mistakes in handling the release of a moving finger.
    static let releases: [Mutant] = [
        Mutant("velocity-per-millisecond", "the velocity is read as points per millisecond") {
            $0.isFling = { moment, release in
                abs(release.velocity) >= 1000 * moment.configuration.tolerances.fling
            }
        },
        Mutant("velocity-signed", "only a release upwards can be a fling") {
            $0.isFling = { moment, release in release.velocity >= moment.configuration.tolerances.fling }
        },
        Mutant("fling-bound-excluded", "a release exactly at the threshold is not a fling") {
            $0.isFling = { moment, release in abs(release.velocity) > moment.configuration.tolerances.fling }
        },
        Mutant("momentum-lost", "every release settles at once") { $0.isFling = { _, _ in false } },
        Mutant("always-a-fling", "no release settles") { $0.isFling = { _, _ in true } },
        Mutant("target-out-of-range", "a fling may be retargeted beyond the content") {
            $0.acceptsTarget = { moment, release, target in
                (target - moment.view.contentOffset) * release.velocity > 0
            }
        },
        Mutant("target-behind", "a fling may be retargeted to the opposite direction") {
            $0.acceptsTarget = { moment, _, target in moment.view.visible(target) == target }
        },
        Mutant("bounce-cut-off", "a fling past an edge is made to end at the edge") {
            $0.needsTarget = { moment, release, snap in
                HardenedBar.Decisions.standard.needsTarget(moment, release, snap)
                    || moment.view.visible(release.rest) != release.rest
            }
        },
        Mutant("target-in-whole-points", "every fling is made to end at a whole point") {
            $0.needsTarget = { _, _, _ in true }
            $0.restTarget = { rest, snap in (rest + snap.distance).rounded() }
        },
        Mutant("target-mirrored", "a fling is retargeted by minus the distance to the detent") {
            $0.restTarget = { rest, snap in rest - snap.distance }
            $0.acceptsTarget = { moment, release, target in
                moment.view.visible(target) == target
                    && (target - moment.view.contentOffset) * release.velocity > 0
            }
        },
    ]
}
