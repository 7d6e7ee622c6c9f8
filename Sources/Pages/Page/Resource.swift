/// The style sheets and scripts of the pages, which the build puts into the code.
enum Resource {
    /// The colours, for readers who prefer light and for those who prefer dark.
    static let colors = text(PackageResources.colors_css)
    /// The style of charts.
    static let chart = text(PackageResources.chart_css)
    /// The style of pages.
    static let page = text(PackageResources.page_css)
    /// The style of pages where no script runs.
    static let still = text(PackageResources.still_css)
    /// What every page does: copy, and sort out keys.
    static let pageScript = text(PackageResources.page_js)
    /// What filters and sorts tables of results.
    static let indexScript = text(PackageResources.index_js)
    /// What plays a film.
    static let playerScripts = [
        PackageResources.screen_js, PackageResources.charts_js, PackageResources.player_js,
    ].map(text)

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
