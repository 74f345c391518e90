"""Many games of every kind through OpenSpiel's own test, with serialisation: `make openspiel`."""

from __future__ import annotations

import argparse
import time

import pyspiel

import pnrules.openspiel  # noqa: F401  (registers the games)
from tests.openspiel import kinds


def main() -> None:
    """Play them; OpenSpiel raises where something is not as it must be."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sims", type=int, default=100, help="of each kind")
    sims = parser.parse_args().sims
    for kind in kinds.ALL:
        began = time.process_time()
        pyspiel.random_sim_test(pyspiel.load_game(kind), num_sims=sims, serialize=True, verbose=False)
        print(f"{kind:<60} {sims} games, {time.process_time() - began:.1f} s of CPU", flush=True)


if __name__ == "__main__":
    main()
