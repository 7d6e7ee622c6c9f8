import Foundation
import Testing
import TestSupport

@testable import BarCommands

/// To whom the folders of slices belong.
@Suite struct SliceFolderTests {
    @Test func `a slice belongs to the process that made it, until it ends`() throws {
        try TemporaryFolder.with { folder in
            let path = "\(folder.path)/slice"
            var slice: SliceFolder? = try SliceFolder(claiming: path)
            #expect(slice != nil && SliceFolder(taking: path) == nil)
            slice = nil
            #expect(SliceFolder(taking: path) != nil)
        }
    }

    @Test func `a slice is taken whose process was killed before it could lock it`() throws {
        try TemporaryFolder.with { folder in
            #expect(SliceFolder(taking: folder.path)?.inputs.isEmpty == true)
        }
    }
}
