/// Some of the inputs that a fuzzer makes, which are written to a file once there are enough of them.
public struct InputSample {
    /// The number of inputs of a sample.
    private static let size = 2_000
    /// One in this many inputs is taken.
    private static let rarity = 25
    /// The number of mutations after which a sample is there.
    public static let mutations = size * rarity

    private var count = 0
    private var items: [InputFile.Item] = []

    /// Takes an input or leaves it out, and writes the file after the last one that is taken.
    mutating func note(_ input: UnsafeBufferPointer<UInt8>, of subject: String, in file: String) {
        count += 1
        guard count % Self.rarity == 0, count <= Self.mutations else { return }
        items.append(InputFile.Item(Array(input)))
        guard count == Self.mutations else { return }
        // A failure is reported by the process that reads the file.
        _ = try? WholeFile.write(Array(InputFile(of: subject, items).text.utf8), to: file)
    }
}
