import AirBarModel
import Generators
import PropertyTesting
import Testing

/// What a live scroll view tells under any fingers.
extension LiveScrollViewTests {
    /// What a scroll view told, and whether each was so when it was told.
    private final class Witness {
        let view: SimulatedScrollView
        private(set) var count = 0
        private(set) var isTrue = true
        /// Whether a pan has begun and not ended.
        private(set) var isPanning = false
        private var lastTold: Double

        init(_ view: SimulatedScrollView) {
            self.view = view
            lastTold = view.contentOffset
            view.contentOffsetObservable.observe { [unowned self] contentOffset in
                count += 1
                lastTold = contentOffset
                if contentOffset != self.view.contentOffset { isTrue = false }
            }
            view.panObservable.observe { [unowned self] phase in
                count += 1
                // It begins once, changes while it lasts, and fails instead if it has not begun.
                if (phase == .began || phase == .failed) == isPanning { isTrue = false }
                isPanning = phase == .began || phase == .changed
            }
        }

        /// Whether everything that changed was told.
        var knowsAll: Bool { lastTold == view.contentOffset }
    }

    private static func witness() throws -> Witness {
        let view = SimulatedScrollView(
            try ScrollViewGeometry(
                frameHeight: 600, contentHeight: 2_000, contentOffset: 300,
                safeArea: ContentInset(top: 47, bottom: 34)))
        view.contentInset = ContentInset(top: 100, bottom: 20)
        return Witness(view)
    }

    @Test func `under any fingers each change is told when it has happened, and no invalid move is`() async {
        await check(FingerDeed.generator.array(count: 0...24)) { deeds in
            let witness = try Self.witness()
            return deeds.allSatisfy { deed in
                let count = witness.count
                deed.perform(on: witness.view)
                return witness.isTrue && witness.knowsAll && !(deed.isInvalid && witness.count != count)
            }
        }
    }

    @Test func `a frame after which nothing moves is followed by frames that tell nothing`() async {
        await check(FingerDeed.generator.array(count: 0...24)) { deeds in
            let witness = try Self.witness()
            for deed in deeds { deed.perform(on: witness.view) }
            if witness.view.phase == .dragging { return witness.view.advance(by: 1.0 / 60) }
            guard witness.view.advance(by: 1.0 / 60) else { return true }
            let count = witness.count
            return witness.view.advance(by: 0.1) && witness.count == count
        }
    }

    @Test func `a touch that catches what moves is a pan, which its lift ends, and any other touch is none`()
        async
    {
        await check(FingerDeed.generator.array(count: 0...24)) { deeds in
            let witness = try Self.witness()
            let view = witness.view
            for deed in deeds { deed.perform(on: view) }
            // A finger that is still down is taken away; what moves goes on.
            view.cancel()
            let isMoving = view.phase != .resting
            let count = witness.count
            view.touch()
            guard witness.isPanning == isMoving, witness.count == (isMoving ? count + 1 : count) else {
                return false
            }
            view.lift()
            return !witness.isPanning && witness.isTrue
        }
    }

    @Test func `after a cancelled gesture the content rests, and the status bar takes it to its top`() async {
        await check(FingerDeed.generator.array(count: 0...24)) { deeds in
            let witness = try Self.witness()
            let view = witness.view
            for deed in deeds { deed.perform(on: view) }
            view.touch()
            view.drag(by: 5, over: 1.0 / 60)
            view.cancel()
            let state = view.scrollView
            let isWithinEdges = (state.top...max(state.top, state.end)).contains(view.contentOffset)
            let rests = view.phase == .resting
            view.scrollToTop()
            for _ in 0..<200 where view.advance(by: 1.0 / 60) { break }
            return rests == isWithinEdges && view.contentOffset == view.scrollView.top && witness.isTrue
        }
    }
}
