"""State machines whose shortest failing programs are known."""

from hypothesis import strategies as st
from hypothesis.stateful import Bundle, consumes, invariant, precondition, rule

from measuring import Machine, machine_row


# Without preconditions, as in the documentation of Hypothesis: a step without effect is allowed.
@machine_row("die-hard", [
    "fill big", "pour big into small", "empty small", "pour big into small", "fill big", "pour big into small"])
class DieHard(Machine):
    small = big = 0

    @rule()
    def fill_big(self):
        self.log.append("fill big")
        self.big = 5

    @rule()
    def fill_small(self):
        self.log.append("fill small")
        self.small = 3

    @rule()
    def empty_big(self):
        self.log.append("empty big")
        self.big = 0

    @rule()
    def empty_small(self):
        self.log.append("empty small")
        self.small = 0

    @rule()
    def pour_big_into_small(self):
        self.log.append("pour big into small")
        both = self.small + self.big
        self.small, self.big = min(3, both), max(0, both - 3)

    @rule()
    def pour_small_into_big(self):
        self.log.append("pour small into big")
        both = self.small + self.big
        self.small, self.big = max(0, both - 5), min(5, both)

    @invariant()
    def big_is_not_four(self):
        self.expect(self.big != 4)


class Ring:
    def __init__(self, capacity):
        self.slots, self.reading, self.writing = [0] * capacity, 0, 0

    def put(self, number):
        self.slots[self.writing] = number
        self.writing = (self.writing + 1) % len(self.slots)

    def get(self):
        number = self.slots[self.reading]
        self.reading = (self.reading + 1) % len(self.slots)
        return number

    def size(self):
        return (self.writing - self.reading) % len(self.slots)


@machine_row("ring-buffer", ["new 1", "put 0", "size"])
class RingBuffer(Machine):
    def __init__(self, attempt):
        super().__init__(attempt)
        self.ring, self.capacity, self.numbers = None, 0, []

    @precondition(lambda self: self.capacity == 0)
    @rule(capacity=st.integers(1, 50))
    def new(self, capacity):
        self.log.append(f"new {capacity}")
        self.ring, self.capacity = Ring(capacity), capacity

    @precondition(lambda self: len(self.numbers) < self.capacity)
    @rule(number=st.integers(-2**63, 2**63 - 1))
    def put(self, number):
        self.log.append(f"put {number}")
        self.ring.put(number)
        self.numbers.append(number)

    @precondition(lambda self: self.numbers)
    @rule()
    def get(self):
        self.log.append("get")
        self.expect(self.ring.get() == self.numbers.pop(0))

    @precondition(lambda self: self.capacity > 0)
    @rule()
    def size(self):
        self.log.append("size")
        self.expect(self.ring.size() == len(self.numbers))


@machine_row("folders", ["mount", "make in 0", "make in 1", "make in 2", "move 1 into 3"])
class Folders(Machine):
    folders = Bundle("folders")
    movable = Bundle("movable")

    def __init__(self, attempt):
        super().__init__(attempt)
        self.parents = []

    @rule(target=folders)
    def mount(self):
        self.log.append("mount")
        return self.added(None)

    @rule(targets=(folders, movable), parent=folders)
    def make(self, parent):
        self.log.append(f"make in {parent}")
        return self.added(parent)

    @rule(folder=movable, into=folders)
    def move(self, folder, into):
        self.log.append(f"move {folder} into {into}")
        if into != folder and self.parents[into] != folder:
            self.parents[folder] = into

    def added(self, parent):
        self.parents.append(parent)
        return len(self.parents) - 1

    @invariant()
    def folders_are_in_volumes(self):
        for place in range(len(self.parents)):
            for _ in self.parents:
                place = place if self.parents[place] is None else self.parents[place]
            self.expect(self.parents[place] is None)


# Positions are numbers here, not references: they shift when an earlier tab is closed.
@machine_row("closed-tab", ["open", "open", "select 1", "close 0"])
class ClosedTab(Machine):
    def __init__(self, attempt):
        super().__init__(attempt)
        self.tabs, self.opened, self.selected, self.selected_position = [], 0, None, None

    def position(self, data):
        return data.draw(st.integers(0, len(self.tabs) - 1))

    @rule()
    def open(self):
        self.log.append("open")
        self.tabs.append(self.opened)
        self.opened += 1

    @precondition(lambda self: self.tabs)
    @rule(data=st.data())
    def select(self, data):
        position = self.position(data)
        self.log.append(f"select {position}")
        self.selected, self.selected_position = self.tabs[position], position

    @precondition(lambda self: self.tabs)
    @rule(data=st.data())
    def close(self, data):
        position = self.position(data)
        self.log.append(f"close {position}")
        if self.tabs.pop(position) == self.selected:
            self.selected = None
        if self.selected_position == position:
            self.selected_position = None

    @invariant()
    def selected_tab_is_at_its_position(self):
        self.expect(self.selected_position == (None if self.selected is None else self.tabs.index(self.selected)))


class Pool:
    def __init__(self):
        self.generations, self.free, self.handles = [], set(), []

    def make(self):
        if self.free:
            slot = min(self.free)
            self.free.remove(slot)
            self.generations[slot] = (self.generations[slot] + 1) % 2
        else:
            slot = len(self.generations)
            self.generations.append(0)
        self.handles.append((slot, self.generations[slot]))

    def can_read(self, handle):
        slot, generation = self.handles[handle]
        return slot not in self.free and self.generations[slot] == generation

    def release(self, handle):
        self.free.add(self.handles[handle][0])


@machine_row("stale-handle", ["make", "release 0", "make", "release 1", "make", "read 0"])
class StaleHandle(Machine):
    handles = Bundle("handles")
    valid = Bundle("valid")

    def __init__(self, attempt):
        super().__init__(attempt)
        self.pool, self.made, self.released = Pool(), 0, set()

    @rule(targets=(handles, valid))
    def make(self):
        self.log.append("make")
        self.pool.make()
        self.made += 1
        return self.made - 1

    @rule(handle=handles)
    def read(self, handle):
        self.log.append(f"read {handle}")
        self.expect(self.pool.can_read(handle) == (handle not in self.released))

    @rule(handle=consumes(valid))
    def release(self, handle):
        self.log.append(f"release {handle}")
        self.pool.release(handle)
        self.released.add(handle)


@machine_row("renamed-path", ["make", "rename 0", "rename 1", "rename 2", "read 0"])
class RenamedPath(Machine):
    paths = Bundle("paths")
    present = Bundle("present")

    def __init__(self, attempt):
        super().__init__(attempt)
        self.next = []

    @rule(targets=(paths, present))
    def make(self):
        self.log.append("make")
        return self.added()

    @rule(targets=(paths, present), path=consumes(present))
    def rename(self, path):
        self.log.append(f"rename {path}")
        self.next[path] = len(self.next)
        return self.added()

    @rule(path=paths)
    def read(self, path):
        self.log.append(f"read {path}")
        self.expect(self.followed(path, renames=2) == self.followed(path, renames=len(self.next)))

    def added(self):
        self.next.append(None)
        return len(self.next) - 1

    def followed(self, path, renames):
        for _ in range(renames):
            path = path if self.next[path] is None else self.next[path]
        return path
