import AirBarModel

extension Mutant {
    /// Mistakes about letting go of the content at a speed.
    static let releases: [Mutant] = [
        Mutant("velocity-per-millisecond", "the velocity is taken for points per millisecond") {
            $0.isFling = { moment, release in
                abs(release.velocity) >= 1000 * moment.configuration.tolerances.fling
            }
        },
        Mutant("velocity-signed", "only a fling of the content upwards is one") {
            $0.isFling = { moment, release in release.velocity >= moment.configuration.tolerances.fling }
        },
        Mutant("fling-bound-excluded", "a release has to be faster than the threshold") {
            $0.isFling = { moment, release in abs(release.velocity) > moment.configuration.tolerances.fling }
        },
        Mutant("momentum-lost", "every release settles at once") { $0.isFling = { _, _ in false } },
        Mutant("always-a-fling", "no release settles") { $0.isFling = { _, _ in true } },
        Mutant("target-out-of-range", "a fling may be made to end beyond the content") {
            $0.acceptsTarget = { moment, release, target, _ in
                (target - moment.view.contentOffset) * release.velocity > 0
            }
        },
        Mutant("target-behind", "a fling may be made to turn round") {
            $0.acceptsTarget = { moment, _, target, lands in moment.view.visible(target) == target && lands }
        },
        Mutant("target-mirrored", "a fling is made to end as far on the other side") {
            $0.restTarget = { rest, snap in rest - snap.distance }
            $0.acceptsTarget = { moment, release, target, _ in
                moment.view.visible(target) == target
                    && (target - moment.view.contentOffset) * release.velocity > 0
            }
        },
    ]
}
