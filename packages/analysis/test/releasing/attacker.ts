import { annealed, type Sum } from './annealed.js';
import { type Bounds, fits } from './fitting-scores.js';
import { randomOf } from './random-quarters.js';

/** Something printed in a copy: a sum over answers, of which readers know between which bounds it lies. */
export interface Printed {
  /** Whose answers it is made of. */
  readonly answers: ReadonlySet<string>;
  readonly of: (score: number) => number;
  readonly low: number;
  readonly high: number;
}

/** An answer as it was given; the attacker knows whose answers each copy counts, and only their own scores. */
export interface Given {
  readonly id: string;
  readonly company: string;
  readonly score: number;
}

export interface Finding {
  readonly by: string;
  readonly company: string;
  /** False where it could not be decided in time whether other scores fit. */
  readonly isSure: boolean;
}

const QUICKLY = { starts: 4, turns: 4_000 };
/** Where even that finds nothing in time it is not decided, which counts as found out. */
const PATIENTLY = { starts: 12, turns: 60_000 };
const SCORES = [1, 2, 3, 4, 5];
const sideOf = (score: number) => Math.sign(score - 3);

/**
 * What respondents who know all that left find out of others: on which side of neutral they answered. They
 * look for other whole scores that fit all that is printed and their own; what fits is tried at random
 * first, and then worked out.
 */
export function foundOut(given: readonly Given[], printed: readonly Printed[]): Finding[] {
  const random = randomOf(given.length);
  const groups = groupsOf(given, printed);
  const counts = groups.map((group) => countsOf(group));
  const sums = printed.map(({ answers, of, low, high }): Sum => ({
    times: groups.map((group) =>
      SCORES.map((score) => (answers.has(group[0]!.id) ? of(score) : 0)),
    ),
    low,
    high,
  }));
  /** Ways to answer all of which fit what is printed. */
  const ways: (readonly (readonly number[])[])[] = [counts];
  const asked = new Map<string, boolean | null>();
  const found: Finding[] = [];
  for (const own of new Set(given.map(({ company }) => company))) {
    const mine = groups.map((group) => countsOf(group.filter(({ company }) => company === own)));
    const isPossible = (way: (typeof ways)[number]) =>
      mine.every((of, at) => of.every((count, score) => way[at]![score]! >= count));
    for (const [at, group] of groups.entries()) {
      const others = group.filter(({ company }) => company !== own);
      const [side, ...more] = new Set(others.map(({ score }) => sideOf(score)));
      // Nothing tells the members of a group apart: where they lie on two sides, none is known.
      if (side === undefined || more.length > 0) continue;
      const isElsewhere = (way: (typeof ways)[number]) =>
        SCORES.some((score, nth) => sideOf(score) !== side && way[at]![nth]! > mine[at]![nth]!);
      // Who knows the same finds the same.
      const key = `${at} ${JSON.stringify(mine)}`;
      if (!asked.has(key)) {
        let isOpen: boolean | null = ways.some((way) => isPossible(way) && isElsewhere(way));
        if (!isOpen) {
          const elsewhere: Sum = {
            times: groups.map((_, one) =>
              SCORES.map((score) => Number(one === at && sideOf(score) !== side)),
            ),
            low:
              1 +
              SCORES.reduce(
                (sum, score, nth) => sum + (sideOf(score) === side ? 0 : mine[at]![nth]!),
                0,
              ),
            high: Infinity,
          };
          const all = [elsewhere, ...sums];
          const tried = (patience: Parameters<typeof annealed>[4]) => {
            const way = annealed(counts, mine, all, random, patience);
            if (way) ways.push(way);
            return way !== null;
          };
          isOpen = tried(QUICKLY) || workedOut(counts, mine, all);
          isOpen ??= tried(PATIENTLY) || null;
        }
        asked.set(key, isOpen);
      }
      const isOpen = asked.get(key)!;
      if (isOpen !== true)
        for (const { company } of others)
          found.push({ by: own, company, isSure: isOpen === false });
    }
  }
  return found;
}

/** Answers that nothing tells apart: all that is printed counts all of them or none. */
function groupsOf(given: readonly Given[], printed: readonly Printed[]): Given[][] {
  const groups = new Map<string, Given[]>();
  for (const one of given) {
    const pattern = printed.flatMap(({ answers }, at) => (answers.has(one.id) ? [at] : [])).join();
    groups.set(pattern, [...(groups.get(pattern) ?? []), one]);
  }
  return [...groups.values()];
}

const countsOf = (given: readonly Given[]) =>
  SCORES.map((score) => given.filter((one) => one.score === score).length);

/** Whether there is another way that fits; null when it could not be decided in time. */
function workedOut(
  counts: readonly (readonly number[])[],
  mine: readonly (readonly number[])[],
  sums: readonly Sum[],
): boolean | null {
  const placeOf = (group: number, score: number) => group * SCORES.length + score;
  const sizes = counts.map((own, group): Bounds => {
    const n = own.reduce((sum, count) => sum + count, 0);
    return { of: own.map((_, score) => [placeOf(group, score), 1]), low: n, high: n };
  });
  const bounds = sums.map(({ times, low, high }): Bounds => ({
    of: times.flatMap((own, group) =>
      own.flatMap((one, score): [number, number][] =>
        one === 0 ? [] : [[placeOf(group, score), one]],
      ),
    ),
    low,
    high,
  }));
  return fits(
    {
      least: mine.flat(),
      most: counts.flatMap((own) => own.map(() => own.reduce((sum, count) => sum + count, 0))),
    },
    [...bounds, ...sizes],
    counts.flat(),
  );
}
