import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSession } from '../../testing/a-session';
import { answering, type Made, renderInProduct } from '../../testing/in-product';
import { writeDashboardState } from '../analysis-session/dashboard-state';
import { StartPanel } from './start-panel';

const quarter = (id: string) => ({
  id,
  label: `Triwulan ${id}`,
  file_name: `${id}.xlsx`,
  upload_date: '2026-01-01T00:00:00.000Z',
  owner_username: 'admin',
  size_bytes: 1,
  sha256: id,
  contacts: 3,
});
const stored = (...ids: string[]) => ({
  userFiles: () => ({
    success: true,
    data: {
      quarterly_files: ids.map(quarter),
      company_files: [{ ...quarter('perusahaan'), companies: 3 }],
    },
  }),
});
const anAnalysis = (now: string, before: string, lastYear: string | null) =>
  aSession({
    session_id: `${now} ${before}`,
    now: { source: { file_id: now } },
    before: { source: { file_id: before } },
    last_year: lastYear === null ? null : { source: { file_id: lastYear } },
  });

const chosen = () =>
  ['Triwulan Sekarang', 'Triwulan Sebelumnya', 'Periode Tahun Lalu'].map(
    (label) => screen.getByLabelText<HTMLSelectElement>(new RegExp(`^${label}`)).value,
  );
const asked = (calls: readonly Made[]) => calls.filter(({ name }) => name === 'userFiles').length;
const nothing = () => {};

beforeEach(() => localStorage.clear());

test('the files are asked for again whenever the tab is shown', async () => {
  const calls = answering(stored('a', 'b'));
  const { show } = renderInProduct(<StartPanel session={undefined} onStarted={nothing} />);
  await screen.findByText('Mulai Analisis');
  expect(asked(calls)).toBe(1);
  show(<p>tab lain</p>);
  await screen.findByText('tab lain');
  show(<StartPanel session={undefined} onStarted={nothing} />);
  await waitFor(() => expect(asked(calls)).toBe(2));
});

test("an analysis that is opened shows its own quarters, not another's", async () => {
  answering(stored('a', 'b', 'c'));
  const former = { quarterNowId: 'a', quarterBeforeId: 'b', lastYearId: '' };
  writeDashboardState({ sessionId: 'lain', ...former });
  const { show } = renderInProduct(<StartPanel session={undefined} onStarted={nothing} />);
  await screen.findByText('Mulai Analisis');
  expect(chosen()).toEqual(['a', 'b', '']);
  show(<StartPanel session={anAnalysis('c', 'a', 'b')} onStarted={nothing} />);
  await waitFor(() => expect(chosen()).toEqual(['c', 'a', 'b']));
});

test('the same quarter is not compared with itself, and that is said', async () => {
  answering(stored('a', 'b'));
  renderInProduct(<StartPanel session={anAnalysis('a', 'b', null)} onStarted={nothing} />);
  await screen.findByText('Mulai Analisis');
  await userEvent.selectOptions(screen.getByLabelText(/^Triwulan Sebelumnya/), 'a');
  screen.getByText(/tidak boleh sama/);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Mulai Analisis' }).disabled).toBe(
    true,
  );
});
