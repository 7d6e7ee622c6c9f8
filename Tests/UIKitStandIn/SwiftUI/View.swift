// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import UIKit

@MainActor @preconcurrency public protocol View {
    associatedtype Body: View

    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
    public var body: Never { fatalError() }
}

public struct EmptyView: View {
    nonisolated public init() {}

    public var body: Never { fatalError() }
}

public struct Text: View {
    nonisolated public init(_ content: some StringProtocol) {}

    public var body: Never { fatalError() }
}

public struct Alignment: Equatable, Sendable {
    public static let center = Alignment()
    public static let top = Alignment()
}

@resultBuilder
public enum ViewBuilder {
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}

public struct EnvironmentValues {
    public init() {}
}

extension View {
    nonisolated public func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
    ) -> some View {
        EmptyView()
    }

    nonisolated public func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        EmptyView()
    }

    nonisolated public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        EmptyView()
    }
}
