"""The fourteen rows of the public shrinking challenge, github.com/jlink/shrinking-challenge."""

from hypothesis import assume, strategies as st

from measuring import row

INTS = st.lists(st.integers(-2**63, 2**63 - 1), max_size=64)
SMALL = st.integers(0, 10)
PAIR = st.tuples(st.integers(1, 2**31 - 1), st.integers(1, 2**31 - 1))


def wrapped(numbers):
    return (sum(numbers) + 2**15) % 2**16 - 2**15


def bound5(name, longest):
    bounded = st.lists(st.integers(-2**15, 2**15 - 1), max_size=longest).filter(lambda l: wrapped(l) < 256)

    def is_simplest(lists):
        return sorted(lists) == [[], [], [], [-32768], [-1]]

    @row(name, st.tuples(*[bounded] * 5), is_simplest)
    def _(lists):
        return wrapped([number for part in lists for number in part]) < 5 * 256


bound5("bound5", 1)
bound5("bound5-unbounded", 64)


@row("large-union-list", st.lists(INTS, max_size=64), lambda v: v == [[0, 1, -1, 2, -2]])
def _(lists):
    return len({number for part in lists for number in part}) < 5


@row("reverse", INTS, lambda v: v == [0, 1])
def _(numbers):
    return numbers == numbers[::-1]


def literal_zero(tree):
    return isinstance(tree, tuple) and (
        tree[0] == "/" and tree[2] == 0 or literal_zero(tree[1]) or literal_zero(tree[2]))


def value(tree):
    if not isinstance(tree, tuple):
        return tree
    left, right = value(tree[1]), value(tree[2])
    if left is None or right is None or (tree[0] == "/" and right == 0):
        return None
    return left + right if tree[0] == "+" else left // right


EXPRESSIONS = st.recursive(
    st.integers(-2**63, 2**63 - 1),
    lambda part: st.tuples(st.just("+"), part, part) | st.tuples(st.just("/"), part, part))


@row("calculator", EXPRESSIONS.filter(lambda t: not literal_zero(t)), lambda v: v == ("/", 0, ("+", 0, 0)))
def _(tree):
    return value(tree) is not None


@row(
    "lengthlist", st.integers(1, 100).flatmap(lambda n: st.lists(st.integers(0, 1000), min_size=n, max_size=n)),
    lambda v: v == [900])
def _(numbers):
    return max(numbers) < 900


@row("difference-zero", PAIR, lambda v: v == (10, 10))
def _(pair):
    return pair[0] < 10 or pair[0] != pair[1]


@row("difference-small", PAIR, lambda v: v == (10, 6))
def _(pair):
    return pair[0] < 10 or not 1 <= abs(pair[0] - pair[1]) <= 4


@row("difference-one", PAIR, lambda v: v == (10, 9))
def _(pair):
    return pair[0] < 10 or abs(pair[0] - pair[1]) != 1


@row("coupling", st.lists(SMALL, max_size=64), lambda v: v == [1, 0])
def _(numbers):
    assume(all(number < len(numbers) for number in numbers))
    return all(other == i or numbers[other] != i for i, other in enumerate(numbers))


@row("deletion", st.tuples(INTS, SMALL), lambda v: v == ([0, 0], 0))
def _(case):
    numbers, index = case
    assume(index < len(numbers))
    rest = list(numbers)
    rest.remove(numbers[index])
    return numbers[index] not in rest


@row("distinct", INTS, lambda v: v in ([0, 1, -1], [0, 1, 2]))
def _(numbers):
    return len(set(numbers)) < 3


@row("nestedlists", st.lists(INTS, max_size=64), lambda v: v == [[0] * 11])
def _(lists):
    return sum(map(len, lists)) <= 10


@st.composite
def heaps(draw):
    def heap(size, least):
        if size == 0 or not draw(st.booleans()):
            return None
        key = draw(st.integers(least, 2**63 - 1))
        return key, heap(size // 2, key), heap(size // 2, key)

    return heap(draw(st.integers(0, 20)), 0)


def keys(heap):
    return [heap[0]] + keys(heap[2]) + keys(heap[1]) if heap else []


def merged(one, other):
    if not one or not other:
        return one or other
    if one[0] <= other[0]:
        return one[0], merged(one[2], other), one[1]
    return other[0], merged(other[2], one), other[1]


@row("binheap", heaps(), lambda v: v == (0, None, (0, (0, None, None), (1, None, None))))
def _(heap):
    wrong = [heap[0]] + keys(merged(heap[1], heap[2])) if heap else []
    return wrong == sorted(wrong) == sorted(keys(heap))
