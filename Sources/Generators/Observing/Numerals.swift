/// A count with its digits in groups of three.
public func grouped(_ count: Int) -> String {
    var text = ""
    for (index, digit) in "\(count)".reversed().enumerated() {
        if index > 0 && index % 3 == 0 && digit != "-" { text.append(",") }
        text.append(digit)
    }
    return String(text.reversed())
}

/// A share as a percentage, to a tenth of a per cent, and below one per cent to a thousandth: `5%`, `1.2%`, `0.034%`.
func percentage(_ share: Double) -> String {
    guard (0...1).contains(share) else { return "\(share)" }
    let isSmall = share < 0.01
    let thousandths = Int(share * (isSmall ? 100_000 : 1_000) + 0.5) * (isSmall ? 1 : 100)
    var digits = "\(thousandths % 1_000 + 1_000)".dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(thousandths / 1_000)" + (digits.isEmpty ? "" : ".\(digits)") + "%"
}

/// A part of a whole as a percentage; 0% if the whole is 0.
func percentage(of count: Int, in total: Int) -> String {
    percentage(total == 0 ? 0 : Double(count) / Double(total))
}

/// A number with a noun, such as `1 case` and `2 cases`.
package func counted(_ count: Int, _ noun: String) -> String {
    "\(grouped(count)) \(noun)\(count == 1 ? "" : "s")"
}
