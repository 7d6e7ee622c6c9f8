"""Prints the figures of Hypothesis for the rows of `scripts/bench challenges`, or writes them where it reads them."""

import argparse
import pathlib

import hypothesis

import blind_structure_rows, blind_value_rows, further_rows, public_rows, state_machine_rows  # noqa: F401
from measuring import EXAMPLES, MINUTES, ROWS, Figures

TABLE = pathlib.Path(__file__).parents[1] / "Sources/Yardsticks/Figures+Hypothesis.swift"


def swift(figures, seeds):
    entries = "\n".join(
        f'        "{name}": Self(found: {f.found}, normal: {f.simplest}, of: {f.runs}, meanShrink: {f.mean_shrink}),'
        for name, f in sorted(figures.items()))
    return f"""extension Challenge.Figures {{
    /// The figures of Hypothesis {hypothesis.__version__} by the name of the challenge.
    ///
    /// They are of {seeds} seeds, or of those that {MINUTES} minutes sufficed for, up to {EXAMPLES:,} examples each.
    /// Written by `Benchmarks/Hypothesis/measure --write`.
    static let ofHypothesis: [String: Self] = [
{entries}
    ]
}}
"""


def main():
    parser = argparse.ArgumentParser(prog="Benchmarks/Hypothesis/measure", description=__doc__)
    parser.add_argument("--seeds", type=int, default=30, help="the number of seeds, from 0 (30)")
    parser.add_argument("--name", action="append", choices=sorted(ROWS), help="this row only; may be repeated")
    parser.add_argument("--write", action="store_true", help=f"write {TABLE.name}, which the benchmark reads")
    arguments = parser.parse_args()
    if arguments.write and arguments.name:
        parser.error("--write writes all rows, so it excludes --name")
    figures = {}
    for name in arguments.name or ROWS:
        figures[name] = found = Figures(ROWS[name], arguments.seeds)
        print(
            f"{name:24} found {found.found:3} simplest {found.simplest:3} of {found.runs:3}, "
            f"{found.mean_shrink:5} executions", flush=True)
        if arguments.name:
            print("\n".join(found.values))
    if arguments.write:
        TABLE.write_text(swift(figures, arguments.seeds))


main()
