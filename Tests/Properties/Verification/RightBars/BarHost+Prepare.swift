import AirBarModel

@testable import Verification

extension BarHost {
    /// Sets the insets that a header of a height needs, in points, and moves content at its top under it.
    ///
    /// - Returns: whether the content was at its top; nil on input to be refused.
    mutating func prepare(for event: BarEvent, height: Double, movesContent: Bool = true) -> Bool? {
        let view = scrollView
        guard event.isValid, view.contentOffset.isFinite, view.contentHeight.isFinite,
            view.frameHeight.isFinite
        else { return nil }
        let isAtTop = view.contentOffset <= view.top
        setContentInset(ContentInset(top: height + view.refreshInset, bottom: view.bottomInset))
        if case .scrollView = event, isAtTop, movesContent {
            updateContentOffset(scrollView.top, animated: false)
        }
        return isAtTop
    }
}
