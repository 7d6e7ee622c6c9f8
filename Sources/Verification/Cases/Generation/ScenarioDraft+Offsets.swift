import AirBarModel
import Generators
import Motion

extension ScenarioDraft {
    /// Draws a content offset in quantum units, mostly near a boundary value: a detent, an edge, or the previous
    /// offset.
    ///
    /// The choice is the distance from the bar's first resting offset, so that it keeps its meaning when heights
    /// shrink.
    ///
    /// - Parameter velocity: the velocity of the fling whose rest is drawn, in points per second; 0 for a move.
    mutating func drawContentOffset(from source: inout ChoiceSource, heading velocity: Int = 0) -> Int {
        let distance = quantum.draw(quantum.distances, towards: 0, from: &source) { bits in
            normal + (velocity == 0 ? randomOffset(&bits) : randomRest(velocity, &bits))
        }
        return distance - normal
    }

    private mutating func randomOffset(_ bits: inout RandomBits) -> Int {
        switch habit {
        case .approach(let flicks):
            habit = .flicks(3 * flicks)
            return -detent(&bits) - otherTopInset
        case .flicks(let left):
            habit = .flicks(left - 1)
            return contentOffset + quantum.tiny(&bits)
        case .pull(let left):
            habit = left > 1 ? .pull(left - 1) : .none
            let reach = left == 1 || bits.uniform(upTo: 3) == 0 ? expanded - normal : 0
            return -normal - otherTopInset - Int(bits.uniform(upTo: UInt64(reach + reach / 4)))
        case .motion(let left, let step):
            habit = left > 1 ? .motion(left - 1, step: step) : .none
            // The first sample is drawn like any other scroll, so that the motion begins near a boundary value.
            if left < Habit.samples { return contentOffset + step }
        case .swing(var swing):
            if swing.hasBegun, bits.uniform(upTo: 7) == 0 { return contentOffset }
            let place = swing.hasBegun ? contentOffset + swing.move : randomPlace(&bits)
            swing.left -= 1
            habit = swing.left > 0 ? .swing(swing) : .none
            return place
        case .flingAtEnd(let left):
            habit = left == 3 ? .flingAtEnd(2) : .none
            // The rest is on either side of the end, no farther from it than the content is.
            if left == 3 { return end - Int(bits.uniform(upTo: UInt64(normal - compact))) }
            let reach = abs(end - contentOffset)
            return end + reach - Int(bits.uniform(upTo: UInt64(2 * reach)))
        case .flingToTop(let left):
            habit = left == 3 ? .flingToTop(2) : .none
            if left == 3 { return randomPlace(&bits) }
            return -normal - otherTopInset + Int(bits.uniform(upTo: UInt64(normal - compact)))
        case .bounceAtEnd(let left):
            habit = .bounceAtEnd(left - 1)
            switch left {
            case 4: return end - Int(bits.uniform(upTo: UInt64(normal - compact)))
            case 3: return end + 1 + quantum.uniform(upTo: 30, &bits)
            default: return end
            }
        case .halfWay:
            habit = .halfWay(1)
            return -halfWay(&bits) - otherTopInset
        case .turnBack(let left, let isDown):
            habit = .turnBack(max(1, left - 1), isDown: isDown)
            return randomTurnBack(left, isDown: isDown, &bits)
        case .insetUnderFinger:
            habit = .none
            return contentOffset - quantum.uniform(upTo: 30, &bits)
        case .refreshing:
            habit = .refreshing(1)
            let pull = bits.uniform(upTo: 1) == 0 ? 0 : quantum.uniform(upTo: 30, &bits)
            return -normal - otherTopInset - pull
        case .sameView:
            habit = .none
            return contentOffset
        case .openBelow, .afterLoss, .none: break
        }
        // Half of the first moves after a binding or a programmatic scroll are short ones towards the top.
        if isMovedByProgramme, bits.uniform(upTo: 1) == 0 {
            return contentOffset - quantum.uniform(upTo: 100, &bits)
        }
        return switch bits.uniform(upTo: 15) {
        case 0...1: -normal + quantum.spread(120, &bits)
        case 2...4: end + quantum.spread(60, &bits)
        case 5...6: contentOffset + quantum.spread(60, &bits)
        case 7: contentOffset + quantum.tiny(&bits)
        case 8...9: contentOffset + (contentOffset - previousContentOffset) / 2
        case 10: -expanded - otherTopInset + quantum.spread(120, &bits)
        case 11: -compact - otherTopInset + quantum.spread(60, &bits)
        case 12: -normal - otherTopInset + topTolerance(&bits) + quantum.spread(60, &bits)
        case 13: -halfWay(&bits) - otherTopInset
        case 14: quantum.spread(60, &bits)
        default: randomPlace(&bits)
        }
    }

    /// A content offset anywhere in the content or up to 1,000 points beyond it, in quantum units.
    private func randomPlace(_ bits: inout RandomBits) -> Int {
        let point = quantum.unitsPerPoint
        let content = max(contentHeight, Quantum.usualContent * point)
        return Int(bits.uniform(upTo: UInt64(content + 2000 * point))) - 1000 * point - normal
    }

    /// The next content offset of a scroll one way and about half of it back, given the number of events left.
    private func randomTurnBack(_ left: Int, isDown: Bool, _ bits: inout RandomBits) -> Int {
        let range = normal - compact
        switch left {
        case 5:
            let least = 2 * range - normal - otherTopInset
            let most = end - 2 * range
            return least < most ? least + Int(bits.uniform(upTo: UInt64(most - least))) : randomPlace(&bits)
        case 4: return contentOffset + (isDown ? range : -range)
        case 1: return contentOffset
        default:
            let back = range * Int(6 + bits.uniform(upTo: 8)) / 20
            return contentOffset + (isDown ? -back : back)
        }
    }

    /// The content offset at the end, in quantum units; the filler of short content, which is a bar's own, is not known here.
    private var end: Int {
        let isAtBottom = domain.kind?.edge == .bottom
        let inset = safeArea.bottom + bottomInset + (isAtBottom ? normal : 0)
        return max(contentHeight - frameHeight + inset, -otherTopInset - (isAtBottom ? 0 : compact))
    }

    /// A distance below the top in quantum units: none, or the farthest at which a pan that begins can open the bar.
    private func topTolerance(_ bits: inout RandomBits) -> Int {
        bits.uniform(upTo: 1) == 0 ? 0 : topTolerance
    }

    /// A height at which the bar can rest, in quantum units.
    func detent(_ bits: inout RandomBits) -> Int {
        [compact, heightBetween ?? normal, expanded][Int(bits.uniform(upTo: 2))]
    }

    /// The middle between two heights in quantum units, where two detents are equally near.
    private func halfWay(_ bits: inout RandomBits) -> Int {
        let isBelow = bits.uniform(upTo: 1) == 0
        if let heightBetween { return (heightBetween + (isBelow ? compact : normal)) / 2 }
        return (normal + (isBelow ? compact : expanded)) / 2
    }

    /// The height between compact and normal at which the bar also rests, in quantum units; nil if there is none.
    private var heightBetween: Int? {
        let heights = BarHeights(compact: Double(compact), normal: Double(normal), expanded: Double(expanded))
        return domain.kind?.heightBetween(heights).map { Int($0.rounded()) }
    }

    /// Draws the release of a moving finger, which has to be down.
    mutating func drawRelease(from source: inout ChoiceSource) -> BarEvent {
        isFingerDown = false
        let speed = Int(
            source.draw(upTo: Self.greatestSpeed, towards: 300) { bits in
                switch bits.uniform(upTo: 7) {
                case 0: 300
                case 1: bits.uniform(upTo: 320)
                case 2: bits.uniform(upTo: Self.greatestSpeed)
                default: bits.uniform(upTo: 5000)
                }
            })
        let velocity = source.flip() ? -speed : speed
        let rest = drawContentOffset(from: &source, heading: velocity)
        return .release(Release(velocity: Double(velocity), rest: quantum.points(rest)))
    }

    /// A random content offset in quantum units at which a fling comes to rest: mostly in its direction.
    private mutating func randomRest(_ velocity: Int, _ bits: inout RandomBits) -> Int {
        switch habit {
        case .flingAtEnd, .flingToTop: return randomOffset(&bits)
        default: break
        }
        let distance = quantum.uniform(upTo: 600, &bits)
        // At UIKit's normal rate content goes on by half the distance of a second at the velocity of its release.
        let usual = velocity * quantum.unitsPerPoint / 2
        return switch bits.uniform(upTo: 7) {
        case 0: randomOffset(&bits)
        case 1...2: end + quantum.spread(60, &bits)
        case 3: -normal - otherTopInset + quantum.spread(120, &bits)
        case 4...5: contentOffset + usual
        default: contentOffset + (velocity < 0 ? -distance : distance)
        }
    }
}

extension Quantum {
    /// A random distance in quantum units that is too small to see: at most half a point, or one unit, in either
    /// direction.
    fileprivate func tiny(_ bits: inout RandomBits) -> Int {
        let reach = max(1, unitsPerPoint / 2)
        let distance = 1 + Int(bits.uniform(upTo: UInt64(reach - 1)))
        return bits.uniform(upTo: 3) == 0 ? distance : -distance
    }

    /// A random distance in quantum units, of at most some points in either direction: a quarter are 0, an eighth at most
    /// one unit, and a quarter at most 6 points.
    func spread(_ points: Int, _ bits: inout RandomBits) -> Int {
        let reach =
            switch bits.uniform(upTo: 7) {
            case 0...1: 0
            case 2: 1
            case 3...4: 6 * unitsPerPoint
            default: points * unitsPerPoint
            }
        return Int(bits.uniform(upTo: UInt64(2 * reach))) - reach
    }
}
