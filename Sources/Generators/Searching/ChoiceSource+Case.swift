extension ChoiceSource {
    /// The source of one case of a search, so that any case can be made again alone.
    ///
    /// Case 0 is the simplest value there is; the others are random.
    public init(seed: UInt64, caseIndex: Int, isRecording: Bool = false) {
        guard caseIndex > 0 else {
            self.init(replaying: [UInt64]())
            return
        }
        // Mixed twice: the seeds 1, 2, 3 … of searches must not share cases with one another.
        let start = RandomBits.mixed(seed &+ 0x9E37_79B9_7F4A_7C15)
        let caseSeed = RandomBits.mixed(start &+ UInt64(caseIndex) &* 0x9E37_79B9_7F4A_7C15)
        if caseIndex < 16 {
            self.init(edgesFromSeed: caseSeed, isRecording: isRecording)
        } else {
            self.init(seed: caseSeed, isRecording: isRecording)
        }
    }
}
