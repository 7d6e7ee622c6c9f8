import Verification

extension RunningCase: Encodable {
    private enum Key: String, CodingKey { case name, seed, `case`, scenario, token }

    /// Encodes the name of the bar, the seed, the index of the case, its scenario file and its token.
    package func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: Key.self)
        try object.encode(bar, forKey: .name)
        try object.encode("\(seed)", forKey: .seed)
        try object.encode(index, forKey: .case)
        try object.encodeIfPresent(file?.text, forKey: .scenario)
        try object.encodeIfPresent(token?.description, forKey: .token)
    }
}
