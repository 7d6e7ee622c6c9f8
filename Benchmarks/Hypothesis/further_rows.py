"""Rows about periods, long lists, parts and kinds."""

from hypothesis import strategies as st

from measuring import row


@row("remainder", st.integers(0, 10_000_000), lambda v: v == 10_006)
def _(number):
    return number < 10_000 or number % 7 != 3


@row("flags", st.integers(0, 2**32 - 1), lambda v: v == 0x8421)
def _(number):
    return number & 0x8421 != 0x8421


@row("century", st.integers(1, 9_999), lambda v: v == 1_600)
def _(year):
    return year < 1_583 or year % 400 != 0


@row(
    "switches", st.tuples(st.booleans(), st.booleans(), st.booleans(), st.integers(0, 99)),
    lambda v: v == (False, False, False, 3))
def _(case):
    return case[0] != case[1] or case[1] != case[2] or case[3] < 3


@row(
    "proportional",
    st.integers(0, 100_000).flatmap(
        lambda first: st.tuples(st.just(first), st.integers(0, 1_000_000) | st.just(3 * first))),
    lambda v: v == (7, 21))
def _(pair):
    return pair[0] < 7 or pair[1] != 3 * pair[0]


@row("three-hundred", st.lists(st.integers(0, 9), max_size=1_000), lambda v: v == [5] * 300)
def _(digits):
    return sum(digit >= 5 for digit in digits) < 300


@row("sum", st.lists(st.integers(0, 1_000), max_size=1_000), lambda v: v == [1_000] * 20)
def _(numbers):
    return sum(numbers) < 20_000


@row("small-sum", st.lists(st.integers(0, 1_000), max_size=200), lambda v: v == [500, 1_000, 1_000])
def _(numbers):
    return sum(numbers) < 2_500


@row("far-apart", st.lists(st.integers(0, 50), max_size=300), lambda v: v == [0] * 30)
def _(numbers):
    return len(numbers) < 30 or numbers[0] != numbers[-1]


LENGTH = st.integers(0, 200)


@row(
    "figures", st.tuples(LENGTH) | st.tuples(LENGTH, LENGTH) | st.tuples(LENGTH, LENGTH, LENGTH),
    lambda v: v == (100,))
def _(figure):
    return sum(figure) < 100


@st.composite
def plants(draw):
    def grow(size):
        if size == 0 or draw(st.integers(0, 9)) < 3:
            return draw(st.integers(0, 99))
        return grow(size - 1), grow(size - 1)

    return grow(6)


def leaves(plant):
    return leaves(plant[0]) + leaves(plant[1]) if isinstance(plant, tuple) else [plant]


@row("plant", plants(), lambda v: v == (0, 40))
def _(plant):
    return not isinstance(plant, tuple) or max(leaves(plant)) < 40


@row("other-kind", st.tuples(st.integers(0, 1_000), st.floats(0, 1_000)), lambda v: v == (0, 5.0))
def _(pair):
    return pair[0] < 5 and pair[1] < 5


# The capitals come before the small letters.
LETTERS = st.text("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", max_size=12)


@row("same-name", st.tuples(LETTERS, st.integers(0, 99), LETTERS), lambda v: v == ("A", 0, "A"))
def _(case):
    return case[0] == "" or case[0] != case[2]


@row("no-successor", st.floats(), lambda v: v == 2.0**53)
def _(number):
    return number in (float("inf"), float("-inf")) or not number >= 0 or number + 1 != number
