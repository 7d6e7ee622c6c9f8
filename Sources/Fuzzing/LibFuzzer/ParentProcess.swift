import Processes

/// The process that started this one to fuzz for it.
public enum ParentProcess {
    /// The environment variable, and its value, by which a process that this one starts knows it.
    public static var own: [String: String] { ParentWatch.environment }

    /// From now on this process ends when that one does, even if it was killed; nothing if the environment names none.
    public static func endWithIt() { ParentWatch.begin() }
}
