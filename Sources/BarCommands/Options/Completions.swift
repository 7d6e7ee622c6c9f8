import Verification

/// The command `completions`: prints what a shell needs to complete the commands, their options, and the values of these.
enum Completions {
    /// Makes the command.
    ///
    /// - Parameters:
    ///   - commands: the other commands.
    ///   - bars: the bars that have names.
    static func command(of commands: [Command], on bars: Bars) -> Command {
        Command(
            name: "completions", summary: "print what bash or zsh needs to complete a command line",
            operands: "bash | zsh",
            notes: """
                Prints a script: put `source <(\(Invocation.program) completions bash)` into .bashrc, or the same with zsh into
                .zshrc.
                """
        ) { arguments throws(UsageError) in
            let shell = try arguments.operands(1...1, "bash or zsh")[0]
            guard let script = script(shell, Invocation.name, commands, bars) else {
                throw UsageError("\(shell): expected bash or zsh")
            }
            print(script)
            return .done
        }
    }

    /// The script for a shell; nil for any but bash and zsh.
    private static func script(
        _ shell: String, _ program: String, _ commands: [Command], _ bars: Bars
    ) -> String? {
        let function = "_" + program.map { $0.isLetter || $0.isNumber ? "\($0)" : "_" }.joined()
        let commands = commands.filter { !$0.isHidden }
        let names = (commands.map(\.name) + ["completions", "--help", "--version"]).joined(separator: " ")
        let body = """
            \(function)() {
                local words="\(names)" files=-f path="${COMP_WORDS[*]:1:COMP_CWORD-1}"
                case "$path" in
            \(commands.flatMap { patterns(of: $0, after: "", bars) }.joined(separator: "\n"))
                    completions*) words="bash zsh" ;;
                esac
                COMPREPLY=($(compgen $files -W "$words" -- "${COMP_WORDS[COMP_CWORD]}"))
            }
            complete -F \(function) \(program)
            """
        switch shell {
        case "bash": return body
        case "zsh": return "autoload -U +X compinit bashcompinit && compinit && bashcompinit\n" + body
        default: return nil
        }
    }

    /// The patterns of the words before the one that is typed, each with what may come next, the longest first.
    private static func patterns(of command: Command, after path: String, _ bars: Bars) -> [String] {
        let path = path + command.name
        let visible = command.verbs.filter { !$0.isHidden }
        let values = command.options.filter { $0.value != nil }.map { option in
            let completions = option.completions(bars)
            return pattern(
                "\(path)*\(option.name)", completions ?? [], completions == nil ? "" : " files=")
        }
        let next = visible.isEmpty ? command.options.map(\.name) : visible.map(\.name)
        return visible.flatMap { patterns(of: $0, after: path + " ", bars) } + values
            + [pattern("\(path)*", next + ["--help"])]
    }

    private static func pattern(_ pattern: String, _ words: [String], _ more: String = "") -> String {
        "        \(pattern.replacing(" ", with: "\\ "))) words=\"\(words.joined(separator: " "))\"\(more) ;;"
    }
}
