import AirBarModel
import Testing
import TestSupport
import Verification

/// Scroll views whose refresh control writes back the inset that it found.
@Suite struct RestoredInsetTests {
    /// The hardened bar, but that the top inset which a refresh control leaves when it is done stays.
    private struct TrustingBar: Bar {
        var inner: HardenedBar
        var state: BarState { inner.state }

        mutating func react(to event: BarEvent, on host: inout BarHost) {
            let top = host.scrollView.contentInset.top
            inner.react(to: event, on: &host)
            guard case .refreshInset(0) = event else { return }
            host.setContentInset(ContentInset(top: top, bottom: host.scrollView.contentInset.bottom))
        }
    }

    private static let trusting = BarDefinition("trusting") { TrustingBar(inner: HardenedBar($0)) }

    @Test func `a bar that trusts the inset after a refresh is wrong on such views only`() throws {
        let scenario = try scenario([.refreshInset(60), .expand(true), .refreshInset(0), .idle])
        for behavior in [ScrollViewBehavior(), .refreshRestoresInset] {
            let broken = Catalogue.all.filter {
                $0.reasonNotToApply(to: Self.trusting) == nil
                    && $0.violation(in: scenario.on(behavior), by: Self.trusting) != nil
            }
            #expect(broken.map(\.id) == (behavior.isEmpty ? [] : ["S18"]))
        }
    }

    @Test func `a search finds it`() {
        let always = DrawnBehavior(always: .refreshRestoresInset)
        let report = BarVerifier(Self.trusting, behavior: always).run(cases: 1_000)
        #expect(!report.counterexamples.isEmpty)
    }

    /// `scripts/check` tries them in more cases.
    @Test func `the hardened bar and one of each other kind set their inset again`() throws {
        for definition in [BarDefinition.hardened] + RightBars.all {
            let verifier = BarVerifier(definition, behavior: DrawnBehavior(always: .refreshRestoresInset))
            let report = verifier.run(cases: 200, seed: 3)
            #expect(report.counterexamples.isEmpty, "\(definition.name)")
        }
    }
}
