extension Sequence<Choice> {
    /// The input of a fuzzer from which ``ChoiceSource`` reads these choices: the value of each in LEB128.
    ///
    ///     let choices = [Choice(value: 3, bound: 9), Choice(value: 300, bound: 999)]
    ///     print(choices.bytes)  // [3, 172, 2]
    public var bytes: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(underestimatedCount)
        for choice in self { bytes.appendVarint(choice.value) }
        return bytes
    }
}
