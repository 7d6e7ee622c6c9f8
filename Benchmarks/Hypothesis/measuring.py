"""Runs Hypothesis on the rows of the benchmark, for its column beside the engine's own."""

import itertools
import time

import hypothesis
from hypothesis import HealthCheck, Phase, Verbosity, given, settings
from hypothesis.internal.conjecture import providers
from hypothesis.stateful import RuleBasedStateMachine, run_state_machine_as_test

EXAMPLES = 10_000
MINUTES = 6

LIMITS = settings(
    max_examples=EXAMPLES, stateful_step_count=50, database=None, deadline=None, report_multiple_bugs=False,
    verbosity=Verbosity.quiet, suppress_health_check=list(HealthCheck), phases=[Phase.generate, Phase.shrink])

# Hypothesis draws constants of the modules under test, not those of tests. The rows are tests, and their constants
# include the simplest values.
providers.is_local_module_file = lambda path: False

ROWS = {}


class Failed(Exception):
    """A property that does not hold."""


class Row:
    """A strategy, a false property, and the simplest failing value in the order of Hypothesis."""

    def __init__(self, strategy, is_simplest, holds):
        self.strategy, self.is_simplest, self.holds = strategy, is_simplest, holds

    def search(self, seed, attempt):
        def check(value):
            attempt.executions += 1
            if not self.holds(value):
                attempt.fail(value)

        hypothesis.seed(seed)(LIMITS(given(self.strategy)(check)))()


def row(name, strategy, is_simplest):
    """Adds the property that it decorates, under the name that the row has in the engine's benchmark."""

    def add(holds):
        assert name not in ROWS, name
        ROWS[name] = Row(strategy, is_simplest, holds)
        return holds

    return add


class Machine(RuleBasedStateMachine):
    """A state machine with a log of its steps, in which references are numbers in the order of creation."""

    def __init__(self, attempt):
        super().__init__()
        self.attempt, self.log = attempt, []

    def expect(self, holds):
        if not holds:
            self.attempt.fail(self.log)


class MachineRow:
    """A machine with a false property, and the log of the simplest program that shows it."""

    def __init__(self, machine, simplest):
        self.machine, self.simplest = machine, simplest

    def is_simplest(self, log):
        return log == self.simplest

    def search(self, seed, attempt):
        @hypothesis.seed(seed)
        def machine():
            attempt.executions += 1
            return self.machine(attempt)

        run_state_machine_as_test(machine, settings=LIMITS)


def machine_row(name, simplest):
    """Adds the machine that it decorates, under the name that the row has in the engine's benchmark."""

    def add(machine):
        assert name not in ROWS, name
        ROWS[name] = MachineRow(machine, simplest)
        return machine

    return add


class Attempt:
    """One search from a seed: the value it ends at, and the executions until the first failure and in all."""

    def __init__(self, row, seed):
        self.executions, self.first, self.value = 0, None, None
        try:
            row.search(seed, self)
        except Failed:
            pass
        self.is_simplest = self.first is not None and row.is_simplest(self.value)

    def fail(self, value):
        """Ends an execution that failed."""
        self.first = self.first or self.executions
        self.value = value
        raise Failed


class Figures:
    """The runs of a row from several seeds: how many found a failure, how many ended at the simplest, and their cost.

    A row has limited time, after which no further seed is run.
    """

    def __init__(self, row, seeds):
        end = time.monotonic() + 60 * MINUTES
        in_time = itertools.takewhile(lambda _: time.monotonic() < end, range(seeds))
        attempts = [Attempt(row, seed) for seed in in_time]
        found = [attempt for attempt in attempts if attempt.first is not None]
        self.runs, self.found = len(attempts), len(found)
        self.simplest = sum(attempt.is_simplest for attempt in found)
        cost = sum(attempt.executions - attempt.first for attempt in found)
        self.mean_shrink = round(cost / len(found)) if found else 0
        self.values = sorted({repr(attempt.value) for attempt in found}, key=len)
