import { getOrInsert, grouped, LIKERT_SCALE } from '@lqc/contracts';
import { sideOf } from '@lqc/statistics';
import type { Cell, SoughtAnswer } from './answer-system.js';
import { TINY } from './same-range.js';

const SCORES = Array.from(
  { length: LIKERT_SCALE.max - LIKERT_SCALE.min + 1 },
  (_, at) => LIKERT_SCALE.min + at,
);
/** Numbers of answers that an alternative may change; few are tried first. */
const CHANGES = [2, 4, 6];
/** If this many tries find no alternative, there is taken to be none. */
const MOST_TRIES = 600;
/** The same for what earlier copies revealed, where a wrong "none" would allow more to be shown. */
const THOROUGH_TRIES = 20 * MOST_TRIES;

/** Tries that are left for a question; when none are, it is answered for holding back. */
export interface Tries {
  left: number;
}

/** An answer that a respondent can infer: on which side of neutral another company answered. */
export interface Settled {
  readonly own: string;
  readonly id: string;
}

/**
 * Which answers a respondent can infer: on which side of neutral another company answered. A respondent
 * knows its own answers; if all others of a class lie on one side, it can infer theirs unless other answers
 * would give the same cells. If none are found, none are taken to exist.
 */
export function* settledAnswers(sought: readonly SoughtAnswer[], tries: Tries): Generator<Settled> {
  const system = systemOf(sought);
  // Small classes first, since they are the most easily revealed.
  const bySize = [...system.classes.values()].toSorted((a, b) => sizeOf(a) - sizeOf(b));
  for (const members of bySize) yield* settledOf(members, system, { mostTries: MOST_TRIES, tries });
}

/**
 * Whether a respondent can infer an answer, looked for thoroughly: a wrong "yes" would allow more to be
 * shown. Only the classes that are asked about are worked out, each of them once. What is not worked out
 * while tries are left counts as not settled.
 */
export function settling(sought: readonly SoughtAnswer[], tries: Tries): (one: Settled) => boolean {
  const system = systemOf(sought);
  const classOf = new Map(sought.map((one) => [one.id, one.class]));
  const known = new Map<string, ReadonlySet<string>>();
  const workOut = (members: readonly Alike[]): ReadonlySet<string> => {
    const found = [...settledOf(members, system, { mostTries: THOROUGH_TRIES, tries })];
    return new Set(tries.left > 0 ? found.map(keyOf) : []);
  };
  return (one) => {
    const its = classOf.get(one.id);
    if (its === undefined) return false;
    return getOrInsert(known, its, () => workOut(system.classes.get(its)!)).has(keyOf(one));
  };
}

const keyOf = ({ own, id }: Settled) => `${own} ${id}`;

/** Answers with what is needed to look for others that give the same cells. */
interface System {
  readonly groups: readonly Alike[];
  readonly classes: ReadonlyMap<string, readonly Alike[]>;
  readonly byCompany: ReadonlyMap<string, Respondent>;
  readonly cells: KnownCells;
}

/** What a company knows by itself: the ids of its answers, and how many of which group they are. */
interface Respondent {
  readonly ids: ReadonlySet<string>;
  readonly mine: ReadonlyMap<Alike, number>;
  /** Who knows the same can infer the same. */
  readonly known: string;
}

function systemOf(sought: readonly SoughtAnswer[]): System {
  const alike = alikeOf(sought);
  const ofCompany = grouped(sought, ({ company }) => company);
  const classes = grouped(alike.values(), (one) => one.class);
  const respondent = (answers: readonly SoughtAnswer[]): Respondent => {
    const mine = new Map<Alike, number>();
    for (const one of answers) {
      const group = alike.get(alikeKey(one))!;
      mine.set(group, (mine.get(group) ?? 0) + 1);
    }
    const known = [...mine].map(([group, count]) => `${group.at}:${count}`).join();
    return { ids: new Set(answers.map(({ id }) => id)), mine, known };
  };
  return {
    groups: [...alike.values()],
    classes,
    byCompany: new Map([...ofCompany].map(([own, answers]) => [own, respondent(answers)])),
    cells: cellsOf(sought),
  };
}

/** Which answers of a class a respondent can infer. */
function* settledOf(
  members: readonly Alike[],
  { groups, byCompany, cells }: System,
  limits: Limits,
): Generator<Settled> {
  const ways: Way[] = [];
  /** Whether an alternative exists, by what a respondent knows of its own answers. */
  const asked = new Map<string, boolean>();
  for (const [own, { ids, mine, known }] of byCompany) {
    const left = (group: Alike) => group.ids.length - (mine.get(group) ?? 0);
    const others = members.filter((group) => left(group) > 0);
    if (new Set(others.map(({ score }) => sideOf(score))).size !== 1) continue;
    if (!asked.has(known)) {
      const serves = (way: Way) => [...way].every(([group, count]) => left(group) >= count);
      const way = ways.find(serves) ?? otherWay(others, { groups, left, cells, limits });
      if (way) ways.push(way);
      asked.set(known, way !== null);
    }
    if (asked.get(known)) continue;
    for (const group of others) for (const id of group.ids) if (!ids.has(id)) yield { own, id };
  }
}

/** How long an alternative is looked for: tries of this one, and those that are left for all. */
interface Limits {
  readonly mostTries: number;
  readonly tries: Tries;
}

/** Answers of the same score in the same cells. */
interface Alike {
  readonly at: number;
  readonly class: string;
  readonly score: number;
  readonly ids: readonly string[];
  readonly cells: readonly Cell[];
}

const sizeOf = (groups: readonly Alike[]) => groups.reduce((sum, { ids }) => sum + ids.length, 0);

/** An alternative: how many answers of which groups it changes. */
type Way = ReadonlyMap<Alike, number>;

const alikeKey = (one: SoughtAnswer) => `${one.class}=${one.score}`;

function alikeOf(sought: readonly SoughtAnswer[]): Map<string, Alike> {
  const groups = new Map<string, Alike & { readonly ids: string[] }>();
  for (const one of sought) {
    const { class: its, score, cells } = one;
    const group = getOrInsert(groups, alikeKey(one), () => ({
      at: groups.size,
      class: its,
      score,
      ids: [],
      cells,
    }));
    group.ids.push(one.id);
  }
  return groups;
}

/** The cells' values for the answers as given, by cell number, and the largest change by one answer. */
interface KnownCells {
  readonly all: readonly Cell[];
  readonly values: Float64Array;
  readonly steps: Float64Array;
}

function cellsOf(sought: readonly SoughtAnswer[]): KnownCells {
  const all = [...new Set(sought.flatMap(({ cells }) => cells))].toSorted((a, b) => a.at - b.at);
  const most = (all.at(-1)?.at ?? -1) + 1;
  const values = new Float64Array(most);
  const steps = new Float64Array(most);
  for (const { cells, score } of sought)
    for (const cell of cells) values[cell.at]! += cell.part(score);
  for (const { at, part } of all) {
    const parts = SCORES.map(part);
    steps[at] = Math.max(...parts) - Math.min(...parts);
  }
  return { all, values, steps };
}

/** Finds other answers that give the same cells, with one of `targets` on another side of neutral. */
function otherWay(
  targets: readonly Alike[],
  {
    groups,
    left,
    cells,
    limits: { mostTries, tries: all },
  }: {
    readonly groups: readonly Alike[];
    /** Number of answers of a group that the respondent did not give itself. */
    readonly left: (group: Alike) => number;
    readonly cells: KnownCells;
    readonly limits: Limits;
  },
): Way | null {
  const values = Float64Array.from(cells.values);
  const used = new Map<Alike, number>();
  const inCell = new Map<number, Alike[]>();
  for (const group of groups)
    if (left(group) > 0)
      for (const { at } of group.cells) getOrInsert(inCell, at, () => []).push(group);
  let tries = 0;

  const outside = ({ at, low, high }: Cell, more = 0) => {
    const value = values[at]! + more;
    return Math.max(0, low - value - TINY, value - high - TINY);
  };
  const move = ({ cells: own }: Alike, from: number, to: number) => {
    for (const { at, part } of own) values[at]! += part(to) - part(from);
  };
  const change = (group: Alike, to: number, then: () => boolean): boolean => {
    tries += 1;
    all.left -= 1;
    const before = used.get(group) ?? 0;
    used.set(group, before + 1);
    move(group, group.score, to);
    if (then()) return true;
    move(group, to, group.score);
    used.set(group, before);
    return false;
  };

  function search(changes: number, failed: Set<string>): boolean {
    let worst: Cell | null = null;
    for (const cell of cells.all) {
      const off = outside(cell);
      if (off === 0) continue;
      if (off > changes * cells.steps[cell.at]! + TINY) return false;
      if (
        worst === null ||
        (inCell.get(cell.at)?.length ?? 0) < (inCell.get(worst.at)?.length ?? 0)
      )
        worst = cell;
    }
    if (worst === null) return true;
    const state = `${changes} ${values.join(' ')}`;
    if (tries > mostTries || all.left <= 0 || failed.has(state)) return false;
    const cell = worst;
    const off = outside(cell);
    const steps: { group: Alike; to: number; cost: number }[] = [];
    for (const group of inCell.get(cell.at) ?? []) {
      if ((used.get(group) ?? 0) >= left(group)) continue;
      for (const to of SCORES) {
        if (to === group.score) continue;
        if (outside(cell, cell.part(to) - cell.part(group.score)) >= off) continue;
        let cost = 0;
        for (const one of group.cells)
          cost +=
            (outside(one, one.part(to) - one.part(group.score)) - outside(one)) /
            cells.steps[one.at]!;
        steps.push({ group, to, cost });
      }
    }
    steps.sort((a, b) => a.cost - b.cost);
    for (const { group, to } of steps)
      if (change(group, to, () => search(changes - 1, failed))) return true;
    failed.add(state);
    return false;
  }
  for (const changes of CHANGES)
    for (const target of targets) {
      const failed = new Set<string>();
      for (const to of SCORES)
        if (
          all.left > 0 &&
          sideOf(to) !== sideOf(target.score) &&
          change(target, to, () => search(changes - 1, failed))
        )
          return used;
    }
  return null;
}
