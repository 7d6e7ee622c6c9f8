import Motion
import Verification

extension Mutant {
    /// Mistakes in a stretchy header.
    static let header: [Mutant] = [
        Mutant("header-unclamped", "the header's height goes on below zero") {
            $0.header.height = { -$0 }
        },
        Mutant("header-returns", "the header's height is the content offset without its sign") {
            $0.header.height = \.magnitude
        },
        Mutant("header-stiff", "the header does not stretch past 600 points") {
            $0.header.height = { min(600, max(0, -$0)) }
        },
        Mutant("header-collapses-early", "the header is gone as soon as less than 20 points would show") {
            $0.header.height = { $0 < -20 ? -$0 : 0 }
        },
        Mutant("header-square", "the header is as tall as it is wide") {
            $0.header.defaultHeight = { $0 }
        },
        Mutant("header-without-inset", "the scroll view is given no inset for the header") {
            $0.header.topInset = { _ in 0 }
        },
        Mutant("image-fits", "the image is as large as it can be without being cut") {
            $0.header.imageSize = { header, aspect in
                header.width < aspect * header.height
                    ? HeaderSize(width: header.width, height: header.width / aspect)
                    : HeaderSize(width: aspect * header.height, height: header.height)
            }
        },
        Mutant("image-stretched", "the image is as large as the header, whatever its shape") {
            $0.header.imageSize = { header, _ in header }
        },
    ]
}
