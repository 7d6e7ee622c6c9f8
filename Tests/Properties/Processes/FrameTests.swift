import Foundation
import Testing

@testable import Processes

@Suite struct FrameTests {
    @Test func `a frame that arrives in pieces is read when it is whole`() throws {
        let frames = [Frame(.message, Data("text".utf8)), Frame(.outOfMemory)]
        var received = Data()
        var read: [Frame] = []
        for byte in frames.map(\.bytes).joined() {
            received.append(byte)
            while let frame = try Frame(removedFrom: &received) { read.append(frame) }
        }
        #expect(read == frames && received.isEmpty)
        var garbage = Data([77, 0])
        #expect(throws: ProcessError.self) { try Frame(removedFrom: &garbage) }
    }

    @Test func `half a message is none`() throws {
        for count in 0..<9 {
            var received = Frame(.message, Data("text".utf8)).bytes.prefix(count)
            #expect(try Frame(removedFrom: &received) == nil && received.count == count)
        }
    }
}
