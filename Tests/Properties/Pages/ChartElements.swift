import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// A chart read as XML: its elements in order, with their attributes and texts.
final class ChartElements: NSObject, XMLParserDelegate {
    struct Element {
        let name: String
        let attributes: [String: String]
        var text = ""

        var style: String { attributes["class"] ?? "" }

        func number(_ attribute: String) -> Double { attributes[attribute].flatMap(Double.init) ?? .nan }
    }

    private(set) var all: [Element] = []
    /// Whether a text is that of the last element.
    private var isInside = false

    /// Reads a chart; nil if it is no XML.
    init?(_ svg: String) {
        super.init()
        let parser = XMLParser(data: Data(svg.utf8))
        parser.delegate = self
        guard parser.parse() else { return nil }
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String] = [:]
    ) {
        all.append(Element(name: name, attributes: attributes))
        isInside = true
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
        if isInside { all[all.count - 1].text += text }
    }

    func parser(
        _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
        isInside = false
    }

    /// The elements of a name and a class.
    func named(_ name: String, _ style: String) -> [Element] {
        all.filter { $0.name == name && $0.style == style }
    }

    func count(_ name: String, _ style: String) -> Int { named(name, style).count }
}
