import Foundation
import Testing
import TestSupport

/// The documentation catalogues of the products.
@Suite struct CatalogueFilesTests {
    private static let products: [String] = {
        let manifest = (try? Repository.text(of: "Package.swift")) ?? ""
        return manifest.matches(of: /\.library\(name: "(\w+)"/).map { String($0.output.1) }
    }()

    @Test func `every product has a catalogue`() {
        #expect(Self.products.count == 11)
    }

    @Test(arguments: products)
    func `a catalogue lists public types of its module only`(product: String) throws {
        let page = try Repository.text(of: "Sources/\(product)/\(product).docc/\(product).md")
        let listed = page.matches(of: /\n- ``(\w+)``/).map { String($0.output.1) }
        #expect(page.hasPrefix("# ``\(product)``\n"))
        // One has functions only, the other extends types.
        #expect(listed.isEmpty == ["BarTesting", "FoundationGenerators"].contains(product))
        let folder = Repository.root.appendingPathComponent("Sources/\(product)")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let code = try (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
            .map { try String(contentsOf: $0, encoding: .utf8) }.joined()
        for name in listed {
            let kinds = ["struct", "enum", "protocol", "final class", "typealias"]
            #expect(kinds.contains { code.contains("public \($0) \(name)") }, "\(name)")
        }
    }
}
