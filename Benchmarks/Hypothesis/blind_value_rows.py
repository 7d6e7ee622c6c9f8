"""Rows by somebody who never saw the shrink passes: text, fractions, arithmetic, relations and lengths."""

import unicodedata

from hypothesis import strategies as st

from measuring import row


@row("capitals-in-place", st.text(max_size=64), lambda v: v == "\u0149")
def _(text):
    return len(text.upper().encode()) <= len(text.encode())


@row("split-pair", st.text(max_size=64), lambda v: v == "\U00010000" * 4)
def _(text):
    data = text.encode("utf-16-le")
    units = [int.from_bytes(data[i:i + 2], "little") for i in range(0, len(data), 2)]
    return len(units) <= 7 or not 0xD800 <= units[6] < 0xDC00


def is_found_without_going_back(text, word="abaab"):
    matched = 0
    for letter in text:
        if letter == word[matched]:
            matched += 1
        else:
            matched = 1 if letter == word[0] else 0
        if matched == len(word):
            return True
    return False


@row("naive-matcher", st.text("ab", max_size=64), lambda v: v == "ababaab")
def _(text):
    return ("abaab" in text) == is_found_without_going_back(text)


NAME = st.lists(st.sampled_from(["a", "e", "\u0301", "\u00e9"]), max_size=6)


@row("normal-forms", st.tuples(NAME, NAME), lambda v: v == (["e", "\u0301"], ["\u00e9"]))
def _(names):
    first, second = (unicodedata.normalize("NFC", "".join(name)) for name in names)
    return first != second or names[0] == names[1]


@row("half-up", st.floats(0, 2.0**53), lambda v: v == 2.0**52 + 1)
def _(number):
    return abs(float(int(number + 0.5)) - number) <= 0.5


@row("price-total", st.lists(st.integers(0, 1999), max_size=64), lambda v: v == [1, 5])
def _(prices):
    total = 0.0
    for cents in prices:
        total += cents / 100
    return total == sum(prices) / 100


WEIGHT = st.floats(0, 1000)


# Hypothesis orders fractions by exponent, -1 before -2, and then by the reversed bits of the fraction. From 1/2 on the
# sums agree; in 1/4 to 1/2 the last bits have to be 0101 or 1011, and 0101 reversed is the smaller.
@row("sum-order", st.tuples(WEIGHT, WEIGHT, WEIGHT), lambda v: v == (1.0, 1.0, 0.25 * (1 + 5 * 2.0**-52)))
def _(weights):
    first, second, third = weights
    return (first + second) + third == first + (second + third)


def month_lengths(has_leap_day):
    return [31, 29 if has_leap_day else 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]


def is_leap(year):
    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)


@st.composite
def days(draw):
    year = draw(st.integers(1583, 2999))
    month = draw(st.integers(1, 12))
    return year, month, draw(st.integers(1, month_lengths(is_leap(year))[month - 1]))


@row("julian-day", days(), lambda v: v == (1700, 3, 1))
def _(date):
    year, month, _ = date
    return sum(month_lengths(is_leap(year))[:month - 1]) == sum(month_lengths(year % 4 == 0)[:month - 1])


@row("lost-bucket", st.integers(0, 1_000_000), lambda v: v == 4396)
def _(number):
    return number < 4391 or number % 97 != 31


@row("flag-word", st.integers(0, 2**32 - 1), lambda v: v == 0xC00011)
def _(word):
    return word & 0xC00211 != 0xC00011


MEASURE = st.integers(0, 300)


@row("pixel-stride", st.tuples(MEASURE, MEASURE), lambda v: v == (23, 76))
def _(measures):
    return measures[0] < 23 or measures[1] != 3 * measures[0] + 7


ARTICLES = st.lists(st.integers(0, 2000), max_size=64)


@row("returned-article", st.tuples(ARTICLES, st.booleans(), ARTICLES), lambda v: v == ([138], False, [138]))
def _(case):
    ordered, _, returned = case
    return not set(ordered) & {article for article in returned if article >= 138}


@row("dedupe-window", st.lists(MEASURE, max_size=64), lambda v: v == [0, 1, 2, 3, 4, 5, 0])
def _(numbers):
    kept = []
    for number in numbers:
        if number not in kept[-5:]:
            kept.append(number)
    return len(set(kept)) == len(kept)


@st.composite
def packets(draw):
    result = []
    for _ in range(draw(st.integers(0, 12))):
        size = draw(st.integers(0, 9))
        result.append([draw(st.integers(0, 99)) for _ in range(size)])
    return result


@row("packet-sizes", packets(), lambda v: v == [[0] * 9] * 2)
def _(packets):
    return sum(map(len, packets)) <= 17


@row("last-batch", st.lists(st.integers(0, 99), max_size=614), lambda v: v == [0] * 307)
def _(numbers):
    return not numbers or len(numbers) % 307 != 0


@row("nibble-sum", st.lists(st.integers(0, 15), max_size=200), lambda v: v == [2] + [15] * 31)
def _(numbers):
    return sum(numbers) < 467


@row("window-sum", st.lists(st.integers(0, 99), max_size=64), lambda v: v == [0, 0, 32, 99])
def _(numbers):
    return all(sum(numbers[i:i + 4]) != 131 for i in range(len(numbers) - 3))
