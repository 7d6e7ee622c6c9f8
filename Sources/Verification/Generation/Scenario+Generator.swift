import AirBarModel
import Generators

extension Scenario {
    /// Scenarios that go where bars break: offsets around the edges and the detents, pans of every phase in any
    /// order, content that grows and shrinks, other scroll views, heights that are equal or zero.
    ///
    /// The simplest scenario is a bar of 100, 200 and 300 points over 2,000 points of content, and no events.
    public static let generator = Generator<Scenario> { source throws(Rejection) in
        var scene = Scene(from: &source)
        let configuration = try scene.configuration()
        let scrollView = try scene.drawGeometry(from: &source)
        var events: [BarEvent] = []
        try source.list(count: 0...30) { source throws(Rejection) in
            events.append(try scene.drawEvent(from: &source))
        }
        return Scenario(checked: configuration, scrollView, events)
    }
}
