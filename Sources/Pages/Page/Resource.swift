/// The style sheets and scripts of the pages, which the build puts into the code.
enum Resource {
    /// The colours, for readers who prefer light and for those who prefer dark.
    static let colors = text(PackageResources.colors_css)
    /// The style of charts.
    static let chart = text(PackageResources.chart_css)
    /// The style of pages.
    static let page = text(PackageResources.page_css)
    /// What every page does: copy, and sort out keys.
    static let pageScript = text(PackageResources.page_js)
    /// What plays a film.
    static let playerScript = text(PackageResources.player_js)

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
