import type { Report } from '@lqc/contracts';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aReport } from '../../testing/a-report';
import { aSession } from '../../testing/a-session';
import { answering, renderInProduct } from '../../testing/in-product';
import { copy } from './copy';
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

test('who begins a second report of the same quarters reads that there is one', async () => {
  answering({
    userFiles: () => ({ success: true, data: { quarterly_files: FILES, company_files: [] } }),
  });
  const of = (year: number, quarter: number) => ({ file_id: stored(year, quarter).id });
  const other = { ...aReport(), quarter_now: of(2025, 1), quarter_before: of(2024, 4) } as never;
  renderInProduct(<NewReport others={[other]} />);
  await screen.findByText(/sudah punya laporan “Laporan”/);
  await userEvent.selectOptions(screen.getAllByRole('combobox')[1]!, 'q-2024-3');
  expect(screen.queryByText(/sudah punya laporan/)).toBeNull();
});

test('who leaves while a report is created is not led away from where they went', async () => {
  let create: (report: Report) => void = () => {};
  const calls = answering({
    userFiles: () => ({ success: true, data: { quarterly_files: FILES, company_files: [] } }),
    createReport: () => new Promise<Report>((resolve) => (create = resolve)),
  });
  const { router } = renderInProduct(<NewReport />);
  await userEvent.click(await screen.findByRole('button', { name: copy.new.start }));
  await waitFor(() => expect(calls.at(-1)?.name).toBe('createReport'));
  history.replaceState(null, '', '/cari');
  await act(async () => create(aReport()));
  await screen.findByRole('button', { name: copy.new.start });
  expect(router.state.location.pathname).toBe('/');
  history.replaceState(null, '', '/');
});
