import AirBarModel

extension NarrowMistake {
    /// Mistakes at one particular number.
    static let numbers = [
        bar("content-offset", OneContentOffset.self), bar("content-height", OneContentHeight.self),
        bar("inset-of-a-device", InsetOfADevice.self),
    ]
}

/// A content offset that is one particular number, under a finger that pulled twice before.
private struct OneContentOffset: NarrowCondition {
    private var pans = 0

    mutating func isMet(by event: BarEvent, _ state: BarState) -> Bool {
        switch event {
        case .pan(.began): pans += 1
        case .scrollView: pans = 0
        case .contentOffset(let offset): return pans > 2 && offset == 777
        default: break
        }
        return false
    }
}

/// Content of one particular height, while the bar is compact.
private struct OneContentHeight: NarrowCondition {
    mutating func isMet(by event: BarEvent, _ state: BarState) -> Bool {
        guard case .contentHeight(let height) = event, state.height == state.configuration.compact else {
            return false
        }
        return height == 1_234
    }
}

/// The insets of one particular device, after the frame got its height.
private struct InsetOfADevice: NarrowCondition {
    private var hasItsHeight = false

    mutating func isMet(by event: BarEvent, _ state: BarState) -> Bool {
        switch event {
        case .frameHeight(let height): hasItsHeight = height == 812
        case .safeArea(let insets): return hasItsHeight && insets.top == 47
        default: break
        }
        return false
    }
}
