import AirBarModel
import AirBarUIKit
import UIKit

@MainActor
func attachBar(to scrollView: UIScrollView, resizing header: UIView) throws -> AirBarController {
    let bar = AirBarController(try BarConfiguration(compact: 44, normal: 96, expanded: 240))
    bar.onChange = { [weak header] state in header?.frame.size.height = state.height }
    try bar.attach(to: scrollView)
    return bar
}
