import { screen } from '@testing-library/react';
import { aSession } from '../../testing/a-session';
import { answering, renderInProduct } from '../../testing/in-product';
import { NewReport } from './new-report';

const stored = (year: number, quarter: number) => ({
  id: `q-${year}-${quarter}`,
  label: `Triwulan ${quarter} ${year}`,
  year,
  quarter,
});
const FILES = [stored(2025, 1), stored(2024, 4), stored(2024, 3), stored(2024, 1), stored(2023, 3)];
const sourceOf = (year: number, quarter: number) => ({
  source: { file_id: stored(year, quarter).id },
});

const chosen = async () => {
  const fields = await screen.findAllByRole<HTMLSelectElement>('combobox');
  return fields.map(({ value }) => value);
};

test('a report that is begun from an analysis has its quarters chosen, and else the latest', async () => {
  answering({
    userFiles: () => ({ success: true, data: { quarterly_files: FILES, company_files: [] } }),
    session: () =>
      aSession({
        now: sourceOf(2024, 3),
        before: sourceOf(2024, 1),
        last_year: null,
      }),
  });
  const { unmount } = renderInProduct(<NewReport session="s-1" />);
  expect(await chosen()).toEqual(['q-2024-3', 'q-2024-1', '']);
  unmount();
  renderInProduct(<NewReport />);
  expect(await chosen()).toEqual(['q-2025-1', 'q-2024-4', 'q-2024-1']);
});
