import Motion
import Verification

extension HeaderCase {
    /// The sizes of the header and its image over the content offset.
    func figure(_ rules: MotionRules, marking place: Double?) -> Figure? {
        let reach = Double(width) + contentOffset.magnitude + otherOffset.magnitude
        let offsets = Sample.places(from: -reach, to: reach, marking: place)
        let half = Figure.Mark(name: "half the width", value: Double(width) / 2)
        return Figure(
            over: "content offset, pt",
            [
                Figure.Panel(name: "height, pt", curves: [], marks: [half]),
                Figure.Panel(
                    name: "image width, pt", curves: [],
                    marks: [Figure.Mark(name: "width", value: Double(width))]),
                Figure.Panel(name: "image height, pt", curves: []),
            ], marking: place,
            rules.compared.compactMap { rules in
                header(rules).map { header in
                    let samples = offsets.map { offset in
                        let image = header.imageSize(at: offset)
                        return Sample(offset, rules.header.height(offset), image.width, image.height)
                    }
                    return (rules.name, samples)
                }
            })
    }
}

extension HeaderHeightCase {
    /// The height over the content offset.
    func figure(_ rules: MotionRules, marking place: Double?) -> Figure? {
        let reach = 100 + contentOffset.magnitude
        let offsets = Sample.places(from: -reach, to: reach, marking: place)
        return Figure(
            over: "content offset, pt", [Figure.Panel(name: "height, pt", curves: [])], marking: place,
            rules.compared.map { rules in
                (rules.name, offsets.map { Sample($0, rules.header.height($0)) })
            })
    }
}
