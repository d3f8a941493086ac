import loadHighs, { type Model } from 'highs';

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
  /** False where it could not be decided whether other scores fit, which counts as found out. */
  readonly isSure: boolean;
}

/** How many of each group of answers gave each score. */
type Way = readonly (readonly number[])[];

// Its types tell of the CommonJS build, whose default export lies one level deeper.
const highs = await (loadHighs as unknown as typeof loadHighs.default)();
const MOST_NODES = 200_000;
const SCORES = [1, 2, 3, 4, 5];
const sideOf = (score: number) => Math.sign(score - 3);

/**
 * What respondents who know all that left find out of others: on which side of neutral they answered. They
 * look for other whole scores that fit all that is printed and their own, by integer programming.
 */
export function foundOut(given: readonly Given[], printed: readonly Printed[]): Finding[] {
  const groups = groupsOf(given, printed);
  /** Ways to answer all of which fit what is printed. */
  const ways: Way[] = [groups.map((group) => countsOf(group))];
  const asked = new Map<string, boolean | null>();
  const found: Finding[] = [];
  const model = modelOf(groups, printed);
  for (const own of new Set(given.map(({ company }) => company))) {
    const mine = groups.map((group) => countsOf(group.filter(({ company }) => company === own)));
    const isPossible = (way: Way) =>
      mine.every((of, at) => of.every((count, score) => way[at]![score]! >= count));
    for (const [at, group] of groups.entries()) {
      const others = group.filter(({ company }) => company !== own);
      const [side, ...more] = new Set(others.map(({ score }) => sideOf(score)));
      // Nothing tells the members of a group apart: where they lie on two sides, none is known.
      if (side === undefined || more.length > 0) continue;
      const elsewhere = SCORES.flatMap((score, nth) => (sideOf(score) === side ? [] : [nth]));
      const isElsewhere = (way: Way) =>
        elsewhere.some((score) => way[at]![score]! > mine[at]![score]!);
      // Who knows the same finds the same.
      const key = `${at} ${JSON.stringify(mine)}`;
      let isOpen = asked.get(key);
      if (isOpen === undefined) {
        isOpen = ways.some((way) => isPossible(way) && isElsewhere(way));
        if (!isOpen) {
          const way = anotherWay(model, mine, {
            at,
            elsewhere,
            row: groups.length + printed.length,
          });
          if (way) ways.push(way);
          isOpen = way && true;
        }
        asked.set(key, isOpen);
      }
      if (isOpen !== true)
        for (const { company } of others)
          found.push({ by: own, company, isSure: isOpen === false });
    }
  }
  model.dispose();
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

/** The model's variable that counts a group's answers with a score. */
const variableOf = (group: number, score: number) => group * SCORES.length + score;

/** Whole numbers of answers, that come to each group's size and fit what is printed. */
function modelOf(groups: readonly (readonly Given[])[], printed: readonly Printed[]): Model {
  const model = highs.createModel();
  model.options.set({ output_flag: false, mip_max_nodes: MOST_NODES });
  for (const [at, { length }] of groups.entries()) {
    const indices = SCORES.map((_, score) => variableOf(at, score));
    for (const variable of indices) {
      model.addVar(0, length);
      model.changeColIntegrality(variable, highs.constants.variableType.integer);
    }
    model.addRow(length, length, { indices, values: SCORES.map(() => 1) });
  }
  for (const { answers, of, low, high } of printed) {
    const counted = [...groups.entries()].filter(([, [first]]) => answers.has(first!.id));
    const told = counted.flatMap(([at]) =>
      SCORES.flatMap((score, nth) =>
        of(score) ? [[variableOf(at, nth), of(score)] as const] : [],
      ),
    );
    const entries = { indices: told.map(([one]) => one), values: told.map(([, times]) => times) };
    model.addRow(low, high, entries);
  }
  return model;
}

/**
 * Another way to answer, in which `mine` stay as they are and somebody else of a group gave one of the
 * scores `elsewhere`.
 *
 * @returns false where there is none; null where that was not decided
 */
function anotherWay(
  model: Model,
  mine: Way,
  {
    at,
    elsewhere,
    row,
  }: {
    readonly at: number;
    readonly elsewhere: readonly number[];
    /** How many rows the model has already. */
    readonly row: number;
  },
): Way | false | null {
  for (const [group, own] of mine.entries())
    for (const [score, count] of own.entries())
      model.changeColBounds(variableOf(group, score), count, highs.infinity);
  const least = 1 + elsewhere.reduce((sum, score) => sum + mine[at]![score]!, 0);
  model.addRow(least, highs.infinity, {
    indices: elsewhere.map((score) => variableOf(at, score)),
    values: elsewhere.map(() => 1),
  });
  model.run();
  const status = model.getModelStatus();
  const { colValue } = model.getSolution();
  model.deleteRows({ kind: 'range', from: row, to: row });
  if (status === highs.constants.modelStatus.infeasible) return false;
  if (status !== highs.constants.modelStatus.optimal) return null;
  return mine.map((own, group) =>
    own.map((_, score) => Math.round(colValue[variableOf(group, score)]!)),
  );
}
