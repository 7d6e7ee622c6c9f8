import Foundation

/// What `llvm-cov export` tells of source files, in JSON.
package struct CoverageExport: Sendable {
    /// The reason why a text is no export.
    package struct ParseError: Error, CustomStringConvertible {
        package let description: String
    }

    /// The files, in the order of the export.
    package let files: [FileCoverage]

    /// Reads an export.
    ///
    /// - Parameters:
    ///   - json: what `llvm-cov export -format=text` printed.
    ///   - folder: the path of the folder that the paths of the files are told relative to.
    /// - Throws: ``ParseError`` if it is no export.
    package init(parsing json: Data, relativeTo folder: String) throws(ParseError) {
        let document: Document
        do { document = try JSONDecoder().decode(Document.self, from: json) } catch {
            throw ParseError(description: "expected an export of llvm-cov in JSON, found \(error)")
        }
        guard document.type == Self.type else {
            throw ParseError(description: "expected an export of type \(Self.type), found \(document.type)")
        }
        files = document.data.flatMap(\.files).map { file in
            let path =
                file.filename.hasPrefix(folder + "/")
                ? String(file.filename.dropFirst(folder.count + 1)) : file.filename
            return FileCoverage(path, file.segments)
        }
    }

    private static let type = "llvm.coverage.json.export"

    private struct Document: Decodable {
        let type: String
        let data: [ExportedProgram]
    }

    private struct ExportedProgram: Decodable {
        let files: [File]
    }

    private struct File: Decodable {
        let filename: String
        let segments: [CoverageSegment]
    }
}

/// A place in a source file from which on a count holds, up to the next such place.
struct CoverageSegment: Decodable, Hashable, Sendable {
    /// The line, counted from 1.
    let line: Int
    /// How often the code from here on was run; 0 if it is not counted.
    let count: Int
    /// Whether the code from here on is counted.
    let isCounted: Bool
    /// Whether a region of the code starts here: a body, or a branch.
    let isStart: Bool

    /// Makes a segment.
    init(line: Int, count: Int, isCounted: Bool, isStart: Bool) {
        self.line = line
        self.count = count
        self.isCounted = isCounted
        self.isStart = isStart
    }

    /// Reads line, column, count, whether it is counted, whether it starts a region, and whether that is only a gap.
    init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        line = try values.decode(Int.self)
        _ = try values.decode(Int.self)
        count = try values.decode(Int.self)
        isCounted = try values.decode(Bool.self)
        let isEntry = try values.decode(Bool.self)
        isStart = try !values.decode(Bool.self) && isEntry && isCounted
    }
}
