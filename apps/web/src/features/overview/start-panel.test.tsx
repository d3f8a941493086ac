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

const start = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Mulai Analisis' });
const whyNot = (button: HTMLElement) =>
  document.getElementById(button.getAttribute('aria-describedby')!)?.textContent;

test.each(['Triwulan Sebelumnya', 'Periode Tahun Lalu'])(
  'the current quarter is not compared with itself as %s, and that is said',
  async (other) => {
    answering(stored('a', 'b'));
    renderInProduct(<StartPanel session={anAnalysis('a', 'b', null)} onStarted={nothing} />);
    const button = await start();
    expect([button.disabled, whyNot(button)]).toEqual([false, '']);
    await userEvent.selectOptions(screen.getByLabelText(new RegExp(`^${other}`)), 'a');
    const said = screen.getByRole('alert').textContent;
    expect(said).toContain(`Triwulan Sekarang tidak boleh sama dengan`);
    expect(said).toContain(other);
    expect([button.disabled, whyNot(button)]).toEqual([true, said]);
  },
);

test('the previous quarter may be that of last year as well', async () => {
  answering(stored('a', 'b'));
  renderInProduct(<StartPanel session={anAnalysis('a', 'b', 'b')} onStarted={nothing} />);
  expect((await start()).disabled).toBe(false);
});

test('while a quarter is missing, why nothing can start stands in sight, in a line that is always there', async () => {
  answering(stored('a', 'b'));
  renderInProduct(<StartPanel session={anAnalysis('a', 'b', null)} onStarted={nothing} />);
  const button = await start();
  await userEvent.selectOptions(screen.getByLabelText(/^Triwulan Sebelumnya/), '');
  expect([button.disabled, whyNot(button)]).toEqual([true, 'Harap pilih kedua triwulan']);
  expect(screen.queryByRole('alert')).toBeNull();
});
