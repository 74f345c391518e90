"""Exercises by the thousand, each checked: `make exercises`."""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter

from pnrules import games
from tests.training.checking import exercises, problems


def main() -> int:
    """Check so many exercises of each game; say what is wrong, how much CPU the making took, and how often each topic came up."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--seed", default="1")
    options = parser.parse_args()
    wrong = 0
    for game in games.BUILT_IN:
        seconds: list[float] = []
        came_up: Counter[str] = Counter()
        kinds: Counter[str] = Counter()
        began = time.process_time()
        for topic, number, exercise in exercises(game, options.count, options.seed):
            seconds.append(time.process_time() - began)
            came_up.update(exercise.topics)
            kinds[exercise.question.kind] += 1
            for problem in problems(exercise):
                wrong += 1
                print(f"{game} {topic} {options.seed}/{number}: {problem}", file=sys.stderr)
            began = time.process_time()
        rarest = came_up.most_common()[-1]
        print(f"{game}: {len(seconds)} exercises {dict(kinds)}, made in {_took(seconds)} of CPU")
        print(f"  {len(came_up)} topics, the rarest {rarest}")
    return int(bool(wrong))


def _took(seconds: list[float]) -> str:
    """How much of the processor they took to be made, in milliseconds: that is the same on a busy machine."""
    ordered = sorted(1000 * each for each in seconds)
    median, late = ordered[len(ordered) // 2], ordered[int(0.99 * len(ordered))]
    return f"{median:.1f} ms (median), 1 in 100 over {late:.0f} ms, at most {ordered[-1]:.0f} ms"


if __name__ == "__main__":
    sys.exit(main())
