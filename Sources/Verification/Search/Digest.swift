import AirBarModel
import Generators

/// A number computed from the lengths and events of a case, the same in every process.
///
/// Words are combined as by FNV-1a (Fowler, Noll, Vo), and the result is mixed.
struct Digest {
    private var state: UInt64 = 0xCBF2_9CE4_8422_2325

    var value: UInt64 { RandomBits.mixed(state) }

    init(_ heights: BarHeights, _ scrollView: ScrollViewGeometry) {
        for length in [heights.compact, heights.normal, heights.expanded] { combine(length.bitPattern) }
        combine(scrollView.contentOffset.bitPattern)
        combine(scrollView.contentHeight.bitPattern)
    }

    mutating func combine(_ event: BarEvent) {
        if case .contentOffset(let contentOffset) = event { combine(contentOffset.bitPattern) }
        combine(UInt64(event.kind.rawValue))
    }

    mutating func combine(_ action: SessionAction) {
        switch action {
        case .touch: combine(1)
        case .drag(let distance, let duration): combine(2, distance, duration)
        case .pause(let duration): combine(3, duration)
        case .lift: combine(4)
        case .fling(let velocity): combine(5, velocity)
        case .cancel: combine(6)
        case .animate(let contentOffset): combine(7, contentOffset)
        case .animateToTop: combine(8)
        case .rest: combine(9)
        case .preconfigure(let geometry): combine(10, geometry.contentOffset)
        case .bindOther: combine(11)
        case .event(let event): combine(event)
        }
    }

    private mutating func combine(_ kind: UInt64, _ numbers: Double...) {
        combine(kind)
        for number in numbers { combine(number.bitPattern) }
    }

    private mutating func combine(_ bits: UInt64) { state = (state ^ bits ^ bits >> 32) &* 0x100_0000_01B3 }
}
