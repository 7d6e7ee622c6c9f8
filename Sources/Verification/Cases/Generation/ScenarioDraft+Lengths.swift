import AirBarModel
import Generators

extension ScenarioDraft {
    /// Draws a frame height in quantum units; one in eight is near the content height.
    func drawFrameHeight(from source: inout ChoiceSource) -> Int {
        let content = contentHeight
        return quantum.draw(0...1000, towards: 600, from: &source) { bits in
            if case .sameView = habit { return frameHeight }
            return switch bits.uniform(upTo: 7) {
            case 0: 0
            case 1: 600 * quantum.unitsPerPoint
            case 2: max(0, content + quantum.spread(200, &bits))
            default: Int(bits.uniform(upTo: UInt64(1000 * quantum.unitsPerPoint)))
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
                return contentHeight + Int(bits.uniform(upTo: UInt64(300 * quantum.unitsPerPoint)))
            default: break
            }
            return switch bits.uniform(upTo: 7) {
            case 0: 0
            case 1: Int(bits.uniform(upTo: UInt64(300 * quantum.unitsPerPoint)))
            case 2: max(0, frameHeight + contentOffset + quantum.spread(60, &bits))
            case 3: max(0, frameHeight + quantum.spread(200, &bits))
            case 4:
                max(
                    0,
                    frameHeight - detent(&bits) - safeArea.bottom - bottomInset + Int(bits.uniform(upTo: 2))
                        - 1)
            case 5: Int(bits.uniform(upTo: UInt64(quantum.longestContent * quantum.unitsPerPoint)))
            default: Int(bits.uniform(upTo: UInt64(Quantum.usualContent * quantum.unitsPerPoint)))
            }
        }
    }

    /// Draws the insets of a safe area in quantum units: often none, or those of a phone with a notch.
    func drawSafeArea(from source: inout ChoiceSource) throws(Rejection) -> (top: Int, bottom: Int) {
        let top = try drawInset(likely: 47, from: &source)
        return (top, try drawInset(likely: 34, from: &source))
    }

    /// Draws the inset of a refresh control in quantum units; half of the random draws are 0.
    func drawRefreshInset(from source: inout ChoiceSource) throws(Rejection) -> Int {
        try drawInset(likely: ScenarioDraft.likelyRefreshInset, from: &source)
    }

    /// The inset of most refresh controls, in whole points of the quantum.
    static let likelyRefreshInset = 60

    /// Draws the app's own bottom inset in quantum units; half of the random draws are 0.
    func drawBottomInset(from source: inout ChoiceSource) throws(Rejection) -> Int {
        try drawInset(likely: 50, from: &source)
    }

    private func drawInset(likely: Int, from source: inout ChoiceSource) throws(Rejection) -> Int {
        let inset = quantum.draw(0...100, towards: 0, from: &source) { bits in
            guard domain.hasInsets else { return 0 }
            return switch bits.uniform(upTo: 3) {
            case 0...1: 0
            case 2: likely * quantum.unitsPerPoint
            default: Int(bits.uniform(upTo: UInt64(100 * quantum.unitsPerPoint)))
            }
        }
        try domain.require(domain.hasInsets || inset == 0, "insets")
        return inset
    }
}
