import { gapNote, quarterColumns } from './quarter-columns';

const quarters = (...targets: string[]) =>
  targets.map((label) => {
    const [year, quarter] = label.split('-').map(Number);
    return { quarter_id: label, label, year: year!, quarter: quarter! };
  });
const headsOf = (...targets: string[]) =>
  quarterColumns(quarters(...targets)).map(
    ({ label, below, isAfterGap }) => `${isAfterGap ? '| ' : ''}${[label, below].join(' ').trim()}`,
  );

test('every year is named, also one of a single quarter, and a gap stands before the quarter after it', () => {
  expect(headsOf('2024-4', '2025-1', '2026-2', '2026-3', '2026-4')).toEqual([
    'IV ’24',
    'I ’25',
    '| II 2026',
    'III',
    'IV',
  ]);
});

test('a line is explained where there is one', () => {
  expect(gapNote(quarters('2025-3', '2025-4', '2026-1'))).toBeNull();
  expect(gapNote(quarters('2025-3', '2026-1'))).toContain('tidak tersimpan');
});
