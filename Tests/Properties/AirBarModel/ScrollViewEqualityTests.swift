import AirBarModel
import Testing
import TestSupport

/// When scroll views are equal.
@Suite struct ScrollViewEqualityTests {
    /// A change of each stored property.
    private static let changes: [@Sendable (inout ScrollViewState) -> Void] = [
        { $0.frameHeight += 1 }, { $0.contentHeight += 1 }, { $0.contentOffset += 1 },
        { $0.contentInset.top += 1 },
        { $0.safeArea.bottom += 1 }, { $0.refreshInset += 1 }, { $0.bottomInset += 1 },
        { $0.scrollIndicatorInsetTop += 1 }, { $0.bounces.toggle() }, { $0.behavior = .all },
        { $0.apply(.pan(.began)) },
        { $0.insetBeforeRefresh += 1 },
    ]

    /// Only a scroll view that clamps knows whether its content moves.
    private static func scrollView() throws -> ScrollViewState {
        ScrollViewState(try view(at: 100, behavior: .clamps))
    }

    @Test(arguments: changes.indices)
    func `scroll views that differ in one property are not equal`(index: Int) throws {
        let scrollView = try Self.scrollView()
        #expect(Mirror(reflecting: scrollView).children.count == Self.changes.count)
        var other = scrollView
        Self.changes[index](&other)
        #expect(other != scrollView && scrollView != other)
    }

    @Test(
        arguments: [
            \ScrollViewState.frameHeight, \.contentHeight, \.contentOffset, \.contentInset.top,
            \.contentInset.bottom,
            \.safeArea.top, \.refreshInset, \.bottomInset, \.scrollIndicatorInsetTop,
        ] as [any WritableKeyPath<ScrollViewState, Double> & Sendable])
    func `an invalid number equals an invalid number, and no other`(
        path: any WritableKeyPath<ScrollViewState, Double> & Sendable
    ) throws {
        let valid = try Self.scrollView()
        var (one, other) = (valid, valid)
        one[keyPath: path] = .nan
        other[keyPath: path] = -.nan
        #expect(one == other && one.hashValue == other.hashValue)
        #expect(one != valid && valid != one)
    }
}
