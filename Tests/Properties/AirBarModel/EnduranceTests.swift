import AirBarModel
import Motion
import Testing
import TestSupport
import Verification

/// A bar that gets very many events.
@Suite struct EnduranceTests {
    /// Events of every kind, with different numbers each time.
    private static func events(_ count: Int) throws -> [BarEvent] {
        let views = try [view(at: 0), view(at: 1400), view(at: -47, content: 100)]
        return (0..<count).map { index in
            // A stride that is coprime to the modulus reaches every remainder.
            let number = Double((index * 7919) % 2400) / 3 - 350
            return switch index % 16 {
            case 0: .pan(.began)
            case 1...5: .contentOffset(number)
            case 6: .pan(index % 3 == 0 ? .ended : .cancelled)
            case 7: .release(Release(velocity: 4 * number, rest: number + 100))
            case 8: .contentHeight(number + 400)
            case 9: .frameHeight(number + 351)
            case 10: .safeArea(ContentInset(top: index % 5 == 0 ? 47 : 0, bottom: 0))
            case 11: .refreshInset(index % 7 == 0 ? 60 : 0)
            case 12: index % 3 == 0 ? .lostContentOffset(number) : .scroll(.animated, to: number)
            case 13: index % 11 == 0 ? .scrollView(views[index % 3]) : .scrollToTop
            case 14: index % 13 == 0 ? .contentOffset(.nan) : .expand(index % 2 == 0)
            default: .idle
            }
        }
    }

    @Test(arguments: Bars.shipped.all.map(\.name))
    func `ten thousand events of every kind are survived`(name: String) throws {
        let all = try Self.events(10_000)
        // The published bar does not refuse invalid fields, after which its trace ends.
        let events = name == "published" ? all.filter { $0.unusable == nil } : all
        let scenario = try scenario(events)
        let trace = Trace(of: scenario, on: try Bars.shipped.named(name))
        #expect(trace.count == events.count + 1 && events.count > 9_900)
        if name == "hardened" {
            let findings = Oracle([.bounds, .finite]).findings(of: scenario, on: .hardened)
            #expect(findings.isEmpty)
        }
    }
}
