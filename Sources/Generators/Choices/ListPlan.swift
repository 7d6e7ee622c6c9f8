/// How far a list has come while it is being drawn.
@usableFromInline
struct ListPlan {
    @usableFromInline let least: Int
    @usableFromInline let most: Int
    @usableFromInline var count = 0
    /// The length drawn, for a random source: a coin before each element would make short lists only.
    @usableFromInline var length: Int?

    @inlinable
    init(_ count: ClosedRange<Int>) {
        least = max(count.lowerBound, 0)
        most = max(count.upperBound, 0)
    }

    /// Why a list that must be long cannot be.
    @usableFromInline
    var rejection: Rejection { Rejection("a list of \(least) elements needs more draws than there are") }
}

extension ChoiceSource {
    /// Whether a list gets one more element.
    ///
    /// Between the fewest and the most elements this is a choice of 0 or 1, recorded right before the
    /// element, so that to delete both is to delete the element. A random source records it too, but
    /// draws the length once instead.
    /// - Throws: ``Rejection`` if a list needs more elements than there are draws.
    private mutating func hasMore(_ plan: inout ListPlan) throws(Rejection) -> Bool {
        guard plan.count < plan.most else {
            // No decision is left, but a place for it: without one, to delete an element of a list that is as long as
            // it may be would turn what comes after the list into the decision whether it goes on.
            if plan.least < plan.most { _ = choose(upTo: 0, towards: 0, roll: { _ in 0 }) }
            return false
        }
        if isRandom && plan.length == nil {
            plan.length =
                plan.count
                + randomLength(
                    from: max(plan.least - plan.count, 0), through: plan.most - plan.count)
        }
        // Counted as one choice, a length says more about how many lists there are than a coin for each element.
        if origin == .probe && plan.length == nil {
            plan.length = plan.least + Int(pick(upTo: UInt64(max(plan.most - plan.least, 0))))
        }
        if plan.count < plan.least {
            guard mayDraw() else { throw plan.rejection }
        } else {
            let isWanted = plan.length.map { plan.count < $0 } ?? false
            guard
                origin == .probe
                    ? isWanted && mayDraw()
                    : choose(upTo: 1, towards: 0, roll: { _ in isWanted ? 1 : 0 }) == 1
            else { return false }
        }
        plan.count += 1
        return true
    }

    /// Draws a list of a number of elements, each a span that begins with its 'one more' choice.
    ///
    /// - Parameters:
    ///   - count: the fewest and the most elements.
    ///   - prepare: told how many elements come, where that is known beforehand, to make room for them.
    ///   - element: draws one element and does with it what it likes.
    /// - Throws: ``Rejection`` if an element does, or if the fewest elements are more than there are draws.
    @inlinable
    public mutating func list(
        count: ClosedRange<Int>, prepare: (Int) -> Void = { _ in },
        element: (inout ChoiceSource) throws(Rejection) -> Void
    ) throws(Rejection) {
        var plan = ListPlan(count)
        // Past the limit what is lost has to be told from what is not, which is not worth being fast.
        if isPlain && depth < Self.maximumDepth && draws < limit {
            try plainList(plan, prepare, element)
        } else {
            while try nextElement(&plan, element) {}
        }
    }

    /// Draws a list of a number of elements, into an array.
    @inlinable
    @inline(__always)
    mutating func array<Element>(
        count: ClosedRange<Int>, element: (inout ChoiceSource) throws(Rejection) -> Element
    ) throws(Rejection) -> [Element] {
        var elements: [Element] = []
        try list(count: count) {
            elements.reserveCapacity($0)
        } element: { source throws(Rejection) in
            let value = try element(&source)
            source.describe(value)
            elements.append(value)
        }
        return elements
    }

    /// What `nextElement` does, drawn and counted in the same way, for a random source without a recording.
    @inlinable
    @inline(__always)
    mutating func plainList(
        _ plan: ListPlan, _ prepare: (Int) -> Void,
        _ element: (inout ChoiceSource) throws(Rejection) -> Void
    ) throws(Rejection) {
        depth &+= 1
        defer { depth &-= 1 }
        guard plan.most > 0 else { return }
        let length = random.length(from: plan.least, through: plan.most)
        prepare(min(length, limit))
        var count = 0
        while count < length {
            guard draws < limit else {
                overrun()
                if count < plan.least { throw plan.rejection }
                return
            }
            draws &+= 1
            count &+= 1
            try element(&self)
        }
        guard plan.least < plan.most else { return }
        if draws < limit { draws &+= 1 } else { overrun() }
    }

    @usableFromInline
    mutating func nextElement(
        _ plan: inout ListPlan, _ element: (inout ChoiceSource) throws(Rejection) -> Void
    ) throws(Rejection) -> Bool {
        try enter(Recording.element)
        guard try hasMore(&plan) else {
            leaveWithoutSpan()
            return false
        }
        defer { leave() }
        try element(&self)
        return true
    }
}
