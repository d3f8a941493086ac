import type { HistoryPoint } from '@lqc/contracts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LargeDrawing } from './large-drawing';
import { drawnOf, drawnOfSector } from './series';

const point = (year: number, quarter: number, average: number) =>
  ({
    quarter_id: `${year}-${quarter}`,
    label: `Triwulan ${quarter} ${year}`,
    year,
    quarter,
    average,
    n: 20,
    net_balance: 10,
    range: { low: average - 0.2, high: average + 0.2 },
    net_range: null,
  }) as unknown as HistoryPoint;
const points = [point(2024, 3, 3), point(2024, 4, 3.2), point(2025, 2, 3.4)];
const cell = (quarter_id: string, average: number, n: number) => ({
  quarter_id,
  indicator: 'investasi' as const,
  sector: 'Konstruksi',
  n,
  average,
  net_balance: 0,
});

test('arrow keys reach every point of every line, and each chooses its quarter and sector', async () => {
  const asked: unknown[] = [];
  const cells = [cell('2024-3', 2.5, 6), cell('2025-2', 4, 4)];
  render(
    <LargeDrawing
      label="Investasi"
      drawn={drawnOf(points, 'average')}
      others={[
        {
          id: 'Konstruksi',
          name: 'Konstruksi',
          sector: 'Konstruksi',
          drawn: drawnOfSector(points, cells, 'average'),
          look: { stroke: 'black', width: 1 },
        },
      ]}
      measure="average"
      formChanges={['2025-2']}
      width={600}
      quarter="2025-2"
      onPoint={(...one) => asked.push(one)}
    />,
  );
  screen.getByText('formulir berubah');
  await userEvent.tab();
  const focused = () => document.activeElement?.getAttribute('aria-label');
  expect(focused()).toBe('TW II 2025, Semua kontak: 3,40 (n 20), rentang 3,20 sampai 3,60');
  await userEvent.keyboard('{ArrowLeft}');
  expect(focused()).toMatch(/^TW IV 2024, Semua kontak: 3,20/);
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('TW III 2024, Konstruksi: 2,50 (n 6)');
  await userEvent.keyboard('{ArrowRight}');
  // Four answers are too few to be shown, so that the line of the sector ends.
  expect(focused()).toMatch(/^TW III 2024, Konstruksi/);
  expect(asked).toEqual([
    ['2024-4', null],
    ['2024-3', 'Konstruksi'],
  ]);
});
