import AirBarModel

extension NarrowMistake {
    /// Mistakes of counters that wrap, or of buffers that are full.
    static let counters = [
        bar("byte-of-bindings", ByteOfBindings.self), bar("signed-byte-of-pans", SignedByteOfPans.self),
        bar("full-buffer", FullBuffer.self), bar("reversals", Reversals.self),
    ]
}

/// A counter of 8 bits that counts the scroll views and wraps.
private struct ByteOfBindings: NarrowCondition {
    private var count: UInt8 = 1

    mutating func isMet(by event: BarEvent, _ state: BarState) -> Bool {
        if case .scrollView = event { count &+= 1 }
        return count == 0
    }
}

/// A signed counter of 8 bits that counts pans and becomes negative.
private struct SignedByteOfPans: NarrowCondition {
    private var count: Int8 = 0

    mutating func isMet(by event: BarEvent, _ state: BarState) -> Bool {
        if case .pan(.began) = event { count &+= 1 }
        return count < 0
    }
}

/// A buffer of 64 content offsets that is emptied only when the scroll view rests.
private struct FullBuffer: NarrowCondition {
    private var count = 0

    mutating func isMet(by event: BarEvent, _ state: BarState) -> Bool {
        switch event {
        case .contentOffset: count += 1
        case .idle, .scrollView, .pan: count = 0
        default: break
        }
        return count == 64
    }
}

/// A bar that opens and closes 30 times without a finger.
private struct Reversals: NarrowCondition {
    private var isOpening = false
    private var height = 0.0
    private var count = 0

    mutating func isMet(by event: BarEvent, _ state: BarState) -> Bool {
        if case .pan = event { count = 0 }
        if state.height != height, (state.height > height) != isOpening {
            isOpening.toggle()
            count += 1
        }
        height = state.height
        return count == 30
    }
}
