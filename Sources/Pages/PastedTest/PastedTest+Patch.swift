extension PastedTest {
    /// A patch that adds the test to a folder as a new file, for `git apply` and `patch -p1`.
    ///
    /// - Parameter folder: the path of the folder in the package, with slashes.
    package func patch(addingTo folder: String) -> String {
        let path = "\(folder)/\(fileName)"
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        // A name with a blank ends with a tab, as git writes it; patch would end it at the blank.
        let end = path.contains(" ") ? "\t" : ""
        let header = [
            "diff --git a/\(path) b/\(path)", "new file mode 100644", "--- /dev/null", "+++ b/\(path)\(end)",
            "@@ -0,0 +1,\(lines.count) @@",
        ]
        return (header + lines.map { "+\($0)" }).joined(separator: "\n") + "\n"
    }
}
