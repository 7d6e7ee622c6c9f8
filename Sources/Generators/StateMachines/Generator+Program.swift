extension Generator {
    /// Programs of a machine, in which every action meets its precondition; the simplest has the fewest steps.
    ///
    /// The rule of a step is one choice among all rules, including those that are not allowed. A step therefore keeps
    /// its meaning when others are deleted. A rule that is not allowed is replaced by the next one that is; if there
    /// is none, the step is omitted. If a rule rejects, another is drawn (see
    /// ``ChoiceSource/filteredList(count:element:)``).
    ///
    /// Random programs draw rules by weight, and leave some rules out (see ``Swarm``).
    /// - Parameters:
    ///   - machine: the model.
    ///   - steps: the range of the number of steps, before omissions.
    public static func program<Machine>(
        of machine: Machine.Type, steps: ClosedRange<Int> = 0...50
    ) -> Generator where Value == Program<Machine> {
        let rules = Machine.rules
        let untouched = Swarm(weights: rules.map(\.weight))
        return Generator { source throws(Rejection) in
            var model = Machine()
            var swarm = untouched
            var program = Program<Machine>()
            try source.filteredList(count: steps) { source throws(Rejection) in
                let rule = source.pick(from: &swarm) { rules[$0].precondition(model) }.map { rules[$0] }
                guard let rule else { return true }
                guard let action = try? rule.draw(&source, model) else { return false }
                _ = model.perform(action)
                program.steps.append(Program.Step(rule: rule.name, action: action))
                return true
            }
            return program
        }
    }
}
