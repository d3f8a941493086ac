import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notices } from '../../features/analysis-session/notices';
import { Comparison } from '../../features/comparison/comparison';
import { StartPanel } from '../../features/overview/start-panel';
import { aSession } from '../../testing/a-session';
import { announced } from '../../testing/announced';
import { answering, Refusal, renderInProduct } from '../../testing/in-product';
import { ResetSession } from './reset-session';
import { SidebarNotice } from './sidebar-notice';

const nothing = () => {};
const refusal = (message: string) =>
  new Refusal(503, { code: 'DATABASE_UNAVAILABLE', message, detail: message, request_id: 'r-1' });

beforeEach(() => act(() => notices.clear()));

test('a message stays until the next action', () => {
  const { container } = render(<SidebarNotice />);
  act(() => void notices.fail('Gagal membuat tabulasi'));
  expect(container.textContent).toBe('Gagal membuat tabulasi');
  act(() => notices.succeed('tabulasi.xlsx telah diunduh.'));
  expect(container.textContent).toBe('tabulasi.xlsx telah diunduh.');
  act(() => notices.clear());
  expect(container.textContent).toBe('');
});

test('a message is announced also where no sidebar shows it, but not what is said already', async () => {
  renderInProduct(<p>Halaman</p>);
  await screen.findByText('Halaman');
  act(() => notices.succeed('Kesimpulan tersimpan.'));
  expect(announced()).toBe('Kesimpulan tersimpan.');
  act(() => notices.succeed('tabulasi.xlsx telah diunduh.', { isSaid: true }));
  expect(announced()).toBe('Kesimpulan tersimpan.');
});

test('a success leaves by itself after two to three seconds, a failure does not', () => {
  jest.useFakeTimers();
  try {
    const { container } = render(<SidebarNotice />);
    act(() => notices.succeed('Tersimpan!'));
    act(() => jest.advanceTimersByTime(2000));
    expect(container.textContent).toBe('Tersimpan!');
    act(() => jest.advanceTimersByTime(1000));
    expect(container.textContent).toBe('');
    act(() => notices.fail('Gagal menyimpan'));
    act(() => jest.advanceTimersByTime(60_000));
    expect(container.textContent).toBe('Gagal menyimpan');
  } finally {
    jest.useRealTimers();
  }
});

test('a reset that failed says so, one that succeeds says that instead, also when its analysis is gone', async () => {
  let fails = true;
  answering({
    resetSession: () => (fails ? refusal('Basis data tidak ada.') : { success: true, message: '' }),
  });
  const { show } = renderInProduct(
    <>
      <ResetSession
        sessionId="s-1"
        quarters={['Triwulan II 2025']}
        onReset={() => show(<SidebarNotice />)}
      />
      <SidebarNotice />
    </>,
  );
  const reset = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Reset Session' }));
    // An analysis is known by its quarters, not by letters of its id.
    await screen.findByText(/^Anda melepas analisis Triwulan II 2025/);
    const buttons = await screen.findAllByRole('button', { name: 'Reset Session', hidden: true });
    await userEvent.click(buttons.at(-1)!);
  };
  await reset();
  // Seen in the sidebar, and announced.
  expect(await screen.findAllByText('Gagal mereset data: Basis data tidak ada.')).toHaveLength(2);
  fails = false;
  await reset();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Reset Session' })).toBeNull());
  // Once in the message, once in the sidebar.
  expect(await screen.findAllByText('Data sesi telah direset.')).toHaveLength(2);
});

test('an analysis that could not start says so in the sidebar too', async () => {
  const file = (id: string) => ({ id, label: id, file_name: id, upload_date: '2026-01-01' });
  answering({
    userFiles: () => ({
      data: { quarterly_files: ['a', 'b'].map(file), company_files: [file('c')] },
    }),
    startSession: () => refusal('Basis data tidak ada.'),
  });
  const session = aSession({
    now: { source: { file_id: 'a' } },
    before: { source: { file_id: 'b' } },
  });
  renderInProduct(
    <>
      <StartPanel session={session} onStarted={nothing} />
      <SidebarNotice />
    </>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Mulai Analisis' }));
  expect((await screen.findAllByText('Basis data tidak ada.')).length).toBe(2);
});

test('a comparison that failed says so in the sidebar too, until trying again succeeds', async () => {
  let fails = true;
  answering({
    compare: () =>
      fails
        ? refusal('Basis data tidak ada.')
        : {
            summary: { naik: 0, turun: 0, tetap: 0 },
            changes: { naik: [], turun: [], tetap: [] },
            not_compared: [],
            comparison: [],
            weighted_net_balance: null,
          },
    expectations: () => ({ pairs: [] }),
  });
  renderInProduct(
    <>
      <Comparison
        session={aSession({ now: {} })}
        chosen={null}
        onChoose={nothing}
        onIndicator={nothing}
      />
      <SidebarNotice />
    </>,
  );
  await waitFor(() => expect(screen.getAllByText(/^Basis data/)).toHaveLength(2));
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  await screen.findByText('Perubahan positif');
  expect(screen.queryByText(/Basis data tidak ada/)).toBeNull();
});
