import type { HistoryFinding, HistoryPoint } from '@lqc/contracts';
import { findingText } from './copy';

const said = (kind: 'highest' | 'lowest', before: number, latest: number) =>
  findingText(
    { kind, since: 'a' } as HistoryFinding,
    [
      { quarter_id: 'a', year: 2025, quarter: 2, average: before },
      { quarter_id: 'b', year: 2025, quarter: 3, average: latest },
    ] as HistoryPoint[],
  );

test('highest since a quarter is said of one that was as high, not of one that was lower', () => {
  expect(said('highest', 3.2, 3.1)).toBe('Tertinggi sejak TW II 2025');
  expect(said('highest', 3.0, 3.1)).toBe('Tertinggi setelah TW II 2025');
  expect(said('lowest', 2.9, 3.1)).toBe('Terendah sejak TW II 2025');
  expect(said('lowest', 3.2, 3.1)).toBe('Terendah setelah TW II 2025');
});

test('level is said of the quarters that were compared, past those with too few answers', () => {
  const points = [1, 2, 3].map((quarter) => ({ quarter_id: `${quarter}`, year: 2025, quarter }));
  const since = (quarters: number) =>
    findingText({ kind: 'level', quarters, since: '1' }, points as HistoryPoint[]);
  expect(since(1)).toBe('Setara TW I 2025');
  expect(since(2)).toBe('Setara sejak TW I 2025');
});
