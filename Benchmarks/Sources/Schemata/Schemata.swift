// Schemata: mutants of source text, of which all are compiled into one program, and a switch selects one when it starts.
//
// R. Untch, J. Offutt and M. J. Harrold, "Mutation analysis using mutant schemata", ISSTA 1993.
//
// A mutants file is parsed, its edits are located in the sources, and each source is written again with all mutants of
// it in place. The module reads no file, so it imports no Foundation; `bench source-mutants` copies, builds and runs.

/// The source files of mutants, with all mutants in place.
public struct Schemata: Sendable {
    /// The mutants in order; the number that selects one is its position, counted from 1.
    public let mutants: [SourceMutant]

    /// The text of each edited file, by its path.
    public let texts: [String: String]

    /// Puts mutants in place.
    ///
    /// - Parameters:
    ///   - mutants: the mutants.
    ///   - source: the text of a file by its path in the package; nil if there is none.
    /// - Throws: ``SchemaError`` if a name is used twice, or an original is not there exactly once, or overlaps another.
    public init(_ mutants: [SourceMutant], source: (String) -> String?) throws(SchemaError) {
        var names: Set<String> = []
        for mutant in mutants where !names.insert(mutant.name).inserted {
            throw .duplicateName(mutant.name)
        }
        var edits: [String: [NumberedEdit]] = [:]
        for (index, mutant) in mutants.enumerated() {
            for edit in mutant.edits {
                edits[edit.path, default: []].append(
                    NumberedEdit(number: index + 1, mutant: mutant.name, edit: edit))
            }
        }
        var texts: [String: String] = [:]
        for (path, edits) in edits.sorted(by: { $0.key < $1.key }) {
            guard let text = source(path) else {
                throw .missingFile(mutant: edits[0].mutant, path: path)
            }
            texts[path] = PlantedSwitch.importing(try SchemaText(text, edits).text)
        }
        self.mutants = mutants
        self.texts = texts
    }
}

/// The reason why mutants cannot be put in place.
public enum SchemaError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Two mutants have a name.
    case duplicateName(String)
    /// A mutant edits a file that is not there.
    case missingFile(mutant: String, path: String)
    /// The original of a mutant occurs another number of times than once.
    case occurrences(mutant: String, path: String, original: String, count: Int)
    /// The originals of two mutants overlap, and neither contains the other.
    case overlap(mutant: String, other: String, path: String)

    /// The error in one line.
    public var description: String {
        switch self {
        case .duplicateName(let name): "expected names of one mutant each, found two of \(name)"
        case .missingFile(let mutant, let path): "\(mutant): expected a file \(path), found none"
        case .occurrences(let mutant, let path, let original, let count):
            "\(mutant): expected \(path) to contain the original once, found it \(count) times: "
                + original.replacing("\n", with: "⏎")
        case .overlap(let mutant, let other, let path):
            "\(mutant) and \(other): expected originals in \(path) that are equal, nested or apart, "
                + "found two that overlap"
        }
    }
}
