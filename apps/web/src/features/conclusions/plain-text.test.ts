import type { Conclusion } from '@lqc/contracts';
import { headLines } from './plain-text';

const lines = (averages: Pick<Conclusion, 'avg_now' | 'avg_before'>) =>
  headLines({
    indicator: 'Garis Besar Liaison',
    quarter_now: 'Triwulan II 2025',
    quarter_before: 'Triwulan I 2025',
    created_at: '2026-01-01T00:00:00.000Z',
    ...averages,
  } as Conclusion).map(([label, value]) => `${label}: ${value}`);

test('a conclusion of the whole survey speaks of no average that it has not', () => {
  expect(lines({ avg_now: null, avg_before: null }).join()).not.toMatch(/Rata-rata|N\/A/);
  expect(lines({ avg_now: 3.1, avg_before: null })).toContain('Rata-rata: 3,10 / N/A');
});
