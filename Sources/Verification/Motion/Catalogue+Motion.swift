extension Catalogue {
    /// The laws of motion, in the order of the catalogue.
    public static let motion: [MotionLaw] = MotionLaw.scrolling + MotionLaw.header
}
