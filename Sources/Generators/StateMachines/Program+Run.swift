extension Program {
    /// Performs the actions on a system and on the model, up to the first step that fails.
    ///
    /// - Parameters:
    ///   - system: the system before the first step.
    ///   - step: performs an action on the system, given the model's response and the model after the action; returns
    ///     a description of the error, or nil.
    /// - Returns: at most one failure. Its id is the name of the step's rule, or the type of the error that `step`
    ///   throws; its message begins with the number of the step, from 1, and the action.
    /// - Throws: ``Rejection`` if `step` does, which discards the case.
    public func failures<System>(
        on system: System,
        step: (inout System, Machine.Action, _ expected: Machine.Response, _ model: Machine) throws -> String?
    ) throws(Rejection) -> [Failure] {
        var model = Machine()
        var system = system
        for (index, next) in steps.enumerated() {
            let expected = model.perform(next.action)
            let place = "step \(index + 1), \(next.action)"
            do {
                guard let problem = try step(&system, next.action, expected, model) else { continue }
                return [Failure(id: next.rule, message: "\(place): \(problem)")]
            } catch let rejection as Rejection {
                throw rejection
            } catch {
                return [Failure(id: "\(type(of: error))", message: "\(place): \(error)")]
            }
        }
        return []
    }
}
