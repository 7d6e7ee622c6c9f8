extension Generator {
    /// Programs of a machine, in which every action is allowed where it stands; the simplest has the fewest steps.
    ///
    /// The rule of a step is one choice among all rules, whichever of them may be used there. So a step means the same
    /// when others are deleted; if its rule may not be used any longer, the next one that may takes its place. Where
    /// none may, the step is left out; where a rule rejects, another is drawn (see
    /// ``ChoiceSource/filteredList(count:element:)``).
    ///
    /// At random a rule comes up by its weight, and in each program some rules not at all (see ``Swarm``).
    /// - Parameters:
    ///   - machine: the model.
    ///   - steps: the fewest and the most steps, before any are left out.
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
