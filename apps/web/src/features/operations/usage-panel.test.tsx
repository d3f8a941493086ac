import {
  type SaveUsageLimitsRequest,
  USAGE_LIMITS,
  type UsageLimits,
  type UsageLimitsResponse,
} from '@lqc/contracts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { unsaved } from '../../lib/unsaved';
import { answering, Refusal, renderInProduct, signIn } from '../../testing/in-product';
import { UsagePanel } from './usage-panel';

const standard = Object.fromEntries(
  Object.entries(USAGE_LIMITS).map(([name, limit]) => [name, limit.standard]),
) as UsageLimits;
const usage = (limits: Partial<UsageLimits>, changed_at: string | null): UsageLimitsResponse => ({
  limits: { ...standard, ...limits },
  changed_at,
  stored_mb: 0,
  model_tokens_today: 0,
  persons: [],
});
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);

test('only limits that were changed are sent; those of another admin stand, are shown, and what was typed stays', async () => {
  const later = '2026-01-02T00:00:00.000Z';
  let standing = usage({}, null);
  const calls = answering({
    usageLimits: () => standing,
    saveUsageLimits: ({ body }) =>
      (body as SaveUsageLimitsRequest).based_on === standing.changed_at
        ? standing
        : new Refusal(409, {
            code: 'SETTING_CHANGED_MEANWHILE',
            message: 'Diubah orang lain sejak Anda buka.',
          }),
  });
  renderInProduct(<UsagePanel />);
  const reports = await field('Laporan per orang');
  fireEvent.change(reports, { target: { value: '41' } });
  standing = usage({ reports_per_person: 35, comments_per_section: 99 }, later);

  fireEvent.click(screen.getByText('Simpan batas'));
  await screen.findByText('Diubah orang lain sejak Anda buka.');
  await screen.findByText(/berlaku kini 35$/);
  expect(reports.value).toBe('41');
  expect((await field('Komentar per bagian laporan')).value).toBe('99');

  fireEvent.click(screen.getByText('Simpan batas'));
  await waitFor(() =>
    expect(calls.filter(({ name }) => name === 'saveUsageLimits').map(({ body }) => body)).toEqual([
      { reports_per_person: 41, based_on: null },
      { reports_per_person: 41, based_on: later },
    ]),
  );
});

test('limits that were typed wait until they are stored, and who leaves them is asked first', async () => {
  signIn({ role: 'admin', is_admin: true });
  let standing = usage({}, null);
  answering({
    usageLimits: () => standing,
    saveUsageLimits: () => (standing = usage({ reports_per_person: 41 }, null)),
  });
  const { show } = renderInProduct(<UsagePanel />);
  const reports = () => field('Laporan per orang');
  fireEvent.change(await reports(), { target: { value: '41' } });
  expect(unsaved()).toEqual(['Perubahan batas pemakaian belum disimpan.']);
  show(<p>tab lain</p>);
  show(<UsagePanel />);
  expect((await reports()).value).toBe('41');
  fireEvent.click(screen.getByText('Simpan batas'));
  await waitFor(() => expect(unsaved()).toEqual([]));
  // The query tells of what was stored a tick after the draft is gone.
  await waitFor(async () => expect((await reports()).value).toBe('41'));
});
