import { type Fact, indicatorNamed, type SessionFigures } from '@lqc/contracts';
import { asInSession, type ConclusionFigures, corrected } from './conclusion-figures.js';

const quarter = (average: number) => ({
  indicators: [{ key: 'harga jual', label: 'Harga Jual', average, n: 12 }],
});
const session = {
  indicator: indicatorNamed('Harga Jual'),
  now: { label: 'Triwulan II 2025', calendar: { year: 2025, quarter: 2 } },
  before: { label: 'Triwulan I 2025', calendar: { year: 2025, quarter: 1 } },
  figures: {
    quarters: { now: quarter(3.2), before: quarter(3.1), last_year: null },
  } as unknown as Pick<SessionFigures, 'quarters'>,
  isOfSector: false,
};
const answers = (value: number) =>
  ({ kind: 'answers', subject: 'Harga Jual', quarter: 'now', value }) as Fact;
const said = (change: Partial<ConclusionFigures> = {}): ConclusionFigures => ({
  quarter_now: 'Tw II-2025',
  quarter_before: 'Triwulan Sebelumnya',
  avg_now: 3.2,
  avg_before: 3.1,
  facts: [answers(12)],
  ...change,
});

test('what agrees with the session is kept as it was said, a quarter under any name of its own', () => {
  const kept = asInSession(said(), session);
  expect(kept).toEqual(said());
  expect(corrected(said(), kept)).toEqual([]);
});

test.each([
  ['Triwulan II', 'Triwulan II'],
  ['Triwulan IV', 'Triwulan II 2025'],
  ['2030 TW II', 'Triwulan II 2025'],
  ['Kini', 'Kini'],
])('a quarter that is called %s is kept as %s', (name, kept) => {
  expect(asInSession(said({ quarter_now: name }), session).quarter_now).toBe(kept);
});

test('what differs is kept as the session has it, and named', () => {
  const wrong = said({
    quarter_now: 'Triwulan II 2030',
    avg_now: 1.11,
    avg_before: 4.99,
    facts: [answers(400)],
  });
  const kept = asInSession(wrong, session);
  expect(kept).toEqual({
    quarter_now: 'Triwulan II 2025',
    quarter_before: 'Triwulan Sebelumnya',
    avg_now: 3.2,
    avg_before: 3.1,
    facts: [],
  });
  expect(corrected(wrong, kept)).toEqual(['quarter_now', 'avg_now', 'avg_before', 'facts']);
});

test('what is about no indicator of the session has no average of its own', () => {
  const kept = asInSession(said(), { ...session, indicator: undefined, isOfSector: true });
  expect(kept).toMatchObject({ avg_now: null, avg_before: null, facts: [answers(12)] });
});

test('before anything is loaded there is nothing to hold it against', () => {
  const empty = { ...session, now: null, before: null, figures: null };
  expect(asInSession(said({ avg_now: 2.5 }), empty)).toEqual(said({ avg_now: 2.5 }));
});
