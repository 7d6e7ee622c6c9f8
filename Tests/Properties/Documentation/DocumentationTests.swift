import Foundation
import PropertyTesting
import Testing
import TestSupport

/// Requirements for every document.
@Suite struct DocumentationTests {
    @Test(arguments: GuideDocument.names)
    func `every snippet is compiled code of this repository`(name: String) throws {
        for snippet in try GuideDocument(name).snippets where !snippet.contains("PackageDescription") {
            // From the start of a line, so that commented-out code does not count.
            let code = "\n\(snippet.withoutIndentation)\n"
            #expect(Repository.code.contains { $0.contains(code) }, "\(snippet)")
        }
    }

    @Test(arguments: GuideDocument.names)
    func `blocks of a document are Swift or its output, and no line is too long`(
        name: String
    ) throws {
        let document = try GuideDocument(name)
        #expect(document.blocks.allSatisfy { ["", "swift"].contains($0.language) })
        let printed = Set(document.outputs.joined(separator: "\n").split(separator: "\n"))
        for line in document.text.split(separator: "\n") where !line.hasPrefix("|") {
            #expect(line.count <= 120 || printed.contains(line), "\(line)")
        }
        #expect(!document.text.contains("://"))
        #expect(document.text.firstMatch(of: /[\s"`(]\/[a-z]+\//) == nil)
    }

    @Test(arguments: GuideDocument.names)
    func `every file and document named in a document exists`(name: String) throws {
        let text = try GuideDocument(name).text
        let links = text.matches(of: /\]\(([^)#]+)\)/).map { "Documentation/\($0.output.1)" }
        let paths = text.matches(of: /`((?:Sources|Tests|scripts)\/[\w\/.+-]+)/).map { String($0.output.1) }
        #expect(!paths.isEmpty)
        for path in links + paths {
            let url = Repository.root.appendingPathComponent(path)
            #expect(FileManager.default.fileExists(atPath: url.path), "\(path)")
        }
    }

    @Test func `the manifest in the guide depends on products of the package`() throws {
        let snippets = try GuideDocument("Generators").snippets
        let manifest = try #require(snippets.first { $0.contains("PackageDescription") })
        let package = try Repository.text(of: "Package.swift")
        #expect(manifest.split(separator: "\n").first == package.split(separator: "\n").first)
        let products = manifest.matches(of: /\.product\(name: "(\w+)", package: "([\w-]+)"\)/)
        #expect(products.count == 2)
        for product in products {
            #expect(package.contains(".library(name: \"\(product.output.1)\","))
            #expect(package.contains("let package = Package(\n    name: \"\(product.output.2)\",\n"))
        }
    }

    @Test func `the settings in the guide are those of the code`() throws {
        let source = try Repository.text(of: "Sources/PropertyTesting/Settings/PropertyTrait.swift")
        let table = source.split(separator: "\n").filter { $0.hasPrefix("/// |") }.map { $0.dropFirst(4) }
        #expect(table.count == 14)
        #expect(try GuideDocument("Generators").text.contains("\n\(table.joined(separator: "\n"))\n"))
    }
}
