import { companyKey, type Answer, type Contact } from '@lqc/survey';
import * as fc from 'fast-check';
import { groupDisclosures } from './group-disclosures.js';
import { figureOf } from './indicator-figures.js';
import { makeQuarter, type Quarter } from './quarter.js';
import { sectorFigures } from './sector-figures.js';

interface Firm {
  readonly sector: string | null;
  /** One score for each of its contacts. */
  readonly scores: readonly (number | null)[];
}

function quarterOf(firms: readonly Firm[]): Quarter {
  const named = firms.map((firm, at) => ({ ...firm, name: `PT Contoh ${at}` }));
  const contacts = named
    .flatMap(({ name, scores }) => scores.map((score) => ({ name, score })))
    .map(({ name, score }, position): Contact => {
      const answer: Answer = {
        indicator: 'investasi',
        hasLikertRow: true,
        score,
        scoreCell: 'D11',
        narrative: null,
        narrativeCell: 'D12',
      };
      return { name, companyKey: companyKey(name), sheet: name, position, answers: [answer] };
    });
  return makeQuarter(
    {
      survey: { contacts },
      findings: {
        sheets_total: contacts.length,
        sheets_read: contacts.length,
        sheets_skipped: [],
        companies: firms.length,
        answers_valid: 0,
        unknown_labels: [],
        missing_labels: [],
        repeated_labels: [],
        invalid_answers: [],
        duplicate_contacts: [],
      },
      source: {
        file_id: null,
        label: 'Triwulan III 2025',
        file_name: 'a.xlsx',
        upload_date: '2025-07-01T00:00:00.000Z',
        owner_username: 'ratna',
        sha256: 'a'.repeat(64),
      },
    },
    {
      companies: named.flatMap(({ name, sector }) =>
        sector === null ? [] : [{ name, key: companyKey(name), sector }],
      ),
    },
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
  expect(groups.answers('investasi', 'Konstruksi')).toBe('withheld');
  expect(groups.sector('A')).toBe('withheld');
  expect(groups.sector('B')).toBe('open');
  expect([...groups.fewFirms]).toEqual(['Konstruksi']);
});

test('how answers lie is told as a whole or not at all, and marked in an internal copy', () => {
  const quarter = quarterOf([...firmsIn('A', 9, [4]), ...firmsIn('A', 1, [2])]);
  expect(groupDisclosures(quarter, 'release').sides('investasi')).toBe('withheld');
  expect(groupDisclosures(quarter, 'release').indicator('investasi')).toBe('open');
  expect(groupDisclosures(quarter, 'internal').sides('investasi')).toBe('open');
});

test('scores are held back where a side is told and one of its scores shows a firm', () => {
  const quarter = quarterOf([...firmsIn('A', 9, [4]), ...firmsIn('A', 1, [5])]);
  const groups = groupDisclosures(quarter, 'release');
  expect([groups.sides('investasi'), groups.scores('investasi')]).toEqual(['open', 'withheld']);
});

test('an internal copy holds nothing back and marks the few', () => {
  const groups = groupDisclosures(
    quarterOf([...firmsIn('A', 2), ...firmsIn('B', 5), ...firmsIn(null, 1)]),
    'internal',
  );
  expect(['A', 'B', null].map((sector) => groups.sector(sector))).toEqual(['few', 'open', 'few']);
});

/** Whether hidden groups of at least one each are known from what they are together. */
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
      // Where nothing is shown, nothing but a total is told.
      if (hidden.length < sectors.length)
        for (const sizes of [
          hidden.map(({ companies }) => companies),
          hidden.map(({ contacts }) => contacts.length),
        ])
          expect(isSolved(sizes)).toBe(false);
      const all = figureOf(quarter.indicators, 'investasi').n;
      const answers = sectors.map(({ sector, indicators }) => ({
        n: figureOf(indicators, 'investasi').n,
        isShown: groups.answers('investasi', sector) === 'open',
      }));
      const held = answers.filter(({ n, isShown: open }) => n > 0 && !open).map(({ n }) => n);
      if (groups.indicator('investasi') === 'withheld') return;
      if (answers.some((one) => one.isShown)) expect(isSolved(held)).toBe(false);
      // Nor is it the total itself, of which those who are in no sector are a part.
      else expect(answers.length === 1 && held[0] === all).toBe(false);
    }),
    { numRuns: 500 },
  );
});
