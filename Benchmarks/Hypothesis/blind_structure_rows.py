"""Rows by somebody who never saw the shrink passes: alternatives, trees, optionals, orders, tables and rarity."""

from hypothesis import strategies as st

from measuring import row

LENGTH = st.integers(0, 30)


@row(
    "mark-extent", st.tuples(LENGTH) | st.tuples(LENGTH, LENGTH) | st.tuples(LENGTH, LENGTH, LENGTH),
    lambda v: v == (17, 30))
def _(mark):
    return sum(mark) < 47


DIFFERENCES = st.recursive(
    st.integers(0, 9),
    lambda part: st.tuples(st.just("negative"), part) | st.tuples(st.just("minus"), part, part))


def value(difference):
    if isinstance(difference, int):
        return difference
    if difference[0] == "negative":
        return -value(difference[1])
    return value(difference[1]) - value(difference[2])


def terms(difference):
    if isinstance(difference, int):
        return [difference]
    after = terms(difference[-1])
    after[0] = -after[0]
    return after if difference[0] == "negative" else terms(difference[1]) + after


@row("missing-parentheses", DIFFERENCES, lambda v: v == ("negative", ("minus", 0, 1)))
def _(difference):
    return sum(terms(difference)) == value(difference)


@st.composite
def entries(draw):
    def entry(depth):
        size = draw(st.integers(0, 99))
        if depth < 6 and draw(st.booleans()):
            return [size, entry(depth + 1), entry(depth + 1)]
        return [size]

    return entry(0)


def total(entry):
    return entry[0] + sum(map(total, entry[1:]))


@row("disk-quota", entries(), lambda v: v == [3, [99], [99]])
def _(entry):
    return total(entry) < 201


@st.composite
def nests(draw):
    def nest(depth):
        if depth >= 8 or not draw(st.booleans()):
            return draw(st.integers(0, 50))
        parts = []
        while len(parts) < 5 and draw(st.booleans()):
            parts.append(nest(depth + 1))
        return parts

    return nest(0)


def great_numbers(nest, in_fewer_than):
    if isinstance(nest, int):
        return [nest] if nest > 6 and in_fewer_than > 0 else []
    return [number for part in nest for number in great_numbers(part, in_fewer_than - 1)]


@row("deep-flatten", nests(), lambda v: v == [[[[7]]]])
def _(nest):
    return great_numbers(nest, in_fewer_than=99) == great_numbers(nest, in_fewer_than=4)


def fields(least, greatest):
    return st.just("absent") | st.none() | st.integers(least, greatest)


FIELD = fields(0, 99)


# An alternative is one choice, whether it is null or absent; absent comes first, then null.
@row("null-and-value", st.tuples(FIELD, FIELD, FIELD), lambda v: v == ("absent", None, 0))
def _(patch):
    present = [field for field in patch if field != "absent"]
    values = [field for field in present if field is not None]
    return not values or len(values) == len(present)


@row("combined-patches", st.lists(fields(-9, 9), max_size=64), lambda v: v == [1, None])
def _(patches):
    setting = 0
    for patch in patches:
        if patch != "absent":
            setting = patch or 0
    return setting == ([patch for patch in patches if isinstance(patch, int)] or [0])[-1]


@row("migration-order", st.permutations(range(7)), lambda v: v == [0, 1, 3, 5, 6, 4, 2])
def _(order):
    return order.index(4) != order.index(6) + 1 or order.index(2) < order.index(4)


# From the last voter to the first, as in the engine's generator.
VOTERS = st.tuples(*[st.booleans()] * 9).map(lambda bits: [voter for voter in range(9) if bits[8 - voter]])


@row("quorum-weight", VOTERS, lambda v: v == [3, 5, 6])
def _(voters):
    return len(voters) != 3 or sum(voters) < 14


# The capitals come before the small letters.
HEADERS = st.dictionaries(st.text("abAB", min_size=1, max_size=4), st.integers(0, 999), max_size=64)


@row("header-case", HEADERS, lambda v: v == {"A": 0, "a": 1})
def _(headers):
    values = {}
    return all(values.setdefault(name.lower(), value) == value for name, value in headers.items())


@row("crowded-bucket", st.sets(st.integers(0, 1000), max_size=64), lambda v: v == {0, 61, 122})
def _(numbers):
    buckets = [number % 61 for number in numbers]
    return all(buckets.count(bucket) < 3 for bucket in buckets)


@st.composite
def messages(draw):
    if draw(st.integers(0, 199)) == 199:
        return draw(st.tuples(st.integers(0, 99), st.integers(0, 99)))
    return draw(st.integers(0, 99))


@row("rare-reset", st.lists(messages(), max_size=64), lambda v: v == [(1, 0)])
def _(messages):
    return all(isinstance(message, int) or message[0] <= message[1] for message in messages)


FAULTS = st.tuples(
    st.integers(0, 32).map(lambda n: n == 32), st.integers(0, 255), st.integers(0, 24).map(lambda n: n == 24))


@row("double-fault", FAULTS, lambda v: v == (True, 129, True))
def _(case):
    first, load, second = case
    return not first or load < 129 or not second
