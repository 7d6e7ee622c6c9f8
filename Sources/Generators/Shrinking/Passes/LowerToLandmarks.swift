/// Tries the simpler values that generators name as landmarks, the simplest first.
///
/// For values whose choices lead by no single step to a simpler one nearby: lowering the choice of a character does not
/// lead from one upper-case letter to the simplest one, nor lowering those of a fraction to one of fewer digits.
struct LowerToLandmarks: ShrinkPass {
    func improve<Value>(_ shrinker: inout Shrinker<Value>) {
        shrinker.forEachChoice { shrinker, index in
            guard let landmarks = shrinker.landmarks()[index] else { return }
            _ = landmarks.sequences.contains { values in
                shrinker.accepts { $0.replace(index..<index + landmarks.count, with: values) }
            }
        }
    }
}
