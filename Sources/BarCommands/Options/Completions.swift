import Verification

/// The command `completions`: prints what a shell needs to complete the commands, their options, and the values of these.
enum Completions {
    /// Makes the command.
    ///
    /// - Parameter commands: the other commands.
    static func command(of commands: [Command]) -> Command {
        Command(
            name: "completions", summary: "print what a shell needs to complete a command line",
            operands: shells.joined(separator: " | "),
            notes: """
                Prints a script: put `source <(\(Invocation.program) completions bash)` into .bashrc, the same with zsh into
                .zshrc, or `\(Invocation.program) completions fish | source` into config.fish.
                """
        ) { arguments throws(UsageError) in
            let known = "one of \(shells.joined(separator: ", "))"
            let shell = try arguments.operands(1...1, known)[0]
            let names = commands.filter { !$0.isHidden }.map(\.name)
            let cases =
                commands.filter { !$0.isHidden }.flatMap { Self.cases(of: $0, after: "", arguments.bars) }
                + [
                    Case(pattern: "completions*", words: shells, hasFiles: false),
                    Case(
                        pattern: "*", words: names + ["completions", "--help", "--version"], hasFiles: true),
                ]
            guard let script = script(shell, Invocation.name, cases) else {
                throw UsageError("\(shell): expected \(known)")
            }
            print(script)
            return .done
        }
    }

    private static let shells = ["bash", "zsh", "fish"]

    /// What may come after some words of a command line.
    private struct Case {
        /// The words before the one that is typed, in which a star stands for any.
        let pattern: String
        /// The words that may come next.
        let words: [String]
        /// Whether the name of a file may come next too.
        let hasFiles: Bool
    }

    /// The script for a shell, in which the first case counts that matches; nil for an unknown shell.
    private static func script(_ shell: String, _ program: String, _ cases: [Case]) -> String? {
        let function = "_" + program.map { $0.isLetter || $0.isNumber ? "\($0)" : "_" }.joined()
        switch shell {
        case "bash": return bash(function, program, cases)
        case "zsh":
            return "autoload -U +X compinit bashcompinit && compinit && bashcompinit\n"
                + bash(function, program, cases)
        case "fish": return fish(function, program, cases)
        default: return nil
        }
    }

    private static func bash(_ function: String, _ program: String, _ cases: [Case]) -> String {
        let cases = cases.map { next in
            "        \(next.pattern.replacing(" ", with: "\\ "))) words=\"\(next.words.joined(separator: " "))\""
                + (next.hasFiles ? " files=-f" : "") + " ;;"
        }
        return """
            \(function)() {
                local words files= path="${COMP_WORDS[*]:1:COMP_CWORD-1}"
                case "$path" in
            \(cases.joined(separator: "\n"))
                esac
                COMPREPLY=($(compgen $files -W "$words" -- "${COMP_WORDS[COMP_CWORD]}"))
            }
            complete -F \(function) \(program)
            """
    }

    private static func fish(_ function: String, _ program: String, _ cases: [Case]) -> String {
        let cases = cases.map { next -> [String] in
            let words = next.words.isEmpty ? nil : "printf '%s\\n' \(next.words.joined(separator: " "))"
            let files = next.hasFiles ? "__fish_complete_path (commandline -ct)" : nil
            return ["        case '\(next.pattern)'"]
                + [words, files].compactMap { $0 }.map { "            " + $0 }
        }
        return """
            function \(function)
                set -l words (commandline -opc)
                switch (string join ' ' $words[2..-1])
            \(cases.joined().joined(separator: "\n"))
                end
            end
            complete -c \(program) -f -a '(\(function))'
            """
    }

    /// What may come after the words of a command, the longest patterns first.
    private static func cases(of command: Command, after path: String, _ bars: Bars) -> [Case] {
        let path = path + command.name
        let visible = command.verbs.filter { !$0.isHidden }
        let values = command.options.filter { $0.value != nil }.map { option in
            let completions = option.completions(bars)
            return Case(
                pattern: "\(path)*\(option.name)", words: completions ?? [], hasFiles: completions == nil)
        }
        let next = visible.isEmpty ? command.options.map(\.name) : visible.map(\.name)
        return visible.flatMap { cases(of: $0, after: path + " ", bars) } + values
            + [Case(pattern: "\(path)*", words: next + ["--help"], hasFiles: true)]
    }
}
