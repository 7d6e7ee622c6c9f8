import Motion
import Testing

@Suite struct StretchyHeaderTests {
    @Test(arguments: [(-160.0, 160.0), (-200, 200), (-80, 80), (-0.0, 0), (0, 0), (1, 0), (5_000, 0)])
    func `it is as tall as what shows above the content`(offset: Double, height: Double) throws {
        let header = try StretchyHeader(width: 320, imageAspectRatio: 1)
        #expect(header.size(at: offset) == HeaderSize(width: 320, height: height))
    }

    @Test func `at rest it is half as tall as wide, and the content begins below it`() throws {
        let header = try StretchyHeader(width: 320, imageAspectRatio: 1)
        #expect(header.defaultHeight == 160 && header.topInset == 160)
        #expect(header.restingContentOffset == -160 && header.size(at: -160).height == 160)
    }

    @Test(
        arguments: [
            (1.5, -160.0, 320.0, 320 / 1.5), (1.5, -240, 360, 240), (4, -160, 640, 160), (2, -160, 320, 160),
            (1, 10, 320, 320),
        ])
    func `the image fills the side it would fall short of`(
        aspectRatio: Double, offset: Double, width: Double, height: Double
    ) throws {
        let header = try StretchyHeader(width: 320, imageAspectRatio: aspectRatio)
        #expect(header.imageSize(at: offset) == HeaderSize(width: width, height: height))
    }

    @Test(arguments: [.nan, .infinity, -.infinity, -0x1p40])
    func `an offset that is none has no height`(offset: Double) throws {
        let header = try StretchyHeader(width: 320, imageAspectRatio: 1)
        #expect(header.size(at: offset).height == 0)
    }

    @Test(arguments: [(-1.0, 1.0), (.nan, 1), (.infinity, 1), (320, 0), (320, -1), (320, .nan)])
    func `a header of no size, or with an image of none, does not exist`(width: Double, aspectRatio: Double) {
        #expect(throws: InvalidValue.self) {
            try StretchyHeader(width: width, imageAspectRatio: aspectRatio)
        }
    }
}
