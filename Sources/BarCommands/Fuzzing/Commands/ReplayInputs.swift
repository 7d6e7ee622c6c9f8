import Foundation
import Fuzzing
import Verification

/// The command `fuzz replay`: runs inputs again, each in a process of its own, and says what happens.
enum ReplayInputs {
    /// Runs the inputs that the words name; returns 1 if one fails.
    static func run(_ arguments: inout Arguments, among targets: FuzzTargets) throws(UsageError) -> Int32 {
        let target = try arguments.value("--target")
        let seconds = try arguments.number("--seconds", in: 0.1...1e6)
        let words = try arguments.rest(1...Int.max, "files or folders of inputs")
        Interruption.watch()
        var runs: [String: IsolatedRuns] = [:]
        var status: Int32 = 0
        let paths = try words.map(files).joined()
        for path in paths {
            if Interruption.isPending { return status == 0 ? Interruption.status : status }
            guard let name = target ?? FuzzInputFile(path).subject else {
                throw UsageError("\(path): an input does not name what was fuzzed, expected --target NAME")
            }
            let subject = try asTyped { () throws(UnknownName) in try targets.subject(name) }
            var isolation = Isolation(subject.name)
            if let seconds { isolation.seconds = seconds }
            let run = runs[subject.name] ?? IsolatedRuns(isolation)
            runs[subject.name] = run
            let outcome = try run.outcome(of: Array(try readBytes(path)))
            print("\(path): \(subject.name) \(outcome)")
            if outcome != .held { status = 1 }
        }
        return status
    }

    /// The files of inputs in a folder and the folders in it, sorted; of a file, that file.
    private static func files(_ path: String) throws(UsageError) -> [String] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw UsageError("\(path): no such file or folder")
        }
        guard isFolder.boolValue else { return [path] }
        let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        let inputs = names.filter { name in
            let url = URL(fileURLWithPath: name)
            let isHidden = name.split(separator: "/").contains { $0.hasPrefix(".") }
            return !isHidden && ["", FuzzInputFile.fileExtension].contains(url.pathExtension)
        }
        .map { "\(path)/\($0)" }
        return inputs.filter { input in
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: input, isDirectory: &isFolder)
                && !isFolder.boolValue
        }
        .sorted()
    }
}
