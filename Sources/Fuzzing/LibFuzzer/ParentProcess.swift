import Processes

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The process that started this one to fuzz for it.
public enum ParentProcess {
    /// The environment variable with its identifier.
    private static let variable = "AIRBAR_FUZZ_PARENT"

    /// The variable and its value for a process that this one starts.
    public static var own: [String: String] { [variable: String(getpid())] }

    /// From now on this process ends when that one does, even if it was killed; nothing if the environment names none.
    public static func endWithIt() {
        guard let text = getenv(variable), let parent = pid_t(String(cString: text)) else { return }
        // A fuzzer that merges starts others, through a shell.
        unsetenv(variable)
        ParentWatch.begin(parent)
    }
}
