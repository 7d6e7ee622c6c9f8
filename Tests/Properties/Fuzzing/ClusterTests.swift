import Foundation
import Fuzzing
import Testing
import TestSupport

/// What OSS-Fuzz and ClusterFuzzLite build.
@Suite struct ClusterTests {
    @Test func `a cluster fuzzes every target, with the bar to ship`() throws {
        let script = try Repository.text(of: ".clusterfuzzlite/build.sh")
        let list = try #require(script.firstMatch(of: /\ntargets=\(([^)]*)\)\n/)?.1)
        let targets = FuzzTargets.shipped
        let names = list.split(whereSeparator: \.isWhitespace).map(String.init)
        #expect(try names == targets.names.map { try targets.subject($0).name })
    }

    @Test(arguments: [
        ".clusterfuzzlite/build.sh", ".clusterfuzzlite/Dockerfile", ".clusterfuzzlite/project.yaml",
    ])
    func `no host is named`(path: String) throws {
        #expect(try Repository.text(of: path).firstMatch(of: /[a-z0-9]+\.(com|io|org|net|dev)\b/) == nil)
    }
}
