extension Duration {
    /// The longest time limit that is computed with; a longer one is no limit in practice.
    private static let longestLimit = Duration.seconds(1 << 31)

    /// The duration as a time limit with which calculations cannot overflow: 0 to 2^31 seconds.
    package var asLimit: Duration { min(max(self, .zero), Self.longestLimit) }
}
