import type { ContactResponse } from '@lqc/contracts';
import { scoreFinding } from './score-finding';

const quarters = [1, 2, 3].map((quarter) => ({
  quarter_id: String(quarter),
  label: '',
  year: 2025,
  quarter,
  visited: true,
}));
const said = (...scores: [quarter: number, score: number | null][]) =>
  scoreFinding(
    {
      quarters,
      answers: scores.map(([quarter, score]) => ({
        quarter_id: String(quarter),
        indicator: 'investasi',
        score,
      })) as unknown as ContactResponse['answers'],
    },
    'investasi',
  );

test.each([
  ['Investasi naik dari 2 ke 4 sejak TW I 2025', said([1, 2], [2, null], [3, 4])],
  ['Investasi turun dari 4 ke 3 sejak TW II 2025', said([2, 4], [3, 3])],
  ['Investasi tetap 3 sejak TW II 2025', said([1, 5], [2, 3], [3, 3])],
  ['Investasi: 3 pada TW II 2025', said([2, 3])],
  ['Investasi: belum ada skor', said([1, null])],
  // Two interviews of the third quarter contradict each other.
  ['Investasi naik dari 2 ke 3 sejak TW I 2025', said([1, 2], [2, 3], [3, 1], [3, 5])],
])('%s', (finding, found) => {
  expect(found).toBe(finding);
});
