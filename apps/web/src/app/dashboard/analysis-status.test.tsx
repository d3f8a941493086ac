import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  readDashboardState,
  writeDashboardState,
} from '../../features/analysis-session/dashboard-state';
import { aSession } from '../../testing/a-session';
import { renderInProduct, signIn } from '../../testing/in-product';
import { AnalysisStatus } from './analysis-status';

const session = aSession({
  session_id: '6434f2e7-df1d-49d2-bfe9-4c04004d7c00',
  owner_username: 'sari',
  holders: ['sari', 'tono'],
  before: { contacts: 3 },
});

const nothing = () => {};

test("a colleague's analysis that one did not start is closed, never reset", async () => {
  signIn();
  writeDashboardState({
    sessionId: session.session_id,
    quarterNowId: '',
    quarterBeforeId: '',
    lastYearId: '',
  });
  const onReset = jest.fn();
  renderInProduct(
    <AnalysisStatus session={session} isAwaited={false} onReset={onReset} onOverview={nothing} />,
  );
  await screen.findByText(/Dimulai oleh sari/);
  expect(screen.queryByText('Reset Session')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Tutup analisis ini' }));
  expect(onReset).toHaveBeenCalled();
  expect(readDashboardState()?.sessionId).toBeNull();
});

test.each([{ username: 'sari' }, { username: 'tono' }, { role: 'admin', is_admin: true }] as const)(
  'who started it, first or later, and admins reset it: %j',
  async (user) => {
    signIn(user);
    renderInProduct(
      <AnalysisStatus session={session} isAwaited={false} onReset={nothing} onOverview={nothing} />,
    );
    const reset = await screen.findByRole('button', { name: 'Reset Session' });
    expect(within(reset).getByText('Reset Session').lang).toBe('en');
  },
);

test('while an analysis is loaded nobody says that there is none', () => {
  renderInProduct(
    <AnalysisStatus session={undefined} isAwaited onReset={nothing} onOverview={nothing} />,
  );
  expect(screen.queryByText(/Belum ada sesi/)).toBeNull();
});
