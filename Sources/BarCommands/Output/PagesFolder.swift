import Foundation
import Pages

/// The folder of the option `--html`: the page of all results, and a page for each counterexample.
package struct PagesFolder: Sendable {
    private let path: String

    /// Opens a folder, which is made unless it exists.
    ///
    /// - Throws: `UsageError` if it cannot be written to, or has files but no page of all results of an earlier run.
    package init(_ path: String) throws(UsageError) {
        self.path = path
        try makeFolder(path)
        let present = try names(in: path).filter { !$0.hasPrefix(".") }
        guard present.isEmpty || Self.text(PageFolder.index, in: path).map(PageFolder.isPage) == true else {
            throw UsageError(
                "\(path) has other files than pages: expected a folder that is new or empty, or one of an earlier run"
            )
        }
    }

    /// Writes pages in place of those of an earlier run, and says where they are, on standard error.
    ///
    /// Other files stay. The page of all results comes first, so that an interrupt leaves no page that nobody knows of.
    ///
    /// - Parameters:
    ///   - index: the page of all results.
    ///   - pages: those that it links to, by their names; each leads to the ones beside it.
    package func write(_ index: IndexPage, _ pages: [(name: String, page: any Page)] = []) throws(UsageError)
    {
        for name in Self.text(PageFolder.index, in: path).map(PageFolder.pages) ?? []
        where Self.text(name, in: path).map(PageFolder.isPage) == true {
            try? FileManager.default.removeItem(atPath: BarCommands.path(of: name, in: path))
        }
        let file = BarCommands.path(of: PageFolder.index, in: path)
        try writeText(index.html, to: file)
        for (position, (name, page)) in pages.enumerated() {
            var page = page
            page.neighbours = Neighbours(of: position, among: pages.map(\.name), index: PageFolder.index)
            try writeText(page.html, to: BarCommands.path(of: name, in: path))
        }
        complain("pages: \(file)")
    }

    private static func text(_ name: String, in folder: String) -> String? {
        try? String(contentsOfFile: BarCommands.path(of: name, in: folder), encoding: .utf8)
    }
}
