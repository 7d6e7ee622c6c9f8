/// The command `completions`: prints what a shell needs to complete the commands and their options.
enum Completions {
    /// Makes the command.
    ///
    /// - Parameter commands: the other commands, whose usages name their options.
    static func command(of commands: [Command]) -> Command {
        Command(
            name: "completions", summary: "print what bash or zsh needs to complete a command line",
            usage: """
                usage: \(Program.invocation) completions bash | zsh

                Prints a script: put `source <(\(Program.invocation) completions bash)` into .bashrc, or the same with zsh into .zshrc.
                """
        ) { arguments throws(UsageError) in
            let shell = try arguments.rest(1...1, "bash or zsh")[0]
            guard let script = script(shell, Program.name, commands) else {
                throw UsageError("\(shell): expected bash or zsh")
            }
            print(script)
            return .done
        }
    }

    /// The script for a shell; nil for any but bash and zsh.
    static func script(_ shell: String, _ program: String, _ commands: [Command]) -> String? {
        let function = "_" + program.map { $0.isLetter || $0.isNumber ? "\($0)" : "_" }.joined()
        let names = (commands.map(\.name) + ["completions", "--help", "--version"]).joined(separator: " ")
        let cases = commands.map { command in
            "        \(command.name)) words=\"\(options(of: command).joined(separator: " "))\" ;;"
        }
        let body = """
            \(function)() {
                local words="\(names)"
                case ${COMP_WORDS[1]} in
            \(cases.joined(separator: "\n"))
                    completions) words="bash zsh" ;;
                esac
                [[ $COMP_CWORD -gt 1 ]] || words="\(names)"
                COMPREPLY=($(compgen -f -W "$words" -- "${COMP_WORDS[COMP_CWORD]}"))
            }
            complete -F \(function) \(program)
            """
        switch shell {
        case "bash": return body
        case "zsh": return "autoload -U +X compinit bashcompinit && compinit && bashcompinit\n" + body
        default: return nil
        }
    }

    /// The options that the usage of a command names, in order.
    private static func options(of command: Command) -> [String] {
        var options: [String] = []
        for match in command.usage.matches(of: /--[a-z][a-z-]*/) where !options.contains("\(match.output)") {
            options.append("\(match.output)")
        }
        return options + (options.contains("--help") ? [] : ["--help"])
    }
}
