import loadHighs, { type Model } from 'highs';

/** Something printed in a copy: a sum, of which readers know between which bounds it lies. */
export interface Printed {
  /** Whose answers it is made of, and what each of them adds. */
  readonly terms: readonly {
    readonly answers: ReadonlySet<string>;
    readonly of: (score: number) => number;
  }[];
  /** What companies add by their answers in two quarters together: the ids of both. */
  readonly pairs?: ReadonlyMap<string, string>;
  readonly ofPair?: (now: number, before: number) => number;
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

/** Answers that are paired with each other in something printed; most stand alone or are two. */
interface Unit {
  readonly company: string;
  readonly scores: readonly number[];
}

/** Units that nothing tells apart: all that is printed counts them alike. */
interface Group {
  readonly units: readonly Unit[];
  /** All ways in which the answers of one of them can be given. */
  readonly kinds: readonly (readonly number[])[];
  /** What a unit of each kind adds to each printed sum. */
  readonly adds: readonly (readonly number[])[];
  /** The model's variable that counts those of the first kind. */
  readonly from: number;
}

/** How many units of each group are of each kind. */
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
  const ways: Way[] = [groups.map((group) => countsOf(group, group.units))];
  const asked = new Map<string, boolean | null>();
  const found: Finding[] = [];
  const model = modelOf(groups, printed);
  for (const own of new Set(given.map(({ company }) => company))) {
    const mine = groups.map((group) =>
      countsOf(
        group,
        group.units.filter(({ company }) => company === own),
      ),
    );
    const isPossible = (way: Way) =>
      mine.every((of, at) => of.every((count, kind) => way[at]![kind]! >= count));
    for (const [at, group] of groups.entries())
      for (const slot of group.units[0]!.scores.keys()) {
        const others = group.units.filter(({ company }) => company !== own);
        const [side, ...more] = new Set(others.map(({ scores }) => sideOf(scores[slot]!)));
        // Nothing tells the members of a group apart: where they lie on two sides, none is known.
        if (side === undefined || more.length > 0) continue;
        const elsewhere = group.kinds.flatMap((kind, nth) =>
          sideOf(kind[slot]!) === side ? [] : [nth],
        );
        const numberIn = (way: Way) => elsewhere.reduce((sum, kind) => sum + way[at]![kind]!, 0);
        const least = 1 + numberIn(mine);
        // Who knows the same finds the same.
        const key = `${at} ${slot} ${JSON.stringify(mine.map((of) => of.flatMap((n, kind) => (n ? [kind, n] : []))))}`;
        let isOpen = asked.get(key);
        if (isOpen === undefined) {
          isOpen = ways.some((way) => isPossible(way) && numberIn(way) >= least);
          if (!isOpen) {
            const way = anotherWay(model, groups, {
              mine,
              columns: elsewhere.map((kind) => group.from + kind),
              least,
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

function groupsOf(given: readonly Given[], printed: readonly Printed[]): Group[] {
  const groups = new Map<string, { units: Unit[]; slots: readonly Given[] }>();
  for (const slots of unitsOf(given, printed)) {
    const place = new Map(slots.map(({ id }, at) => [id, at]));
    const pattern = printed.map(({ terms, pairs }) => [
      ...terms.map(({ answers }) => slots.map(({ id }) => Number(answers.has(id))).join('')),
      slots.map(({ id }) => place.get(pairs?.get(id) ?? '') ?? '-').join(''),
    ]);
    const key = `${slots.length} ${JSON.stringify(pattern)}`;
    const group = groups.get(key) ?? { units: [], slots };
    group.units.push({ company: slots[0]!.company, scores: slots.map(({ score }) => score) });
    groups.set(key, group);
  }
  let from = 0;
  return [...groups.values()].map(({ units, slots }) => {
    const kinds = kindsOf(slots.length);
    const group = { units, kinds, from, adds: printed.map((one) => addsOf(one, slots, kinds)) };
    from += kinds.length;
    return group;
  });
}

/** Answers with those that they are paired with, in one order for all. */
function unitsOf(given: readonly Given[], printed: readonly Printed[]): Given[][] {
  const unitOf = new Map(given.map((one) => [one.id, [one]]));
  for (const { pairs } of printed)
    for (const [now, before] of pairs ?? []) {
      const [unit, other] = [unitOf.get(now)!, unitOf.get(before)!];
      if (unit === other) continue;
      unit.push(...other);
      for (const { id } of other) unitOf.set(id, unit);
    }
  return [...new Set(unitOf.values())];
}

const kindsOf = (slots: number): number[][] =>
  slots === 0
    ? [[]]
    : kindsOf(slots - 1).flatMap((kind) => SCORES.map((score) => [...kind, score]));

const addsOf = (
  { terms, pairs, ofPair }: Printed,
  slots: readonly Given[],
  kinds: Group['kinds'],
): number[] =>
  kinds.map((kind) =>
    slots.reduce((sum, { id }, at) => {
      const single = terms.reduce(
        (so, { answers, of }) => so + (answers.has(id) ? of(kind[at]!) : 0),
        0,
      );
      const beside = slots.findIndex((one) => one.id === pairs?.get(id));
      return sum + single + (beside < 0 ? 0 : ofPair!(kind[at]!, kind[beside]!));
    }, 0),
  );

const countsOf = ({ kinds }: Group, units: readonly Unit[]) => {
  const counts = new Map<string, number>();
  for (const { scores } of units) counts.set(scores.join(), (counts.get(scores.join()) ?? 0) + 1);
  return kinds.map((kind) => counts.get(kind.join()) ?? 0);
};

/** Whole numbers of units, that come to each group's size and fit what is printed. */
function modelOf(groups: readonly Group[], printed: readonly Printed[]): Model {
  const model = highs.createModel();
  model.options.set({ output_flag: false, mip_max_nodes: MOST_NODES });
  for (const { units, kinds, from } of groups) {
    const indices = kinds.map((_, kind) => from + kind);
    for (const variable of indices) {
      model.addVar(0, units.length);
      model.changeColIntegrality(variable, highs.constants.variableType.integer);
    }
    model.addRow(units.length, units.length, { indices, values: kinds.map(() => 1) });
  }
  for (const [nth, { low, high }] of printed.entries()) {
    const told = groups.flatMap(({ adds, from }) =>
      adds[nth]!.flatMap((add, kind) => (add ? [[from + kind, add] as const] : [])),
    );
    const entries = { indices: told.map(([one]) => one), values: told.map(([, times]) => times) };
    model.addRow(low, high, entries);
  }
  return model;
}

/**
 * Another way to answer, in which `mine` stay as they are and at least so many units are of one of the
 * kinds that these columns count.
 *
 * @returns false where there is none; null where that was not decided
 */
function anotherWay(
  model: Model,
  groups: readonly Group[],
  {
    mine,
    columns,
    least,
    row,
  }: {
    readonly mine: Way;
    readonly columns: readonly number[];
    readonly least: number;
    /** How many rows the model has already. */
    readonly row: number;
  },
): Way | false | null {
  for (const [at, own] of mine.entries())
    for (const [kind, count] of own.entries())
      model.changeColBounds(groups[at]!.from + kind, count, highs.infinity);
  model.addRow(least, highs.infinity, {
    indices: [...columns],
    values: columns.map(() => 1),
  });
  model.run();
  const status = model.getModelStatus();
  const { colValue } = model.getSolution();
  model.deleteRows({ kind: 'range', from: row, to: row });
  if (status === highs.constants.modelStatus.infeasible) return false;
  if (status !== highs.constants.modelStatus.optimal) return null;
  return groups.map(({ kinds, from }) =>
    kinds.map((_, kind) => Math.round(colValue[from + kind]!)),
  );
}
