// The bar in an app: what binds a bar of AirBarModel to a `UIScrollView`.
//
// What lives here:
// - `AirBarController`: owns a bar, attaches it to a scroll view, and tells the app its state.
// - `AirBarScrollView`: SwiftUI content under a bar; `HostingScrollController` is the controller of its scroll view.
// - `ObservedScrollView`: a `UIScrollView` as a `Scrollable`, for those who use `BarController` themselves.
// - `ScrollViewHooks`, `PanTarget`, `DelegateForwarder`: what observing adds to a scroll view, and how it is removed.
//
// All of it runs on the main actor, and is compiled only where there is UIKit. What of it was checked without an
// Apple SDK is in Documentation/UIKit.md.
