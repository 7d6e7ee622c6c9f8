// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct Animation: Equatable, Sendable {
    public static let `default` = Animation()

    /// How many animated changes are being made.
    @MainActor public static var depth = 0

    public static func easeInOut(duration: TimeInterval) -> Animation { Animation() }
}

@MainActor
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    Animation.depth += 1
    defer { Animation.depth -= 1 }
    return try body()
}
