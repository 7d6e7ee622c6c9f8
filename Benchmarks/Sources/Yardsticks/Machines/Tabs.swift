import Generators

/// The model of a bar of tabs, one of which may be selected.
struct Tabs: StateMachine {
    enum Action: Hashable {
        case open
        case select(Int)
        case close(Int)
    }

    /// The open tabs, by the order in which they were opened.
    private var tabs: [Int] = []
    private var opened = 0
    private var selected: Int?

    // Positions are plain numbers here, not references: they shift when an earlier tab is closed.
    static let rules = [
        ActionRule<Tabs>("open", .open),
        ActionRule("select", precondition: { !$0.tabs.isEmpty }) { source, bar throws(Rejection) in
            .select(try source.draw(.integer(in: 0...(bar.tabs.count - 1))))
        },
        ActionRule("close", precondition: { !$0.tabs.isEmpty }) { source, bar throws(Rejection) in
            .close(try source.draw(.integer(in: 0...(bar.tabs.count - 1))))
        },
    ]

    /// Returns the position of the selected tab.
    mutating func perform(_ action: Action) -> Int? {
        switch action {
        case .open:
            tabs.append(opened)
            opened += 1
        case .select(let position): selected = tabs[position]
        case .close(let position):
            let closed = tabs.remove(at: position)
            if selected == closed { selected = nil }
        }
        return selected.flatMap { tabs.firstIndex(of: $0) }
    }
}

/// A bar of tabs with a defect: the selected position stays when an earlier tab is closed.
private struct TabBar {
    private(set) var selected: Int?

    mutating func perform(_ action: Tabs.Action) {
        switch action {
        case .open: break
        case .select(let position): selected = position
        case .close(let position): if selected == position { selected = nil }
        }
    }
}

extension Challenge {
    /// False property: the selected tab stays selected while others are opened and closed.
    ///
    /// The minimum opens two tabs, selects the second, and closes the first. Tabs are opened at the end, so a selected
    /// tab that has one before it is at least the second.
    static let closedTab = Challenge(
        "closed-tab", .program(of: Tabs.self),
        isNormal: { $0.actions == [.open, .open, .select(1), .close(0)] },
        holds: { program in
            try program.failures(on: TabBar()) { bar, action, expected, _ in
                bar.perform(action)
                return bar.selected == expected
                    ? nil : "expected \(expected as Any), was \(bar.selected as Any)"
            }.isEmpty
        })
}
