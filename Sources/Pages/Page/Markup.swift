/// An element of SVG, HTML or other XML, as text.
package struct Markup {
    /// The lines of the element.
    private(set) var lines: [String]

    /// Lines of markup as they are.
    init(lines: [String]) { self.lines = lines }

    /// An element with attributes, in order, and with text or other elements in it.
    package init(
        _ name: String, _ attributes: KeyValuePairs<String, String> = [:], text: String? = nil,
        _ inside: [Markup] = []
    ) {
        let start = Self.start(name, attributes)
        if let text {
            lines = ["\(start)>\(Self.escaped(text))</\(name)>"]
        } else if inside.isEmpty {
            lines = ["\(start)/>"]
        } else {
            lines = ["\(start)>"] + inside.flatMap(\.lines) + ["</\(name)>"]
        }
    }

    /// An element without attributes.
    package init(_ name: String, _ inside: [Markup]) { self.init(name, [:], inside) }

    /// An element whose contents are not escaped: a style, or a script.
    init(_ name: String, _ attributes: KeyValuePairs<String, String> = [:], raw contents: String) {
        lines = [Self.start(name, attributes) + ">" + contents + "</\(name)>"]
    }

    private static func start(_ name: String, _ attributes: KeyValuePairs<String, String>) -> String {
        // A line break in an attribute would be read as a blank.
        "<\(name)"
            + attributes.map { " \($0)=\"\(escaped($1).replacing("\n", with: "&#10;"))\"" }.joined()
    }

    /// The element as text that ends with a newline.
    package var text: String { lines.joined(separator: "\n") + "\n" }

    /// A text with the characters replaced that mean something in XML, and without those that it does not allow.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "\n", "\t": escaped.unicodeScalars.append(scalar)
            case _ where scalar.value < 0x20 || scalar.value == 0x7F, "\u{FFFE}", "\u{FFFF}":
                escaped += "\u{FFFD}"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}

extension Double {
    /// The number with one digit after the point, and none if it is 0; a coordinate does not need more.
    var coordinate: String {
        let tenths = (self * 10).rounded()
        guard tenths.magnitude < 0x1p53 else { return "0" }
        let number = Int(tenths)
        let (whole, rest) = (number.magnitude / 10, number.magnitude % 10)
        return (number < 0 ? "-" : "") + "\(whole)" + (rest == 0 ? "" : ".\(rest)")
    }
}
