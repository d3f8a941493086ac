import type { Conclusion } from '@lqc/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signInStore } from '../../lib/sign-in-store';
import { answering, renderInProduct } from '../../testing/in-product';
import { ConclusionsPage } from './page';

const conclusion = (id: string, owner: string) =>
  ({
    id,
    owner_username: owner,
    indicator: id,
    quarter_now: 'Triwulan II 2025',
    quarter_before: null,
    avg_now: null,
    avg_before: null,
    summary: `Tentang ${id}.`,
    created_at: '2026-01-01T00:00:00.000Z',
    facts: [],
    checks: [],
    sources: [],
    data_changed: false,
  }) as unknown as Conclusion;

test("the office's conclusions say whose they are, and only one's own are deleted", async () => {
  signInStore.set({
    user: { username: 'rani', role: 'staff', is_admin: false, must_change_password: false },
    expires: '2999-01-01T00:00:00.000Z',
  });
  const own = conclusion('Investasi', 'rani');
  const calls = answering({
    conclusions: ({ body }) => ({
      success: true,
      message: '',
      data:
        (body as { scope: string }).scope === 'office'
          ? [own, conclusion('Harga Jual', 'sari')]
          : [own],
    }),
    deleteConclusion: () => ({ success: true, message: '' }),
  });
  renderInProduct(<ConclusionsPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Di kantor ini' }));
  await screen.findByText(/oleh sari/);
  expect(screen.queryByRole('button', { name: /^Hapus: Harga Jual/ })).toBeNull();
  screen.getByRole('button', { name: /^Hapus: Investasi/ });
  await userEvent.click(screen.getByRole('button', { name: 'Hapus Semua' }));
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Hapus Semua' }));
  await screen.findByText('1 kesimpulan dihapus.');
  const deleted = calls.filter(({ name }) => name === 'deleteConclusion');
  expect(deleted.map(({ body }) => (body as { resultId: string }).resultId)).toEqual(['Investasi']);
});
