/// What a slice of a campaign does.
public enum FuzzMode {
    /// Random cases without counters, to begin with: the fastest way to what is easily found.
    case search
    /// Random cases, of which those that reach something new are kept.
    case random
    /// Mutations of what was kept.
    case mutation

    /// The flags that tell the fuzzer.
    ///
    /// How often a place is reached does not count: it would keep many long inputs that differ in little else. In
    /// mutations it does count how near numbers are to those that they are compared with, which leads to conditions on
    /// counters and states.
    ///
    /// libFuzzer looks at inputs only if they reach something new, and at some that may replace another.
    ///
    /// Inputs are chosen by their age, the youngest most often, because something deep is reached by steps. A choice by
    /// the rarity of what they reach (`-entropic=1`) found no more, and takes time for each place that is reached.
    public var flags: [String] {
        switch self {
        case .search: []
        case .random:
            ["--mutator=random", "--collect=new", "-cross_over=0", "-use_counters=0", "-entropic=0"]
        case .mutation: ["--collect=new", "-use_counters=0", "-use_value_profile=1", "-entropic=0"]
        }
    }
}
