import type { SectorWeights } from '@lqc/contracts';
import { type PlannedCompany, visitPlan } from './visit-plan.js';

const aCompany = (change: Partial<PlannedCompany> = {}): PlannedCompany => ({
  company_key: 'a',
  name: 'PT A',
  sector: 'Konstruksi',
  district: null,
  last_quarter: null,
  quarters_since: 1,
  open: 0,
  choice: null,
  note: null,
  by: null,
  ...change,
});
const COVERAGE = [
  { sector: 'Konstruksi', active: 10, visited: 2, cells: [] },
  { sector: 'Real Estat', active: 10, visited: 8, cells: [] },
];
const WEIGHTS: SectorWeights = {
  as_of: '2025-02-05',
  source: 'BPS',
  weights: [
    { sector: 'Konstruksi', weight: 0.15 },
    { sector: 'Real Estat', weight: 0.85 },
  ],
};
/** Three scores of 1 and three of 5: s² = 4.8, half of the range t(0.95; 5)·√(4.8/6). */
const TORN = { n: 6, total: 18_000_000, squares: 78, above: 3, below: 3 };
const plan = (companies: PlannedCompany[], change = {}) =>
  visitPlan(
    { quarters: [], coverage: COVERAGE, companies, demand: [], weights: null, ...change },
    4,
  );
const kinds = (companies: PlannedCompany[], change = {}) =>
  plan(companies, change).proposals.map(({ reasons }) => reasons.map(({ kind }) => kind));

test('every reason that holds is told, and only those', () => {
  expect(kinds([aCompany({ quarters_since: 4, open: 2 })])).toEqual([
    ['not_visited', 'sector_gap', 'contradiction'],
  ]);
  expect(kinds([aCompany({ sector: 'Real Estat', quarters_since: null })])).toEqual([
    ['never_visited'],
  ]);
  expect(kinds([aCompany({ sector: null, open: 1 })])).toEqual([['contradiction']]);
});

test('a wide range of the sector is a reason, with how wide it is', () => {
  const { proposals } = plan([aCompany({ sector: 'Real Estat' })], {
    demand: [{ sector: 'Real Estat', ...TORN }],
  });
  expect(proposals[0]!.reasons).toEqual([
    { kind: 'wide_range', half: expect.closeTo((2.0150484 * 2.1908902) / Math.sqrt(6), 4) },
  ]);
});

test('weights tell which sectors are less of those visited than of the output', () => {
  const { proposals, coverage, weights } = plan(
    [aCompany({ sector: 'Real Estat' }), aCompany({ company_key: 'b' })],
    { weights: WEIGHTS },
  );
  expect(weights).toEqual({ as_of: '2025-02-05', source: 'BPS' });
  expect(coverage.map(({ weight }) => weight)).toEqual([0.15, 0.85]);
  expect(proposals.map(({ reasons }) => reasons)).toEqual([
    [{ kind: 'weight_gap', share: 0.8, weight: 0.85 }],
    [{ kind: 'sector_gap', visited: 2, of: 10 }],
  ]);
});

test('what a person put on the list stands first, and what a person took off is beside it', () => {
  const { proposals, removed } = plan([
    aCompany({ company_key: 'many', quarters_since: 9, open: 3 }),
    aCompany({ company_key: 'chosen', choice: 'added', by: 'sari', note: 'diminta kepala tim' }),
    aCompany({ company_key: 'off', choice: 'removed', by: 'sari', note: 'pindah kota' }),
  ]);
  expect(proposals.map(({ company_key }) => company_key)).toEqual(['chosen', 'many']);
  expect(proposals[0]!.reasons[0]).toEqual({
    kind: 'chosen',
    by: 'sari',
    note: 'diminta kepala tim',
  });
  expect(removed).toEqual([
    expect.objectContaining({ company_key: 'off', by: 'sari', note: 'pindah kota' }),
  ]);
});
