extension Generator {
    /// Shrinks the choices of a source as long as a function says that they still fail.
    ///
    /// The function need not check the value in this process, which a check may end.
    ///
    /// - Parameters:
    ///   - source: makes the value to start from.
    ///   - settings: the limits of shrinking; those of a search are ignored.
    ///   - stillFails: whether the choices still fail in the same way.
    /// - Returns: the simplest choices found, and how shrinking ended; nil if the source makes no value.
    package func shrink(
        _ source: ChoiceSource, _ settings: SearchSettings, stillFails: @escaping ([Choice]) -> Bool
    ) -> (choices: [Choice], ending: ShrinkEnding)? {
        // The value of this generator is its recording. It starts empty, so that spans and choices agree.
        let recordings = Generator<[Choice]> { source throws(Rejection) in
            _ = try generate(from: &source)
            return source.recording.choices
        }
        var source = source.recorded
        guard let choices = try? recordings.generate(from: &source) else { return nil }
        let failure = Failure(id: "", message: "")
        var shrinker = Shrinker(
            generator: recordings, value: choices, failure: failure, recording: source.recording,
            budget: settings.shrinkBudget, isCancelled: SearchWatch(settings).shrinkStop(),
            check: { stillFails($0) ? failure : nil })
        let ending = shrinker.run()
        return (shrinker.recording.choices, ending)
    }
}
