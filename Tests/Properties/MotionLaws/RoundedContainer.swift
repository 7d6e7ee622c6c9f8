import Motion

/// A container whose offsets are shown at whole pixels, as those of scroll views are.
struct RoundedContainer: ScrollContainer {
    let scale: PixelScale
    /// Whether it goes on from where it is shown, so that what was rounded away is lost.
    var losesRemainders = false
    private var exact: any ScrollContainer

    init(_ container: any ScrollContainer, scale: PixelScale, losesRemainders: Bool = false) {
        (exact, self.scale, self.losesRemainders) = (container, scale, losesRemainders)
    }

    var parts: [ScrollPart] {
        exact.parts.map { part in
            var shown = part
            shown.offset = scale.rounded(part.offset)
            return shown
        }
    }

    mutating func touch() { exact.touch() }

    mutating func drag(by distance: Double) {
        exact.drag(by: distance)
        guard losesRemainders else { return }
        for (index, part) in parts.enumerated() { exact.scroll(index, to: part.offset) }
    }

    mutating func release(velocity: Double) { exact.release(velocity: velocity) }
    mutating func cancel() { exact.cancel() }
    mutating func scroll(_ part: Int, to offset: Double) { exact.scroll(part, to: offset) }
    mutating func advance(by frame: Double) { exact.advance(by: frame) }
}

extension RightContainers {
    /// Containers of each order, promise and size, at whole pixels.
    static let rounded = PixelScale.allCases.flatMap { scale in
        [
            ContainerDefinition("quick-return", backwards: .firstPartFirst, scale: scale) {
                RoundedContainer(QuickReturn(), scale: scale)
            },
            ContainerDefinition("three-parts", scale: scale) { RoundedContainer(ThreeParts(), scale: scale) },
            ContainerDefinition("bouncing", deceleration: .normal, scale: scale) {
                RoundedContainer(Bouncing(), scale: scale)
            },
            ContainerDefinition("anchored", scale: scale) { RoundedContainer(Anchored(), scale: scale) },
            ContainerDefinition("list-first", scale: scale) { RoundedContainer(ListFirst(), scale: scale) },
            ContainerDefinition("resizing", scale: scale) { RoundedContainer(Resizing(), scale: scale) },
            ContainerDefinition("flywheel", scale: scale) {
                RoundedContainer(FixedSteps(isFlywheel: true), scale: scale)
            },
            ContainerDefinition("pair", deceleration: .normal, scale: scale) {
                RoundedContainer(ContainerDefinition.pair.makeContainer(), scale: scale)
            },
            ContainerDefinition("sheet", scale: scale) {
                RoundedContainer(BottomSheet.standard, scale: scale)
            },
        ]
    }
}
