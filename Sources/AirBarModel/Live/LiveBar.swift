/// The calls by which a bar that is an object of its own is read and told what happens.
///
/// A factory makes it together with the object; see
/// ``BarDefinition/live(_:heights:kind:accepts:regards:fileID:makeBar:)``. What the object observes on its scroll
/// view needs no call here.
public struct LiveBar {
    let height: () -> Double
    let isExpandedStateAvailable: () -> Bool
    let transitionProgress: (() -> Double)?
    let bind: ((LiveScrollView) -> Void)?
    let expand: ((Bool) -> Void)?
    let changeHeights: ((BarHeights) -> Void)?
    let show: ((Bool) -> Void)?
    let stay: ((Bool) -> Void)?
    let rest: (() -> Void)?
    let receive: ((BarEvent) -> Void)?

    /// Makes the calls of an object that is bound to its first scroll view already.
    ///
    /// - Parameters:
    ///   - height: reads the height of the bar, in points.
    ///   - isExpandedStateAvailable: reads whether the bar may grow past its normal height; never, unless given.
    ///   - transitionProgress: reads how far the bar is open, from 0 at compact to 2 at expanded; linear in the height,
    ///     unless given.
    ///   - bind: binds the object to another scroll view. Without it, the factory makes a new object for each.
    ///   - expand: brings the bar to its expanded (`true`) or its normal (`false`) height.
    ///   - changeHeights: gives the object other heights, in points, which are valid; only one that has the capability
    ///     ``BarCapabilities/changingHeights`` is given any.
    ///   - show: shows (`true`) or hides the bar in place; only one that has the capability
    ///     ``BarCapabilities/showingInPlace`` is asked to.
    ///   - stay: has the bar stay at its normal height or taller (`true`), or lets it hide again; only one that has the
    ///     capability ``BarCapabilities/staying`` is asked to.
    ///   - rest: tells the object that the scroll view has come to rest and no finger is down.
    ///   - receive: tells the object of any event, as a delegate is told, before the observers of the scroll view. What
    ///     the object writes itself is told to observers only.
    public init(
        height: @escaping () -> Double, isExpandedStateAvailable: @escaping () -> Bool = { false },
        transitionProgress: (() -> Double)? = nil, bind: ((LiveScrollView) -> Void)? = nil,
        expand: ((Bool) -> Void)? = nil, changeHeights: ((BarHeights) -> Void)? = nil,
        show: ((Bool) -> Void)? = nil, stay: ((Bool) -> Void)? = nil, rest: (() -> Void)? = nil,
        receive: ((BarEvent) -> Void)? = nil
    ) {
        self.height = height
        self.isExpandedStateAvailable = isExpandedStateAvailable
        self.transitionProgress = transitionProgress
        self.bind = bind
        self.expand = expand
        self.changeHeights = changeHeights
        self.show = show
        self.stay = stay
        self.rest = rest
        self.receive = receive
    }
}
