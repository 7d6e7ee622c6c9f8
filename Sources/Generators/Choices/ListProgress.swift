/// The progress of drawing a list.
@usableFromInline
struct ListProgress {
    @usableFromInline let least: Int
    @usableFromInline let most: Int
    /// The greatest length of random draws.
    @usableFromInline let mostAtRandom: Int
    @usableFromInline var count = 0
    /// The length, for a random source: a coin before each element would make long lists too rare.
    @usableFromInline var length: Int?
    /// Whether a random length of zero is drawn once more.
    @usableFromInline let isRarelyEmpty: Bool
    /// Whether the elements depend on their own draws only, so that the same random bits make equal ones.
    @usableFromInline let isOfValues: Bool
    /// The random bits of each element of a list of equal elements; nil for other lists.
    @usableFromInline var repeated: RandomDraws?

    @inlinable
    init(
        _ count: ClosedRange<Int>, atRandomUpTo usual: Int? = nil, isRarelyEmpty: Bool = false,
        isOfValues: Bool = false
    ) {
        self.isRarelyEmpty = isRarelyEmpty
        self.isOfValues = isOfValues
        least = max(count.lowerBound, 0)
        most = max(count.upperBound, 0)
        mostAtRandom = max(min(usual ?? most, most), least)
    }

    /// The rejection of a list whose minimum exceeds the draws left.
    @usableFromInline
    var rejection: Rejection {
        Rejection("a list of \(least) elements needs more draws than are allowed, see long(upTo:)")
    }
}

extension ChoiceSource {
    /// Leaves an element that a list needs, unless a recursive value is brought to its end.
    ///
    /// Not inlined, so that the common path is.
    @inline(never)
    private mutating func goOnPastLimit(_ progress: ListProgress) throws(Rejection) {
        if isEnding { return }
        leaveWithoutSpan()
        throw progress.rejection
    }

    /// Draws whether a list has one more element.
    ///
    /// Between the least and the greatest count this is a choice of 0 or 1, recorded right before the element, so
    /// that deleting both deletes the element. A random source records it too, but draws the length once instead.
    /// - Throws: ``Rejection`` if the least count exceeds the number of draws; the element is then left.
    private mutating func hasMore(_ progress: inout ListProgress) throws(Rejection) -> Bool {
        guard progress.count < progress.most else {
            // A list of the greatest count records a choice of bound 0 at its end. Without it, after an element is
            // deleted, the choice that follows the list would be read as its decision to continue.
            if progress.least < progress.most { _ = choose(upTo: 0, towards: 0, roll: { _ in 0 }) }
            return false
        }
        if isRandom && progress.length == nil {
            let (least, most) = (
                max(progress.least - progress.count, 0), max(progress.mostAtRandom - progress.count, 0)
            )
            var drawn = randomLength(from: least, through: most)
            if progress.isRarelyEmpty, progress.count + drawn.count == 0 {
                drawn = randomLength(from: least, through: most)
            }
            progress.length = progress.count + drawn.count
            if drawn.isOfEqualElements && progress.isOfValues { progress.repeated = random }
        }
        // One choice of a length estimates the number of lists better than a coin for each element.
        if origin == .probe && progress.length == nil {
            progress.length = progress.least + Int(pick(upTo: UInt64(max(progress.most - progress.least, 0))))
        }
        if progress.count < progress.least {
            if !mayDraw() { try goOnPastLimit(progress) }
        } else {
            let isWanted = progress.length.map { progress.count < $0 } ?? false
            guard
                origin == .probe
                    ? isWanted && mayDraw()
                    : choose(upTo: 1, towards: 0, roll: { _ in isWanted ? 1 : 0 }) == 1
            else { return false }
            if origin != .probe { notes?.markOneMore() }
        }
        progress.count += 1
        return true
    }

    /// Draws a list, each element as a span that begins with its 'one more' choice.
    ///
    /// - Parameters:
    ///   - count: the range of the number of elements.
    ///   - usual: the greatest number that random draws have, if they should not have the greatest of the range; longer
    ///     lists are then made by mutation only.
    ///   - prepare: reserves capacity; called with the number of elements where it is known beforehand.
    ///   - element: draws and stores one element.
    /// - Throws: ``Rejection`` if an element rejects, or if the least count exceeds the number of draws.
    @inlinable
    public mutating func list(
        count: ClosedRange<Int>, atRandomUpTo usual: Int? = nil, prepare: (Int) -> Void = { _ in },
        element: (inout ChoiceSource) throws(Rejection) -> Void
    ) throws(Rejection) {
        var progress = ListProgress(count, atRandomUpTo: usual)
        if drawsListsPlainly {
            try plainList(progress, prepare, element)
        } else {
            while try nextElement(&progress, { source throws(Rejection) in try source.part(element) }) {}
        }
    }

    /// Draws an array of a number of elements.
    @inlinable
    @inline(__always)
    mutating func array<Element>(
        count: ClosedRange<Int>, element: (inout ChoiceSource) throws(Rejection) -> Element
    ) throws(Rejection) -> [Element] {
        guard drawsListsPlainly else { return try describedArray(count: count, element: element) }
        var elements: [Element] = []
        try plainList(ListProgress(count, isOfValues: true)) {
            elements.reserveCapacity($0)
        } _: { source throws(Rejection) in
            elements.append(try element(&source))
        }
        return elements
    }

    /// Draws an array of integers, each of one draw.
    ///
    /// The choices are those of ``array(count:element:)``, but in the loop the random state stays in registers.
    @inlinable
    @inline(__always)
    mutating func integers<Element>(
        count: ClosedRange<Int>, upTo bound: UInt64, towards target: UInt64, _ element: (UInt64) -> Element
    ) throws(Rejection) -> [Element] {
        let progress = ListProgress(count)
        guard drawsListsPlainly, progress.most > 0, progress.mostAtRandom < (limit &- draws) / 2 else {
            return try array(count: count) { source throws(Rejection) in
                element(source.draw(upTo: bound, towards: target))
            }
        }
        let length = random.length(from: progress.least, through: progress.mostAtRandom)
        draws &+= 2 &* length.count &+ (progress.least < progress.most ? 1 : 0)
        if length.isOfEqualElements && length.count > 0 {
            let value = element(random.singleInteger(upTo: bound, towards: target))
            return Array(repeating: value, count: length.count)
        }
        var elements: [Element] = []
        elements.reserveCapacity(length.count)
        random.integers(length.count, upTo: bound, towards: target) { elements.append(element($0)) }
        return elements
    }

    /// Draws an array and describes its elements; separate, so that the fast path is the only place where `element` is
    /// inlined.
    @inlinable
    @inline(never)
    mutating func describedArray<Element>(
        count: ClosedRange<Int>, element: (inout ChoiceSource) throws(Rejection) -> Element
    ) throws(Rejection) -> [Element] {
        var elements: [Element] = []
        var progress = ListProgress(count, isOfValues: true)
        while try nextElement(
            &progress,
            { source throws(Rejection) in
                let value = try source.part(element)
                source.describe(value)
                elements.append(value)
            })
        {}
        return elements
    }

    /// Whether lists take the fast path; past the limit the slow path applies, which rejects runaway generators.
    @usableFromInline var drawsListsPlainly: Bool { isPlain && depth < Self.maximumDepth && draws < limit }

    /// Does the same as `nextElement`, with the same draws and counts, for a random source that does not record.
    @inlinable
    @inline(__always)
    mutating func plainList(
        _ progress: ListProgress, _ prepare: (Int) -> Void,
        _ element: (inout ChoiceSource) throws(Rejection) -> Void
    ) throws(Rejection) {
        depth &+= 1
        defer { depth &-= 1 }
        guard progress.most > 0 else { return }
        let length = random.length(from: progress.least, through: progress.mostAtRandom)
        prepare(min(length.count, limit))
        let repeated = progress.isOfValues && length.isOfEqualElements ? random : nil
        var count = 0
        while count < length.count {
            if draws < limit {
                draws &+= 1
            } else {
                overrun()
                guard count < progress.least else { return }
                guard isEnding else { throw progress.rejection }
            }
            count &+= 1
            if let repeated { random = repeated }
            try element(&self)
        }
        guard progress.least < progress.most else { return }
        if draws < limit { draws &+= 1 } else { overrun() }
    }

    @usableFromInline
    mutating func nextElement(
        _ progress: inout ListProgress, _ element: (inout ChoiceSource) throws(Rejection) -> Void
    ) throws(Rejection) -> Bool {
        try enter(Recording.element)
        guard try hasMore(&progress) else {
            leaveWithoutSpan()
            return false
        }
        defer { leave() }
        if let repeated = progress.repeated { random = repeated }
        try element(&self)
        return true
    }
}
