/// An integer type whose values fit one choice: those of the standard library of up to 64 bits.
public protocol ChoiceInteger: FixedWidthInteger & Sendable {}

extension Int: ChoiceInteger {}
extension Int8: ChoiceInteger {}
extension Int16: ChoiceInteger {}
extension Int32: ChoiceInteger {}
extension Int64: ChoiceInteger {}
extension UInt: ChoiceInteger {}
extension UInt8: ChoiceInteger {}
extension UInt16: ChoiceInteger {}
extension UInt32: ChoiceInteger {}
extension UInt64: ChoiceInteger {}
