import AirBarModel
import Testing
import Verification

/// What a bar owes where the input stops, a view is bound, or the content moved far: right bars and wrong ones that
/// differ in one reaction.
@Suite struct StopTests {
    /// A hiding bar with a reaction of its own after each event.
    struct ReactingBar: Bar {
        var place: HeaderPlace
        let snaps: Bool
        /// The same for all bars of a test, so that it does not tell them apart.
        let reaction: @Sendable (BarEvent, inout BarState, inout BarHost) -> Void

        var state: BarState { place.state }

        mutating func react(to event: BarEvent, on host: inout BarHost) {
            if case .scrollView = event {
                place.bind(&host, at: state.offset, meets: state.offset)
            } else {
                place.follow(host)
                place.setInsets(&host)
                place.closeGap(host)
                if snaps, event == .idle {
                    place.state.offset = state.nearestDetent(to: state.offset, isExpandedSupported: false)
                }
            }
            reaction(event, &place.state, &host)
            place.finish(&host)
        }

        static func == (one: ReactingBar, other: ReactingBar) -> Bool { one.place == other.place }

        func hash(into hasher: inout Hasher) { hasher.combine(place) }
    }

    static func broken(
        _ events: String, kind: BarKind,
        reaction: @escaping @Sendable (BarEvent, inout BarState, inout BarHost) -> Void = { _, _, _ in }
    ) throws -> Set<String> {
        let definition = BarDefinition("reacting", kind: kind) {
            ReactingBar(
                place: HeaderPlace($0, at: kind.edge), snaps: kind.capabilities.contains(.snapping),
                reaction: reaction)
        }
        let top = kind.edge == .top ? -88 : 0
        let text = "scenario 1\nheights 0 88 88\nbind frame 600 content 4000 offset \(top)\n" + events
        let session = try ScenarioFile(parsing: text).session
        return Set(Reproduction(session, on: definition).counterexamples.map(\.invariant.id))
    }

    @Test(
        arguments: ["pan ended", "pan cancelled", "pan failed", "idle", "pan ended velocity 0 rest 450"],
        [true, false])
    func `a bar that does not snap is neither shown nor hidden by a stop`(stop: String, isShown: Bool) throws
    {
        let events = "offset 500\noffset \(isShown ? 450 : 430)\npan began\n" + stop
        let kind = BarKind.hidesOnScroll.without(.snapping)
        #expect(try Self.broken(events, kind: kind).isEmpty)
        let found = try Self.broken(events, kind: kind) { event, state, _ in
            guard !event.kind.isDisjoint(with: [.ended, .cancelled, .failed, .idle, .release]) else { return }
            state.offset = isShown ? -state.configuration.normal : -state.configuration.compact
        }
        #expect(found.contains("S11"))
    }

    @Test func `a bar that snaps after the deceleration rests on a detent after every gesture`() throws {
        let events = "offset 500\noffset 480\npan began\npan cancelled\nidle"
        #expect(try Self.broken(events, kind: .hidesOnScroll).isEmpty)
        let found = try Self.broken(events, kind: .hidesOnScroll) { event, state, _ in
            if event == .idle { state.offset = -20 }
        }
        #expect(found.contains("L1"))
    }

    @Test func `a bar that does not retarget flings leaves where they end, if it snaps too`() throws {
        let events = "offset 500\npan began\npan ended velocity 900 rest 900"
        #expect(try Self.broken(events, kind: .hidesOnScroll).isEmpty)
        let found = try Self.broken(events, kind: .hidesOnScroll) { event, _, host in
            if case .release = event { host.retarget(to: 700) }
        }
        #expect(found == ["N10"])
    }

    @Test func `a rotation moves a bar that snaps only from between its heights`() throws {
        let settles: @Sendable (BarEvent, inout BarState, inout BarHost) -> Void = { event, state, _ in
            if case .frameHeight = event { state.offset = -state.configuration.normal }
        }
        let kind = BarKind.hidesOnScroll
        #expect(try Self.broken("offset 500\noffset 480\nframe 900", kind: kind, reaction: settles).isEmpty)
        #expect(try Self.broken("offset 500\nidle\nframe 900", kind: kind, reaction: settles) == ["S15"])
    }

    @Test func `a bar that need not follow at once has followed after a long scroll`() throws {
        let kind = BarKind.hidesOnScroll.without(.promptFollowing)
        func stays(_ events: String) throws -> Set<String> {
            try Self.broken(events, kind: kind) { event, state, _ in
                if event.kind != .bind { state.offset = -state.configuration.normal }
            }
        }
        // The scroll in which the content turned does not count.
        #expect(try stays("offset 2000\noffset 3087").isEmpty)
        #expect(try stays("offset 2000\noffset 3088") == ["L7"])
        // The wait may begin anew at a touch or a rest.
        #expect(try stays("offset 2000\nidle\noffset 3088").isEmpty)
        #expect(try stays("offset 2000\noffset 3087\noffset 3086\noffset 3200").isEmpty)
        func staysAway(_ events: String) throws -> Set<String> {
            try Self.broken(events, kind: kind) { event, state, _ in
                if event.kind != .bind { state.offset = -state.configuration.compact }
            }
        }
        #expect(try staysAway("offset 3000\noffset 2999\noffset 1912").isEmpty)
        #expect(try staysAway("offset 3000\noffset 2999\noffset 1911") == ["L7"])
    }

    @Test func `a bar at the bottom may take away the top inset of another, and its content along`() throws {
        let events = "bind frame 600 content 4000 offset -88 bar-inset 88 0"
        let kind = BarKind.hidesOnScroll.atBottom
        let takes: @Sendable (BarEvent, inout BarState, inout BarHost) -> Void = { event, _, host in
            guard case .scrollView = event else { return }
            host.setContentInset(ContentInset(top: 0, bottom: 88))
            if host.scrollView.contentOffset < 0 { host.updateContentOffset(0, animated: false) }
        }
        #expect(try Self.broken(events, kind: kind, reaction: takes).isEmpty)
        let scrolled = "bind frame 600 content 4000 offset 88 bar-inset 88 0"
        let found = try Self.broken(scrolled, kind: kind) { event, _, host in
            if case .scrollView = event { host.updateContentOffset(0, animated: false) }
        }
        #expect(found == ["S17"])
    }

    @Test func `a reload may show a bar over content that is too short by a rounding error, and by no more`()
        throws
    {
        let view = "bind frame 126.66666666666667 content 2000 offset -88 refresh 60 bottom-inset 3"
        func isAccused(content: String) throws -> Bool {
            try Self.broken(
                "\(view)\noffset -60\ncontent \(content)", kind: .switches(after: 10).with(.gapless)
            ) { event, state, _ in
                if event.kind == .content { state.offset = -state.configuration.normal }
            }.contains("S14")
        }
        #expect(try !isAccused(content: "63.666666666666664") && isAccused(content: "63.667"))
    }

    @Test func `a bar that switches owes no gap only where it says so`() throws {
        let hides: @Sendable (BarEvent, inout BarState, inout BarHost) -> Void = { event, state, _ in
            state.offset = event.kind == .bind ? -state.configuration.normal : -state.configuration.compact
        }
        let kind = BarKind.switches(after: 10)
        #expect(try Self.broken("offset -70", kind: kind, reaction: hides).isEmpty)
        #expect(try Self.broken("offset -70", kind: kind.with(.gapless), reaction: hides) == ["S21"])
    }

    @Test func `a bar that may leave a gap may be shown by a tap on the status bar, wherever the content is`()
        throws
    {
        let events = "offset 1\nbind frame 600 content 4000 offset -30\nscroll top"
        let shows: @Sendable (BarEvent, inout BarState, inout BarHost) -> Void = { event, state, _ in
            if event == .scrollToTop { state.offset = -state.configuration.normal }
        }
        let kind = BarKind.hidesOnScroll.without(.snapping).atBottom
        #expect(try Self.broken(events, kind: kind, reaction: shows).isEmpty)
        let always: @Sendable (BarEvent, inout BarState, inout BarHost) -> Void = { event, state, _ in
            if event.kind == .motion { state.offset = -state.configuration.normal }
        }
        #expect(try Self.broken("offset 300\noffset 299", kind: kind, reaction: always).contains("S17"))
    }

    @Test func `a bar that switches may come back where content beyond its end would show a gap`() throws {
        let events = "offset 100\noffset 88\noffset 100\ncontent 599\nsafe-area 0 0"
        let kind = BarKind.switches(after: 10).with(.gapless)
        let comesBack: @Sendable (BarEvent, inout BarState, inout BarHost) -> Void = { event, state, host in
            let view = host.scrollView
            let isHidden = view.visible(view.contentOffset) - view.top >= state.configuration.normal
            state.offset = isHidden ? -state.configuration.compact : -state.configuration.normal
        }
        #expect(try !Self.broken(events, kind: kind, reaction: comesBack).contains("K5"))
    }

    @Test func `a bar at the bottom does not stay hidden over content that cannot be scrolled`() throws {
        let kind = BarKind.hidesOnScroll.atBottom
        let events = "offset 500\nbind frame 600 content 300 offset 0\nidle"
        #expect(try Self.broken(events, kind: kind) == ["L3"])
        let shows: @Sendable (BarEvent, inout BarState, inout BarHost) -> Void = { event, state, host in
            let isAtTop = host.scrollView.contentOffset <= host.scrollView.top
            if event == .idle, isAtTop { state.offset = -state.configuration.normal }
        }
        #expect(try Self.broken(events, kind: kind, reaction: shows).isEmpty)
    }

    @Test func `a parallax is compact too early before three quarters of its way`() throws {
        func broken(at place: Double) throws -> Bool {
            try Self.broken("offset \(place - 88)", kind: .parallax(travel: 2)) { event, state, _ in
                state.offset =
                    event.kind == .bind ? -state.configuration.normal : -state.configuration.compact
            }.contains("K2")
        }
        #expect(try broken(at: 131) && !broken(at: 132))
    }

    @Test func `M3 says nothing of a bar whose heights have sums that are not exact`() {
        func reason(_ normal: Double) -> String? {
            let bar = BarDefinition("mine", heights: .fixed(0, normal), kind: .hidesOnScroll) {
                HidingBar($0)
            }
            return Invariant.translation.reasonNotToApply(to: bar)
        }
        #expect(reason(88.25) == nil && reason(88.1) == "sums of the bar's heights are not exact")
    }

    @Test func `M3 allows a title to round where it rests between its heights`() throws {
        func broken(_ kind: BarKind) throws -> Bool {
            let bar = BarDefinition("mine", heights: .fixed(44, 97), kind: kind) {
                LargeTitleBar($0, restingAt: 0.3)
            }
            let scenario = try ScenarioFile(
                parsing: """
                    scenario 1
                    heights 44 97 97
                    bind frame 600 content 2000 offset -97
                    offset -78
                    pan failed
                    """)
            return Invariant.translation.violation(in: try #require(scenario.scenario), by: bar) != nil
        }
        #expect(try !broken(.largeTitle(restingAt: 0.3)))
        #expect(try broken(.airBar.without(.expandedState)))
    }

    @Test func `a progress beyond the tallest height is no jump, which a bar that rounds to pixels may have`()
        throws
    {
        func broken(by pixel: Double) throws -> Set<String> {
            try Self.broken("offset 200\noffset 100", kind: .hidesOnScroll.without(.snapping)) {
                event, state, _ in
                if event.kind == .motion, state.offset == -state.configuration.normal {
                    state.offset -= pixel
                }
            }
        }
        #expect(try broken(by: 0).isEmpty && broken(by: 0.25).isSuperset(of: ["S1"]))
        #expect(try !broken(by: 0.25).contains("M9"))
    }
}
