// Runs AirBarUIKit on the stand-in. The source is AirBarUIKit's, without what marks it for Objective-C.

import AirBarModel
import SwiftUI
import UIKit

@testable import AirBarUIKit

#if canImport(Musl)
    import Musl
#else
    import Glibc
#endif

var failures = 0
var checks = 0

/// Counts a check, and prints it if it fails.
@MainActor
func expect<Value: Equatable>(_ found: Value, _ expected: Value, _ what: String, line: Int = #line) {
    checks += 1
    guard found != expected else { return }
    failures += 1
    print("main.swift:\(line): \(what): expected \(expected), found \(found)")
}

let configuration = try BarConfiguration(compact: 50, normal: 100, expanded: 200)
let delegate = AppDelegate()
let view = UIScrollView.make(delegate: delegate)
let bar = AirBarController(configuration)
var heights: [Double] = []
var wasAnimated = false
bar.onChange = {
    heights.append($0.height)
    wasAnimated = UIView.animationDepth > 0
}

try bar.attach(to: view)
expect(view.contentInset.top, 100, "the top inset after attaching")
expect(view.verticalScrollIndicatorInsets.top, 100, "the indicator's inset after attaching")
expect(view.contentOffset.y, -100, "the content offset after attaching")

view.contentOffset.y = -70
expect(bar.state.height, 70, "the height after scrolling by 30")
expect(heights.last, 70, "the height that the app is told")
expect(wasAnimated, false, "whether a scroll is animated")

view.drag(to: -60)
expect(view.lift(at: 0, rest: -60), -50, "the target after a still finger")
expect(bar.state.height, 50, "the height after a still finger")
expect(view.contentOffset.y, -50, "the content offset after a still finger")
expect(wasAnimated, true, "whether a snap is animated")
expect(delegate.messages, ["will end dragging", "did end dragging"], "the app's messages of a drag")

for order in [EndOrder.recognizerFirst, .delegateFirst] {
    view.contentOffset.y = -100
    view.drag(to: -90)
    let target = view.lift(at: 0.5, rest: -70, order)
    expect(target, -50, "the target of a fling that would end between two heights")
    expect(view.contentOffset.y, -90, "the content offset when a fling begins")
    view.contentOffset.y = -50
    view.delegate?.scrollViewDidEndDecelerating(view)
    expect(bar.state.height, 50, "the height after a fling")
}
expect(delegate.messages.last, "did end decelerating", "the app's message of a fling")

view.drag(to: -80)
view.panGestureRecognizer.state = .cancelled
expect(bar.state.height, 100, "the height after a drag that the system cancelled")

view.contentOffset.y = 300
bar.show(true)
expect(bar.state.height, 100, "the height after being shown in place")
expect(view.contentOffset.y, 300, "the content offset after being shown in place")
bar.show(false)
expect(bar.state.height, 50, "the height after being hidden in place")
bar.stay(true)
expect(bar.state.height, 100, "the height of a bar that must stay")
view.contentOffset.y = 400
expect(bar.state.height, 100, "the height of a bar that must stay after a scroll")
bar.stay(false)
view.contentOffset.y = 500
expect(bar.state.height, 50, "the height of a bar that may hide again after a scroll")
bar.change(heights: BarHeights(compact: 60, normal: 120, expanded: 200))
expect(bar.state.height, 60, "the height of a compact bar with other heights")
expect(view.contentInset.top, 120, "the top inset with other heights")
bar.change(heights: configuration.heights)

bar.expand(true)
expect(bar.state.height, 200, "the height after expanding")
expect(view.contentOffset.y, -200, "the content offset after expanding")
expect(wasAnimated, true, "whether expanding is animated")

view.refreshControl = UIRefreshControl()
view.contentInset.top += 60
bar.expand(false)
expect(view.contentInset.top, 160, "the top inset while refreshing")
view.contentInset.top -= 60
expect(view.contentInset.top, 100, "the top inset after refreshing")

view.contentSize.height = 100
expect(view.contentInset.bottom, 450, "the bottom inset of short content")
view.bounds.size.height = 700
expect(view.contentInset.bottom, 550, "the bottom inset in a taller frame")
view.systemInset.top = 40
expect(view.contentInset.bottom, 510, "the bottom inset with a safe area")
view.contentInset.bottom += 80
expect(view.contentInset.bottom, 510, "the bottom inset with one of the app's, which counts as content")
view.contentSize.height = 2_000
expect(view.contentInset.bottom, 80, "the bottom inset of the app over long content")
view.contentSize.height = 100
expect(view.contentInset.bottom, 510, "the bottom inset of short content with one of the app's")

expect(view.delegate?.responds(to: AppDelegate.selection), true, "whether a table's message is accepted")
let receiver = (view.delegate as? NSObject)?.forwardingTarget(for: AppDelegate.selection)
expect(receiver as AnyObject === delegate, true, "whether a table's message goes to the app")

bar.detach()
expect(view.delegate === delegate, true, "whether detaching restores the delegate")
expect(view.contentInset.bottom, 80, "the app's bottom inset after detaching")
expect(view.panGestureRecognizer.actions.count, 0, "the targets of the pan after detaching")
heights = []
view.contentOffset.y = 0
expect(heights, [], "the heights after detaching")

// A bottom inset of the app that is there before the bar is.
for (before, after) in [(80.0, 80.0), (-10, 0)] {
    let view = UIScrollView.make()
    view.contentInset.bottom = before
    let bar = AirBarController(configuration)
    try bar.attach(to: view)
    expect(view.contentInset.bottom, after, "the app's bottom inset after attaching")
    view.contentSize.height = 100
    expect(view.contentInset.bottom, 450, "the bottom inset of short content with one of the app's")
    view.contentInset.bottom -= after
    expect(view.contentInset.bottom, 450, "the bottom inset of short content once the app's is gone")
    bar.detach()
    expect(view.contentInset.bottom, 0, "the bottom inset after detaching")
}

// Nothing holds a controller that the app drops, and its scroll view gets its delegate back.
weak var dropped: AirBarController?
do {
    let other = AirBarController(configuration)
    try other.attach(to: view)
    dropped = other
    expect(view.delegate === delegate, false, "whether attaching replaces the delegate")
}
for _ in 0..<1_000 where view.delegate !== delegate { await Task.yield() }
expect(dropped == nil, true, "whether a dropped controller is released")
expect(view.delegate === delegate, true, "whether dropping a controller restores the delegate")
expect(view.panGestureRecognizer.actions.count, 0, "the targets of the pan after dropping a controller")

// A controller does not hold its scroll view either.
weak var droppedView: UIScrollView?
do {
    let view = UIScrollView.make()
    try bar.attach(to: view)
    droppedView = view
}
expect(droppedView == nil, true, "whether a dropped scroll view is released")
bar.expand(true)

// The examples of Documentation/UIKit.md.
let header = UIView(frame: .zero)
let headerView = UIScrollView.make()
let headerBar = try attachBar(to: headerView, resizing: header)
headerBar.expand(true)
expect(header.frame.height, 240, "the height of the example's header")
_ = Page(bar: headerBar).body

// SwiftUI.
let swiftUIBar = AirBarController(configuration)
var wasAnimatedBySwiftUI = false
swiftUIBar.onChange = { _ in wasAnimatedBySwiftUI = Animation.depth > 0 }
let wrapper = AirBarScrollView(swiftUIBar) { EmptyView() }
let context = AirBarScrollView<EmptyView>.Context(coordinator: ())
let controller = wrapper.makeUIViewController(context: context)
wrapper.updateUIViewController(controller, context: context)
controller.view.bounds.size.height = 600
controller.viewDidLayoutSubviews()
let hosted = controller.view as? UIScrollView
expect(hosted?.contentInset.top, 100, "the top inset of the SwiftUI view")
swiftUIBar.expand(true)
expect(wasAnimatedBySwiftUI, true, "whether SwiftUI animates expanding")
AirBarScrollView<EmptyView>.dismantleUIViewController(controller, coordinator: ())
expect(hosted?.delegate == nil, true, "whether the SwiftUI view is detached in the end")

print("\(checks - failures) of \(checks) checks hold on the stand-in")
exit(failures == 0 ? 0 : 1)
