import { IS_NIGHT } from '@lqc/contracts/testing';
import * as fc from 'fast-check';
import { groupDisclosures } from './group-disclosures.js';
import { figureOf } from './indicator-figures.js';
import type { Quarter } from './quarter.js';
import { sectorFigures } from './sector-figures.js';
import { aContact, aQuarter, aRegister } from './testing/index.js';

interface Firm {
  readonly sector: string | null;
  /** The scores that the firm's contacts gave, one each. */
  readonly scores: readonly (number | null)[];
}

function quarterOf(firms: readonly Firm[]): Quarter {
  const named = firms.map((firm, at) => ({ ...firm, name: `PT Contoh ${at}` }));
  return aQuarter(
    named.flatMap(({ name, scores }) =>
      scores.map((score) => aContact({ investasi: score }, name)),
    ),
    aRegister(Object.fromEntries(named.map(({ name, sector }) => [name, sector]))),
  );
}

const firmsIn = (sector: string | null, count: number, scores: Firm['scores'] = [4]): Firm[] =>
  Array.from({ length: count }, () => ({ sector, scores }));

test('three contacts of one firm show it as one contact does', () => {
  const groups = groupDisclosures(
    quarterOf([...firmsIn('Konstruksi', 1, [4, 4, 5]), ...firmsIn('A', 5), ...firmsIn('B', 9)]),
    'release',
  );
  expect(groups.sector('Konstruksi')).toBe('withheld');
  expect(groups.within('investasi', 'Konstruksi').n).toBe('withheld');
  expect(groups.sector('A')).toBe('withheld');
  expect(groups.sector('B')).toBe('open');
  expect([...groups.fewFirms]).toEqual(['Konstruksi']);
});

test('how answers lie is told as a whole or not at all, and marked in an internal copy', () => {
  const quarter = quarterOf([...firmsIn('A', 9, [4]), ...firmsIn('A', 1, [2])]);
  const { n, average, sides, scores } = groupDisclosures(quarter, 'release').all('investasi');
  expect({ n, average, sides, scores }).toEqual({
    n: 'open',
    average: 'open',
    sides: 'withheld',
    scores: 'withheld',
  });
  expect(groupDisclosures(quarter, 'internal').all('investasi').sides).toBe('open');
});

test('of three or four companies a copy that leaves tells the number only', () => {
  const quarter = quarterOf([
    ...firmsIn('A', 4, [4]),
    ...firmsIn('B', 4, [3]),
    ...firmsIn('C', 9, [2]),
  ]);
  const groups = groupDisclosures(quarter, 'release');
  const told = ['A', 'B', 'C'].map((sector) => {
    const { n, average } = groups.within('investasi', sector);
    return [n, average];
  });
  expect(told).toEqual([
    ['open', 'withheld'],
    ['open', 'withheld'],
    ['open', 'open'],
  ]);
});

test('of an indicator that nobody answered nothing is held back, unless how many answered is', () => {
  const [none, held] = ['Tanpa jawaban', 'Sedikit'];
  const quarter = quarterOf([
    ...firmsIn('A', 12),
    ...firmsIn('B', 12),
    ...firmsIn(none, 6, [null]),
    ...firmsIn(held, 2, [null]),
    ...firmsIn('Sedikit juga', 2, [null]),
  ]);
  const groups = groupDisclosures(quarter, 'release');
  expect(groups.all('ekspor')).toEqual(groupDisclosures(quarter, 'internal').all('ekspor'));
  expect(groups.within('investasi', none)).toMatchObject({ n: 'open', average: 'open' });
  expect(groups.within('investasi', held)).toMatchObject({ n: 'withheld', average: 'withheld' });
});

/** All distributions of the scores of so many contacts. */
function* waysOf(n: number, from = 1): Generator<number[]> {
  if (from === 5) yield Array.from({ length: n }, () => 5);
  else
    for (let here = 0; here <= n; here += 1)
      for (const rest of waysOf(n - here, from + 1))
        yield [...Array.from({ length: here }, () => from), ...rest];
}

const countsOf = (scores: readonly number[]) => [
  ...[1, 2, 3, 4, 5].map((score) => scores.filter((one) => one === score).length),
  ...[-1, 0, 1].map((side) => scores.filter((one) => Math.sign(one - 3) === side).length),
];

test('from what is told of few answers nobody finds out how one or two companies answered', () => {
  for (let n = 3; n <= (IS_NIGHT ? 9 : 7); n += 1) {
    // An attacker who knows the rules tries all answers and keeps those that would be shown the same way.
    const fitting = new Map<string, number[][]>();
    for (const scores of waysOf(n)) {
      const quarter = quarterOf(scores.map((score) => ({ sector: null, scores: [score] })));
      const told = groupDisclosures(quarter, 'release').all('investasi');
      const counts = countsOf(scores);
      const seen = JSON.stringify([
        told,
        told.average === 'open' && scores.reduce((sum, one) => sum + one, 0),
        told.sides === 'open' && counts.slice(5),
        told.scores === 'open' && counts,
      ]);
      fitting.set(seen, [...(fitting.get(seen) ?? []), counts]);
    }
    for (const [seen, ways] of fitting)
      for (const group of ways[0]!.keys()) {
        const sizes = new Set(ways.map((counts) => counts[group]!));
        const found = sizes.size === 1 ? [...sizes][0]! : 0;
        expect({ seen, group, isSmall: found > 0 && found < 3 }).toMatchObject({ isSmall: false });
      }
  }
});

test('an internal copy holds nothing back and marks the few', () => {
  const groups = groupDisclosures(
    quarterOf([...firmsIn('A', 2), ...firmsIn('B', 5), ...firmsIn(null, 1)]),
    'internal',
  );
  expect(['A', 'B', null].map((sector) => groups.sector(sector))).toEqual(['few', 'open', 'few']);
});

/** Whether the total of hidden groups, each with at least one, reveals the size of each. */
const isSolved = (hidden: readonly number[]) =>
  hidden.length > 0 &&
  (hidden.length === 1 || hidden.reduce((sum, n) => sum + n, 0) === hidden.length);

test('of no quarter a sector of fewer than three firms is what is left of the totals', () => {
  const score = fc.option(fc.integer({ min: 1, max: 5 }), { nil: null });
  const firm = fc.record({
    sector: fc.constantFrom('A', 'B', 'C', 'D', null),
    scores: fc.array(score, { minLength: 1, maxLength: 3 }),
  });
  fc.assert(
    fc.property(fc.array(firm, { minLength: 1, maxLength: 25 }), (firms) => {
      const quarter = quarterOf([{ sector: 'Tunggal', scores: [5] }, ...firms]);
      const groups = groupDisclosures(quarter, 'release');
      const sectors = sectorFigures(quarter).filter(({ sector }) => sector !== null);
      const isShown = (sector: string | null) => groups.sector(sector) === 'open';
      for (const { sector, companies } of sectors)
        if (isShown(sector)) expect(companies).toBeGreaterThanOrEqual(3);
      const hidden = sectors.filter(({ sector }) => !isShown(sector));
      // Where no group is shown, only the total is known.
      if (hidden.length < sectors.length)
        for (const sizes of [
          hidden.map(({ companies }) => companies),
          hidden.map(({ contacts }) => contacts.length),
        ])
          expect(isSolved(sizes)).toBe(false);
      const all = figureOf(quarter.indicators, 'investasi').n;
      const answers = sectors.map(({ sector, indicators }) => ({
        n: figureOf(indicators, 'investasi').n,
        isShown: groups.within('investasi', sector).n === 'open',
      }));
      const held = answers.filter(({ n, isShown: open }) => n > 0 && !open).map(({ n }) => n);
      if (groups.all('investasi').n === 'withheld') return;
      if (answers.some((one) => one.isShown)) expect(isSolved(held)).toBe(false);
      // A single hidden sector is not the total either, since that includes the unmatched companies.
      else expect(answers.length === 1 && held[0] === all).toBe(false);
    }),
    { numRuns: IS_NIGHT ? 5000 : 200 },
  );
});

/** Whether answers with this sum can lie in only one way, give or take one step. */
const isKnown = (n: number, sum: number) => n > 0 && (sum - n <= 1 || 5 * n - sum <= 1);

test('what is left of the average of all tells no answer of those whose averages are held back', () => {
  const extremes = fc.constantFrom(1, 1, 1, 3, 5);
  const firm = fc.record({
    sector: fc.constantFrom('A', 'A', 'B', 'B', 'C', 'D', null),
    scores: fc.tuple(extremes),
  });
  let hidings = 0;
  fc.assert(
    fc.property(fc.array(firm, { minLength: 5, maxLength: 30 }), (firms) => {
      const groups = groupDisclosures(quarterOf(firms), 'release');
      if (groups.all('investasi').average !== 'open') return;
      const sectors = [...new Set(firms.map(({ sector }) => sector))];
      const isShown = (sector: string | null) =>
        groups.within('investasi', sector).average === 'open';
      // Where no part is shown, only the whole is known.
      if (!sectors.some(isShown)) return;
      const hidden = firms.filter(({ sector }) => !isShown(sector)).map(({ scores }) => scores[0]);
      hidings += hidden.length > 0 ? 1 : 0;
      expect(
        isKnown(
          hidden.length,
          hidden.reduce((sum, score) => sum + score, 0),
        ),
      ).toBe(false);
    }),
    { numRuns: IS_NIGHT ? 5000 : 500 },
  );
  expect(hidings).toBeGreaterThan(15);
});

test('companies of no known sector whose average tells their answers are hidden among two sectors at least', () => {
  const scores = { A: [2, 3, 3, 4, 4], B: [2, 3, 3, 3, 5] };
  const quarter = quarterOf([
    ...firmsIn(null, 4, [1]),
    ...firmsIn(null, 1, [2]),
    ...Object.entries(scores).flatMap(([sector, own]) =>
      own.flatMap((score) => firmsIn(sector, 1, [score])),
    ),
  ]);
  const groups = groupDisclosures(quarter, 'release');
  expect(['A', 'B'].map((sector) => groups.within('investasi', sector).average)).toEqual([
    'withheld',
    'withheld',
  ]);
});

test('two sectors whose answers all lie at one end are held back with a third', () => {
  const quarter = quarterOf([
    ...firmsIn('A', 5, [5]),
    ...firmsIn('B', 5, [5]),
    ...firmsIn('C', 6, [3]),
    ...firmsIn('D', 9, [2]),
  ]);
  const groups = groupDisclosures(quarter, 'release');
  const held = ['A', 'B', 'C', 'D'].filter(
    (sector) => groups.within('investasi', sector).average === 'withheld',
  );
  expect(held).toEqual(['A', 'B', 'C']);
});
