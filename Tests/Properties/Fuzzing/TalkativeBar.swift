import AirBarModel

/// A bar that does something else on each event: it reports several states or none, changes insets one by one, and
/// sets content offsets that are there already and others.
struct TalkativeBar: Bar {
    private(set) var state: BarState
    private var count = 0

    init(_ configuration: BarConfiguration) { state = BarState(configuration) }

    mutating func react(to event: BarEvent, on host: inout BarHost) {
        count += 1
        var inset = host.scrollView.contentInset
        if count.isMultiple(of: 2) { inset.bottom += 1 }
        if count.isMultiple(of: 3) { inset.top += 1 }
        host.setContentInset(inset)
        if count.isMultiple(of: 4) { host.setScrollIndicatorInset(top: Double(count)) }
        if count.isMultiple(of: 5) {
            let contentOffset = host.scrollView.contentOffset
            // Towards 0, so that it stays a valid number.
            let distance = count.isMultiple(of: 10) ? (contentOffset > 0 ? -1.0 : 1) : 0
            host.updateContentOffset(contentOffset + distance, animated: count.isMultiple(of: 15))
        }
        if count.isMultiple(of: 7) { host.retarget(to: Double(count)) }
        for report in 0..<(count % 4) {
            state.offset = Double(count + report)
            state.isExpandedStateAvailable.toggle()
            host.report(state)
        }
    }
}
