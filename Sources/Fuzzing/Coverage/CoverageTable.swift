import Verification

/// The coverage of files as a table: for each folder its files and their sum.
package struct CoverageTable: Sendable {
    private let files: [FileCoverage]
    private let folders: [String]

    /// Makes a table of the files below folders.
    package init(_ files: [FileCoverage], of folders: [String]) {
        self.files = files
        self.folders = folders
    }

    /// The lines of the table.
    package var text: String {
        var table = TextTable([
            ("file", .leading), ("lines", .trailing), ("of", .trailing), ("%", .trailing),
            ("regions", .trailing), ("of", .trailing), ("%", .trailing),
        ])
        for folder in folders {
            let own = files.filter { $0.path.hasPrefix(folder + "/") }
            for file in own { table.add(cells("  " + file.path.dropFirst(folder.count + 1), [file])) }
            table.add(cells(folder, own))
        }
        return table.lines.joined(separator: "\n")
    }

    private func cells(_ name: String, _ files: [FileCoverage]) -> [String] {
        let counts = [files.map(\.lineCount), files.map(\.regions)].map { $0.reduce(CoverageCount(), +) }
        return [name] + counts.flatMap { ["\($0.covered)", "\($0.total)", $0.percentage] }
    }
}
