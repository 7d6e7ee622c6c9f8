import AirBarModel
import Verification

extension SwiftSyntax {
    /// Whether the expression makes a value, whose parts are found by reflection.
    func denotes(_ value: Any) -> Bool {
        switch (self, value) {
        case (.word(let word), let number as Double):
            return Double(literal: word)?.bitPattern == number.bitPattern
        case (.word(let word), is Int), (.word(let word), is Bool): return word == "\(value)"
        case (_, let behavior as ScrollViewBehavior): return self.behavior == behavior
        case (.array(let elements), let values as [Any]):
            return elements.count == values.count && zip(elements, values).allSatisfy { $0.denotes($1) }
        case (.call(let name, let arguments), _): return Self.call(name, arguments, makes: value)
        case (.word(let word), _): return Mirror(reflecting: value).children.isEmpty && word == ".\(value)"
        case (.array, _): return false
        }
    }

    private static func call(
        _ name: String, _ arguments: [(label: String?, value: SwiftSyntax)], makes value: Any
    ) -> Bool {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .enum {
            guard let (label, payload) = mirror.children.first, name == ".\(label ?? "")" else {
                return false
            }
            let tuple = Mirror(reflecting: payload)
            let parts =
                tuple.displayStyle == .tuple ? tuple.children.map { $0 } : [(label: nil, value: payload)]
            return arguments.count == parts.count
                && zip(arguments, parts).enumerated().allSatisfy { index, pair in
                    (pair.0.label ?? ".\(index)") == (pair.1.label ?? ".0")
                        && pair.0.value.denotes(pair.1.value)
                }
        }
        guard name == ".init" || name == "\(type(of: value))" else { return false }
        var fields = mirror.children.filter { $0.label != "configuration" && $0.label != "frame" }
        for argument in arguments {
            let index = fields.firstIndex { argument.label == nil || $0.label == argument.label }
            guard let index, argument.value.denotes(fields.remove(at: index).value) else { return false }
        }
        return fields.allSatisfy { "\($0.value)" == standard[$0.label ?? ""] }
    }

    /// The values of the arguments that may be left out.
    private static let standard = [
        "tolerances": "\(BarTolerances.standard)", "display": "\(Display.standard)",
        "safeArea": "\(ContentInset.zero)",
        "barInset": "\(ContentInset.zero)", "refreshInset": "0.0", "bottomInset": "0.0",
        "behavior": "\(ScrollViewBehavior())",
        "jitter": "0.0", "dropping": "0",
    ]

    private var behavior: ScrollViewBehavior? {
        switch self {
        case .word(".clamps"): .clamps
        case .word(".notifiesEqualWrites"): .notifiesEqualWrites
        case .array(let elements):
            elements.reduce([]) { set, element in element.behavior.flatMap { set?.union($0) } }
        default: nil
        }
    }
}

extension Double {
    /// The number of a literal, or of a static member.
    init?(literal: String) {
        switch literal {
        case ".nan": self = .nan
        case "-.nan": self = -.nan
        case ".infinity": self = .infinity
        case "-.infinity": self = -.infinity
        // An integer literal has no negative zero.
        case "-0": return nil
        default: self.init(literal.replacing("_", with: ""))
        }
    }
}
