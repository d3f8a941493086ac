import { type IndicatorKey, mayTell } from '@lqc/contracts';
import { average as averageOf, rangeOfLevel } from '@lqc/statistics';
import {
  countedAnswers,
  type GroupDisclosures,
  groupDisclosures,
  matchable,
  type Quarter,
  type ReleasedQuarter,
  roughAverage,
} from '../../src/index.js';
import { averagesRoughly } from '../../src/releasing/rough.js';
import { aContact, aQuarter, aRegister } from '../../src/testing/index.js';
import { foundOut, type Given, type Printed } from './attacker.js';
import { ASKED, type Met, RandomOffice } from './random-quarters.js';

/** By night all of them, and others every night. */
const isNight = process.env['MUTATION_RUNS'] !== undefined;
const QUARTERS = isNight ? 200 : 20;
const COPIES = isNight ? 3 : 2;
const SEED = isNight ? Math.floor(Date.now() / 86_400_000) * 1000 : 20;
const WITHIN_MS = 1_800_000;

const quarterOf = (met: readonly Met[], label: string): Quarter =>
  aQuarter(
    met.map(({ name, scores }) => aContact(scores, name)),
    aRegister(Object.fromEntries(met.map(({ name, sector }) => [name, sector]))),
    label,
  );

const TINY = 1e-9;
const half = (decimals: number) => 0.5 / 10 ** decimals + TINY;
const averagesLike = (shown: number) => ({ low: shown - half(2), high: shown + half(2) });

/** What a copy prints of the answers to an indicator, as whoever reads it knows it. */
function printedOf(quarter: Quarter, groups: GroupDisclosures, key: IndicatorKey): Printed[] {
  const answers = countedAnswers(quarter, key);
  const told = groups.all(key);
  const printed: Printed[] = [];
  const idOf = (one: (typeof answers)[number]) => `${one.contact} ${one.score}`;
  const print = (of: Printed['of'], [low, high]: readonly [number, number], members = answers) => {
    if (members.length > 0) printed.push({ answers: new Set(members.map(idOf)), of, low, high });
  };
  const average = (members: typeof answers, isRough = false) => {
    if (members.length === 0) return;
    const n = members.length;
    const exact = averageOf(members.map(({ score }) => score))!;
    const { low, high } = isRough ? averagesRoughly(roughAverage(exact)) : averagesLike(exact);
    print((score) => score, [n * low - TINY, n * high + TINY], members);
  };
  const count = (isCounted: (score: number) => boolean) => {
    const n = answers.filter(({ score }) => isCounted(score)).length;
    print((score) => Number(isCounted(score)), [n, n]);
  };
  if (told.average === 'open') average(answers);
  else if (told.rough === 'open') average(answers, true);
  for (const sector of new Set(answers.map((one) => one.sector)))
    if (groups.within(key, sector).average === 'open')
      average(answers.filter((one) => one.sector === sector));
  if (told.sides === 'open') {
    count((score) => score < 3);
    count((score) => score > 3);
  }
  if (told.scores === 'open') for (const score of [1, 2, 3, 4, 5]) count((one) => one === score);
  if (told.range === 'open') {
    const scores = answers.map(({ score }) => score);
    const n = scores.length;
    const sum = scores.reduce((so, score) => so + score, 0);
    const range = rangeOfLevel(scores)!;
    const middle = sum / n;
    const [low, high] = [Number(range.low.toFixed(1)), Number(range.high.toFixed(1))];
    const narrow = Math.max(0, middle - low - half(1), high - half(1) - middle);
    const wide = Math.min(middle - low + half(1), high + half(1) - middle);
    const squares = (width: number) => (width / 1.645) ** 2 * n * (n - 1) + (sum * sum) / n;
    print((score) => score * score, [squares(narrow) - 0.5, squares(wide) + 0.5]);
  }
  const own = new Set(matchable(quarter)[key]);
  for (const [label, companies] of Object.entries(quarter.releasing!.beside)) {
    const others = new Set(companies[key]);
    const matched = answers.filter(({ company }) => own.has(company) && others.has(company));
    if (told.panels.has(label)) average(matched);
  }
  return printed;
}

/** Cells that the sizes of groups allow, and how many of them are printed. */
function cellsOf(quarter: Quarter, groups: GroupDisclosures, key: IndicatorKey) {
  const answers = countedAnswers(quarter, key);
  const firms = (members: typeof answers) => new Set(members.map(({ company }) => company)).size;
  const told = groups.all(key);
  const cells = [
    ...(mayTell('level', firms(answers)) ? [told.average] : []),
    ...(mayTell('change', firms(answers)) ? [told.range] : []),
    ...(([-1, 0, 1] as const).every((side) => {
      const there = answers.filter(({ score }) => Math.sign(score - 3) === side);
      return there.length === 0 || mayTell('count', firms(there));
    }) && mayTell('count', firms(answers))
      ? [told.sides]
      : []),
    ...[...new Set(answers.map((one) => one.sector))].flatMap((sector) =>
      sector !== null && mayTell('level', firms(answers.filter((one) => one.sector === sector)))
        ? [groups.within(key, sector).average]
        : [],
    ),
  ];
  return { allowed: cells.length, told: cells.filter((one) => one === 'open').length };
}

test(
  'of no random quarter anybody who answered finds another company’s score or its side, from all copies together',
  () => {
    const settled: unknown[] = [];
    const undecided: unknown[] = [];
    const shares = { first: { allowed: 0, told: 0 }, later: { allowed: 0, told: 0 } };
    let rangesWanted = 0;
    let ranges = 0;
    for (let nth = 0; nth < QUARTERS; nth += 1) {
      const office = new RandomOffice(SEED + nth);
      let before = office.quarter();
      let now = office.next(before);
      const memory: { now: ReleasedQuarter[]; before: ReleasedQuarter[] } = { now: [], before: [] };
      const left = new Map<string, { given: Map<string, Given>; printed: Printed[] }>();
      for (let copy = 0; copy < COPIES; copy += 1) {
        if (copy > 0) {
          now = office.revised(now);
          if (copy === 2) before = office.revised(before);
        }
        const labels = { now: 'Triwulan III 2025', before: 'Triwulan II 2025' };
        const read = { now: quarterOf(now, labels.now), before: quarterOf(before, labels.before) };
        for (const role of ['now', 'before'] as const) {
          const other = role === 'now' ? 'before' : 'now';
          const quarter = {
            ...read[role],
            releasing: {
              before: memory[role],
              beside: { [labels[other]]: matchable(read[other]) },
            },
          };
          const groups = groupDisclosures(quarter, 'release');
          memory[role].push(groups.released);
          for (const key of ASKED) {
            const known = left.get(`${role} ${key}`) ?? {
              given: new Map<string, Given>(),
              printed: [] as Printed[],
            };
            left.set(`${role} ${key}`, known);
            for (const one of countedAnswers(quarter, key)) {
              const id = `${one.contact} ${one.score}`;
              known.given.set(id, { id, company: one.company, score: one.score });
            }
            known.printed.push(...printedOf(quarter, groups, key));
            for (const one of foundOut([...known.given.values()], known.printed))
              (one.isSure ? settled : undecided).push({ nth, copy, role, key, ...one });
            const cells = cellsOf(quarter, groups, key);
            const share = shares[copy === 0 ? 'first' : 'later'];
            share.allowed += cells.allowed;
            share.told += cells.told;
            if (
              copy === 0 &&
              mayTell(
                'change',
                new Set(countedAnswers(quarter, key).map((one) => one.company)).size,
              )
            ) {
              rangesWanted += 1;
              if (groups.all(key).range === 'open') ranges += 1;
            }
          }
        }
      }
    }
    const heldBack = ({ allowed, told }: { allowed: number; told: number }) => 1 - told / allowed;
    process.stderr.write(
      `${QUARTERS} quarters: ${settled.length} settled, ${undecided.length} undecided; held back ${heldBack(shares.first).toFixed(3)} of ${shares.first.allowed} first, ${heldBack(shares.later).toFixed(3)} of ${shares.later.allowed} later; ranges ${ranges} of ${rangesWanted}\n`,
    );
    expect({ settled: settled.slice(0, 5), undecided: undecided.slice(0, 5) }).toEqual({
      settled: [],
      undecided: [],
    });
    expect(heldBack(shares.first)).toBeLessThanOrEqual(0.15);
  },
  WITHIN_MS,
);
