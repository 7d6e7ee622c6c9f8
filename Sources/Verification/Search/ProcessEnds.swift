/// What a search found of a bar that ends its process, which ran its cases in processes of their own.
package struct ProcessEnds: Sendable {
    /// The simplest case found for each way to end the process, in the order of discovery.
    package let cases: [FatalCase]

    /// Whether the search ended because so many cases ended their process.
    package let isLimited: Bool
}
