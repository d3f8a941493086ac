import type { Conclusion, Fact } from '@lqc/contracts';
import { headLines, plainText } from './plain-text';

const answers = (quarter: Fact['quarter'], value: number) =>
  ({ kind: 'answers', subject: 'Investasi', quarter, value }) as Fact;
const lines = (part: Pick<Conclusion, 'avg_now' | 'avg_before'> & Partial<Conclusion>) =>
  headLines({
    indicator: 'Garis Besar Liaison',
    quarter_now: 'Triwulan II 2025',
    quarter_before: 'Triwulan I 2025',
    created_at: '2026-01-01T00:00:00.000Z',
    facts: [],
    ...part,
  } as Conclusion).map(([label, value]) => `${label}: ${value}`);

test('a conclusion of the whole survey speaks of no average that it has not', () => {
  expect(lines({ avg_now: null, avg_before: null }).join()).not.toMatch(/Rata-rata|N\/A/);
  const only = { indicator: 'Investasi', avg_now: 3.1, avg_before: null };
  expect(lines({ ...only, facts: [answers('now', 37)] })).toContain(
    'Rata-rata: 3,10 (n = 37) / N/A',
  );
});

test('each average of a conclusion stands with its n, and one whose n was not kept says so', () => {
  const both = { indicator: 'Investasi', avg_now: 3.1, avg_before: 2.98 };
  const facts = [answers('before', 1035), answers('now', 37), answers('last_year', 12)];
  expect(lines({ ...both, facts })).toContain('Rata-rata: 3,10 (n = 37) / 2,98 (n = 1.035)');
  expect(lines(both)).toContain('Rata-rata: 3,10 (n tidak tersimpan) / 2,98 (n tidak tersimpan)');
});

test('the text that is taken along has no marks, also not those that the editor writes before a dot', () => {
  const one = { summary: '**Naik** sejak\n\n12\\. Juni.', statements: [], facts: [], counts: null };
  const text = plainText({ ...one, created_at: '2026-01-01T00:00:00.000Z' } as never);
  expect(text).toContain('\nNaik sejak\n\n12. Juni.\n');
});
