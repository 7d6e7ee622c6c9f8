import AirBarModel
import Generators
import PropertyTesting
import Testing
import Verification

/// One call of `check` with a bar.
struct BarCheck: RunnableCheck {
    let definition: BarDefinition
    let invariants: [Invariant]
    let events: EventVocabulary
    let arguments: PropertySettings
    /// The token of the only case that is to be run; nil for a search.
    var token: String?
    /// The scenarios of earlier failures; nil if none are saved.
    let saved: SavedScenarios?
    let sourceLocation: SourceLocation
    var explores: Bool { false }

    /// A session takes as long as dozens of scenarios.
    private static let scenariosPerSession = 50

    func verdict(_ settings: PropertySettings, of call: CheckCall) async -> CheckVerdict {
        if let verdict = CheckVerdict(noneOf: invariants, appliesTo: definition) { return verdict }
        if let token { return await replayed(token, settings, in: call.test) }
        let start = ContinuousClock.now
        var verdict = await replayed(settings, in: call.test)
        let single = invariants.filter { $0.section != .sessions }
        let hasSessions = single.count < invariants.count
        if verdict.holds, !single.isEmpty {
            var settings = settings
            if hasSessions { settings.timeLimit = settings.timeLimit.map { $0.asLimit / 2 } }
            verdict = verdict.adding(
                await search(
                    BarVerifier(definition, invariants: single, events: events), settings, in: call.test))
        }
        if verdict.holds, hasSessions {
            var settings = settings
            settings.timeLimit = settings.timeLimit.map { $0.asLimit - (ContinuousClock.now - start) }
            settings.cases = max(1, settings.search.cases / Self.scenariosPerSession)
            let verifier = SessionVerifier(definition, invariants: invariants, events: events)
            verdict = verdict.adding(await search(verifier, settings, in: call.test))
        }
        return verdict
    }

    /// Runs the case of a token.
    private func replayed(_ token: String, _ settings: PropertySettings, in test: Test) async -> CheckVerdict
    {
        let shipped = Set((Catalogue.all + Catalogue.sessions).map(\.id))
        guard let bars = Bars([definition], invariants: invariants.filter { !shipped.contains($0.id) }) else {
            return CheckVerdict(
                problem: "\(token) cannot be replayed: two invariants have the same identifier")
        }
        let read: ReproducibleCase
        do { read = try ReproducibleCase(token: token, on: definition, among: bars) } catch {
            return CheckVerdict(problem: "\(token) cannot be replayed: \(error)")
        }
        let thread = CheckThread(limit: settings.timeForOneCase)
        return await thread.verdict(
            in: test,
            onTimeout: { _, _ in CheckVerdict(problem: "\(definition.name): the case does not end") },
            of: { _ in thread.monitor.checking { CheckVerdict(Reproduction(of: read)) } })
    }

    /// Runs the saved scenarios, each with a time limit of its own.
    private func replayed(_ settings: PropertySettings, in test: Test) async -> CheckVerdict {
        var verdict = CheckVerdict()
        guard let saved else { return verdict }
        do {
            for file in try saved.files() {
                let thread = CheckThread(limit: settings.timeForOneCase)
                verdict = verdict.adding(
                    await thread.verdict(
                        in: test,
                        onTimeout: { _, _ in CheckVerdict(problem: "\(file.path): does not end") },
                        of: { _ in
                            thread.monitor.checking {
                                SavedScenarios.verdict(on: definition, invariants, in: file)
                            }
                        }))
            }
        } catch {
            verdict.add("\(error)")
        }
        return verdict
    }

    private func search<Case>(
        _ verifier: Verifier<Case>, _ settings: PropertySettings, in test: Test
    ) async -> CheckVerdict {
        let thread = CheckThread(limit: settings.timeForOneCase, timeLimit: settings.timeLimit)
        var search = settings.search
        search.monitor = thread.monitor
        search.isCancelled = { Task.isCancelled }
        let running = RunningSearch(verifier, search)
        return await thread.verdict(
            in: test,
            onTimeout: { _, overtime in
                var verdict = CheckVerdict(running.reportSoFar, savedIn: nil)
                if overtime == .oneValue {
                    verdict.add(running.currentCase?.text ?? "\(definition.name): a case does not end")
                }
                return verdict
            },
            of: { _ in
                CheckVerdict(running.run(), savedIn: settings.isSaving ? saved : nil)
            })
    }
}

extension CheckVerdict {
    /// Makes the verdict of a search for violations by a bar, and saves its counterexamples, if there is a folder.
    fileprivate init(_ report: BarReport, savedIn folder: SavedScenarios?) {
        self.init()
        for found in report.casesFound { add(counterexample: FoundCounterexample.text(found, .rounded)) }
        if report.doubt != nil { add(report.remarks.joined(separator: "\n")) }
        do {
            let paths = try folder?.save(report.counterexamples) ?? []
            if !holds { add((["\(report)"] + paths.map { "saved: \($0)" }).joined(separator: "\n")) }
        } catch {
            add("\(error)")
        }
        attach(report.text, as: "report")
    }
}
