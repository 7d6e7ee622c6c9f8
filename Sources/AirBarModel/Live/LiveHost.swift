/// The host that all scroll views of one object write to: that of the event under way, and between events a copy.
final class LiveHost {
    /// The heights and tolerances; a bar that is made for another scroll view has the present ones.
    var configuration: BarConfiguration
    var host: BarHost

    /// Whether the object has reported a state in the event under way.
    var hasReported = false

    init(_ configuration: BarConfiguration) {
        self.configuration = configuration
        host = BarHost(ScrollViewState(frameHeight: 0, contentHeight: 0, contentOffset: 0))
    }

    /// Puts the host of an event in place while a function runs.
    func lend<Result>(_ host: inout BarHost, _ body: () -> Result) -> Result {
        swap(&self.host, &host)
        hasReported = false
        defer {
            swap(&self.host, &host)
            self.host.begin(on: host.scrollView)
        }
        return body()
    }
}
