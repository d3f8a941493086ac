import type { IndicatorKey } from '@lqc/contracts';
import { type CompanyAnswer, companyExpectations } from './company-expectations.js';

const EARLIER = { quarter_id: 'I', label: 'Triwulan I 2025', year: 2025, quarter: 1 };
const LATER = { quarter_id: 'II', label: 'Triwulan II 2025', year: 2025, quarter: 2 };

type Scores = Partial<Record<IndicatorKey, number | null>>;

/** The answers of one note; a score of null is a Likert row left blank. */
const aNote = (contactId: string, quarterId: string, scores: Scores): CompanyAnswer[] =>
  Object.entries(scores).map(([indicator, score]) => ({
    contact_id: contactId,
    quarter_id: quarterId,
    indicator: indicator as IndicatorKey,
    score,
    score_cell: 'D11',
  }));

/** What became of a company's expectation of 4 for its sales. */
function salesAfter(...notes: readonly Scores[]) {
  const answers = [
    ...aNote('a', 'I', { 'perkiraan penjualan': 4 }),
    ...notes.flatMap((scores, at) => aNote(`note ${at}`, 'II', scores)),
  ];
  return companyExpectations(answers, [EARLIER, LATER]).find(
    ({ expectation }) => expectation === 'perkiraan penjualan',
  );
}

test('expected sales are held against exports where a company only exports', () => {
  expect(salesAfter({ domestik: null, ekspor: 2 })).toMatchObject({
    n: 1,
    hits: 0,
    items: [{ quarter_id: 'II', expected: 4, outcome: 2, error: -2 }],
  });
});

test.each<[string, Scores[]]>([
  [
    'two different notes tell of domestic demand, and one of exports',
    [
      { domestik: 2, ekspor: 4 },
      { domestik: 3, ekspor: null },
    ],
  ],
  ['its note does not ask for domestic demand, so that nobody knows', [{ ekspor: 4 }]],
])('exports are no outcome of expected sales where %s', (_case, notes) => {
  expect(salesAfter(...notes)).toMatchObject({ n: 0, hits: 0, items: [] });
});

test('a company that sells at home too is held against domestic demand', () => {
  expect(salesAfter({ domestik: 5, ekspor: 2 })).toMatchObject({
    n: 1,
    hits: 1,
    items: [{ outcome: 5, error: 0 }],
  });
});

test('a note without a Likert row for domestic demand, but with words, tells no market', () => {
  const answers = [
    ...aNote('a', 'I', { 'perkiraan penjualan': 4 }),
    ...aNote('b', 'II', { ekspor: 4 }),
    {
      contact_id: 'b',
      quarter_id: 'II',
      indicator: 'domestik' as const,
      score: null,
      score_cell: null,
    },
  ];
  expect(companyExpectations(answers, [EARLIER, LATER]).map(({ n }) => n)).toEqual([0, 0, 0, 0, 0]);
});
