extension Catalogue {
    /// The laws of motion, in the order of the catalogue.
    public static let motion: [MotionLaw] =
        MotionLaw.springFrames + MotionLaw.springMotion + MotionLaw.springRest + MotionLaw.springKinds
        + MotionLaw.pane + MotionLaw.animator + MotionLaw.header + MotionLaw.handOff
}
