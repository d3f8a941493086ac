import type { PlannedVisit, SectorWeights } from '@lqc/contracts';
import { type CompanyOfPlan, visitPlan } from './visit-plan.js';

const aCompany = (change: Partial<CompanyOfPlan> = {}): CompanyOfPlan => ({
  company_key: 'a',
  name: 'PT A',
  sector: 'Konstruksi',
  district: null,
  last_quarter: null,
  quarters_since: 1,
  standing: null,
  open: 0,
  visit: null,
  missed: null,
  removed: null,
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
const plan = (companies: CompanyOfPlan[], change = {}) =>
  visitPlan({
    aims: [],
    interviews: [],
    coverage: COVERAGE,
    companies,
    demand: [],
    weights: null,
    ...change,
  });
const aVisit = (change: Partial<PlannedVisit> = {}): PlannedVisit => ({
  key: 'a',
  date: null,
  person: null,
  status: 'planned',
  note: '',
  by: 'sari',
  recorded: false,
  ...change,
});
const kinds = (companies: CompanyOfPlan[], change = {}) =>
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

test('a share that is told with the same percentage as the weight is no gap', () => {
  const reasons = (weight: number) => {
    const weights = { ...WEIGHTS, weights: [{ sector: 'Real Estat', weight }] };
    return kinds([aCompany({ sector: 'Real Estat', open: 1 })], { weights });
  };
  expect(reasons(0.8004)).toEqual([['contradiction']]);
  expect(reasons(0.801)).toEqual([['weight_gap', 'contradiction']]);
});

test('what is planned, what is proposed and what was taken off are three lists', () => {
  const { visits, proposals, removed } = plan([
    aCompany({ company_key: 'planned', visit: aVisit({ date: '2025-11-04', person: 'rani' }) }),
    aCompany({ company_key: 'once', quarters_since: 5 }),
    aCompany({ company_key: 'often', quarters_since: 9, open: 3 }),
    aCompany({ company_key: 'off', removed: { by: 'sari', note: 'pindah kota' } }),
  ]);
  expect(visits).toEqual([
    expect.objectContaining({
      company_key: 'planned',
      visit: aVisit({ date: '2025-11-04', person: 'rani' }),
      reasons: [{ kind: 'sector_gap', visited: 2, of: 10 }],
    }),
  ]);
  expect(proposals.map(({ company_key }) => company_key)).toEqual(['often', 'once']);
  expect(removed).toEqual([
    expect.objectContaining({ company_key: 'off', by: 'sari', note: 'pindah kota' }),
  ]);
});

test('of many companies those with most reasons are proposed, and it is told how many have one', () => {
  const many = Array.from({ length: 700 }, (_, at) =>
    aCompany({ company_key: `${at}`, sector: 'Real Estat', quarters_since: null }),
  );
  const strongest = aCompany({ company_key: 'strongest', missed: '2025-2', open: 2 });
  const { proposals, proposals_total: total } = plan([...many, strongest]);
  expect(proposals).toHaveLength(500);
  expect(proposals[0]).toMatchObject({ company_key: 'strongest' });
  expect(total).toBe(701);
});

test('no planned visit and no company that was taken off is left out, however many there are', () => {
  const keys = Array.from({ length: 700 }, (_, at) => `${at}`);
  const { visits, removed } = plan([
    ...keys.map((key) => aCompany({ company_key: key, visit: aVisit({ key }) })),
    ...keys.map((key) => aCompany({ company_key: `-${key}`, removed: { by: 'sari', note: '' } })),
  ]);
  expect(visits).toHaveLength(700);
  expect(removed).toHaveLength(700);
});

test('a visit whose company left the register is told with what became of it', () => {
  const { visits, removed } = plan([
    aCompany({ standing: 'unknown', sector: null, visit: aVisit() }),
    aCompany({ company_key: 'b', standing: 'inactive', removed: { by: 'sari', note: '' } }),
  ]);
  expect(visits).toMatchObject([{ standing: 'unknown' }]);
  expect(removed).toMatchObject([{ standing: 'inactive' }]);
});

test('two visits to one company count once towards the aim of its sector', () => {
  const { sectors } = plan([
    aCompany({ visit: aVisit() }),
    aCompany({ visit: aVisit({ key: 'b', status: 'agreed' }) }),
  ]);
  expect(sectors[0]).toMatchObject({ sector: 'Konstruksi', planned: 1 });
});

test('a visit that its stored quarter lacks is a reason to plan it again', () => {
  expect(kinds([aCompany({ sector: 'Real Estat', missed: '2025-2' })])).toEqual([['missed']]);
});

test('each sector tells its aim, what is planned without what is called off, what is stored, and the quarter before', () => {
  const { sectors } = plan(
    [
      aCompany({ company_key: 'a', visit: aVisit() }),
      aCompany({ company_key: 'b', visit: aVisit({ status: 'declined' }) }),
      aCompany({
        company_key: 'c',
        sector: null,
        visit: aVisit({ status: 'declined', recorded: true }),
      }),
    ],
    {
      aims: [{ sector: 'Konstruksi', n: 5 }],
      interviews: [
        { sector: null, recorded: 1, before: 0 },
        { sector: 'Konstruksi', recorded: 0, before: 4 },
      ],
    },
  );
  expect(sectors).toEqual([
    { sector: 'Konstruksi', target: 5, planned: 1, recorded: 0, before: 4 },
    { sector: 'Real Estat', target: null, planned: 0, recorded: 0, before: 0 },
    { sector: null, target: null, planned: 1, recorded: 1, before: 0 },
  ]);
});
