import AirBarModel
import Generators

extension ScenarioDraft {
    /// The frame heights, in whole points: those of the largest tablets are 1,366.
    static let frameHeights = 0...1400

    /// The insets at either end of the safe area, in whole points.
    static let safeAreas = 0...100

    /// The safe area of a phone with a notch, in whole points of the quantum.
    static let notch = (top: 47, bottom: 34)

    /// The insets of refresh controls, in whole points.
    static let refreshInsets = 0...200

    /// The app's own bottom insets, in whole points: keyboards of phones are 216 to 346 points high.
    static let bottomInsets = 0...500

    /// The greatest speed of a finger that is released, in points per second.
    static let greatestSpeed: UInt64 = 10_000

    /// The inset of most refresh controls, in whole points of the quantum.
    static let likelyRefreshInset = 60

    /// The app's own bottom insets that are most likely, in whole points: that of a toolbar, and a keyboard.
    private static let likelyBottomInsets = [50, 336]

    /// Draws a frame height in quantum units; one in eight is near the content height.
    func drawFrameHeight(from source: inout ChoiceSource) -> Int {
        let content = contentHeight
        return quantum.draw(Self.frameHeights, towards: 600, from: &source) { bits in
            if case .sameView = habit { return frameHeight }
            return switch bits.uniform(upTo: 7) {
            case 0: 0
            case 1: 600 * quantum.unitsPerPoint
            case 2: max(0, content + quantum.spread(200, &bits))
            default: quantum.uniform(upTo: Self.frameHeights.upperBound, &bits)
            }
        }
    }

    /// Draws a content height in quantum units: 0, short, near the frame height, with its end near the content offset or
    /// where a detent is, some screens, or any.
    func drawContentHeight(from source: inout ChoiceSource) -> Int {
        quantum.draw(0...quantum.longestContent, towards: 2000, from: &source) { bits in
            switch habit {
            case .sameView: return contentHeight
            case .turnBack:
                return contentHeight + quantum.uniform(upTo: 300, &bits)
            default: break
            }
            return switch bits.uniform(upTo: 7) {
            case 0: 0
            case 1: quantum.uniform(upTo: 300, &bits)
            case 2: max(0, frameHeight + contentOffset + quantum.spread(60, &bits))
            case 3: max(0, frameHeight + quantum.spread(200, &bits))
            case 4:
                max(
                    0,
                    frameHeight - detent(&bits) - safeArea.bottom - bottomInset + Int(bits.uniform(upTo: 2))
                        - 1)
            case 5: quantum.uniform(upTo: quantum.longestContent, &bits)
            default: quantum.uniform(upTo: Quantum.usualContent, &bits)
            }
        }
    }

    /// Draws the insets of a safe area in quantum units: often none, or those of a phone with a notch.
    func drawSafeArea(from source: inout ChoiceSource) throws(Rejection) -> (top: Int, bottom: Int) {
        let top = try drawInset(Self.safeAreas, likely: [Self.notch.top], from: &source)
        return (top, try drawInset(Self.safeAreas, likely: [Self.notch.bottom], from: &source))
    }

    /// Draws the inset of a refresh control in quantum units; half of the random draws are 0.
    func drawRefreshInset(from source: inout ChoiceSource) throws(Rejection) -> Int {
        try drawInset(Self.refreshInsets, likely: [Self.likelyRefreshInset], from: &source)
    }

    /// Draws the app's own bottom inset in quantum units; half of the random draws are 0.
    func drawBottomInset(from source: inout ChoiceSource) throws(Rejection) -> Int {
        try drawInset(Self.bottomInsets, likely: Self.likelyBottomInsets, from: &source)
    }

    private func drawInset(
        _ range: ClosedRange<Int>, likely: [Int], from source: inout ChoiceSource
    ) throws(Rejection) -> Int {
        let inset = quantum.draw(range, towards: 0, from: &source) { bits in
            guard domain.hasInsets else { return 0 }
            let number = Int(bits.uniform(upTo: 7))
            return switch number {
            case 0...3: 0
            case 4...5: likely[number % likely.count] * quantum.unitsPerPoint
            case 6: quantum.uniform(upTo: 100, &bits)
            default: quantum.uniform(upTo: range.upperBound, &bits)
            }
        }
        try domain.require(domain.hasInsets || inset == 0, "insets")
        return inset
    }
}
