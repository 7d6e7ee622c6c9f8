import Motion

extension ScrollRun {
    /// Samples now and after each frame, until nothing moves by itself; for at most a minute.
    ///
    /// - Parameters:
    ///   - place: a time in seconds up to which frames pass in any case.
    ///   - sample: called with the scroll view at each of these moments.
    mutating func samplesToRest(
        marking place: Double? = nil,
        _ sample: (ScrollRun) -> Sample = { Sample($0.time, $0.motion.kinematics) }
    ) -> [Sample] {
        let start = time
        var samples = [sample(self)]
        for _ in 0..<10_000 {
            guard moment.isMoving || time < place ?? 0, time - start < 60 else { break }
            frame()
            samples.append(sample(self))
        }
        return samples
    }
}
