extension Recording {
    /// Whether each choice is in the middle of a run of equal elements of a list.
    var repetitions: [Bool] {
        var isRepeated = Array(repeating: false, count: choices.count)
        for list in lists(of: 16) {
            var start = 0
            for index in list.indices.dropFirst() {
                if choices[spans[list[index]].range] == choices[spans[list[start]].range] {
                    if index - start > 1 { mark(list[index - 1], in: &isRepeated) }
                } else {
                    start = index
                }
            }
        }
        return isRepeated
    }

    private func mark(_ span: Int, in isRepeated: inout [Bool]) {
        for choice in spans[span].range { isRepeated[choice] = true }
    }
}
