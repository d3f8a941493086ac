import type { Conclusion } from '@lqc/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { announced } from '../../testing/announced';
import { answering, renderInProduct, signIn } from '../../testing/in-product';
import { parseConclusionsAddress } from './address';
import { copy } from './copy';
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

const at = (address: string) => ({
  path: '/liaison-summary',
  reads: parseConclusionsAddress,
  address,
});

test('a conclusion is deleted at once, also for a page that is loaded again, and comes back when that is undone', async () => {
  signIn();
  let kept = [conclusion('Investasi', 'rani'), conclusion('Harga Jual', 'rani')];
  const all = kept;
  answering({
    conclusions: () => ({ success: true, message: '', data: kept }),
    undoables: () => ({ deleted: [], total: 0 }),
    deleteConclusion: ({ body }) => {
      kept = kept.filter(({ id }) => id !== (body as { resultId: string }).resultId);
      return { success: true, message: 'Kesimpulan dihapus.', undo_id: 'u-1' };
    },
    undo: () => {
      kept = all;
      return { success: true, message: 'Kembali.' };
    },
  });
  renderInProduct(<ConclusionsPage />, at('/liaison-summary'));
  await userEvent.click(await screen.findByRole('button', { name: /^Hapus: Investasi/ }));
  await screen.findByText('Kesimpulan dihapus.');
  expect(kept.map(({ id }) => id)).toEqual(['Harga Jual']);
  await waitFor(() => expect(screen.queryByText('Tentang Investasi.')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Urungkan' }));
  await screen.findByText('Tentang Investasi.');
});

test("a card's averages stand with their n", async () => {
  signIn();
  const of = { kind: 'answers', subject: 'Investasi' };
  const facts = [
    { ...of, quarter: 'now', value: 37 },
    { ...of, quarter: 'before', value: 35 },
  ];
  const one = { ...conclusion('Investasi', 'rani'), avg_now: 3.1, avg_before: 2.98, facts };
  answering({
    conclusions: () => ({ success: true, message: '', data: [one] }),
    undoables: () => ({ deleted: [], total: 0 }),
  });
  renderInProduct(<ConclusionsPage />, at('/liaison-summary'));
  const now = (await screen.findByText('Sekarang')).parentElement!;
  expect(now.textContent).toBe('Sekarang3,10 n = 37');
  expect(screen.getByText('Sebelumnya').parentElement!.textContent).toBe('Sebelumnya2,98 n = 35');
});

test('the address holds what is looked for and which conclusion is open', () => {
  const address = { scope: 'office', q: '2025', indicator: 'Investasi', open: 'a' } as const;
  expect(parseConclusionsAddress(address)).toEqual(address);
  expect(parseConclusionsAddress({ scope: 'x', q: ['a'] })).toEqual({});
});

test("the office's conclusions say whose they are, and only one's own are deleted", async () => {
  signIn();
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
    undoables: () => ({ deleted: [], total: 0 }),
    deleteConclusion: () => ({ success: true, message: '', undo_id: null }),
  });
  renderInProduct(<ConclusionsPage />, at('/liaison-summary'));
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

test('how many conclusions a search leaves is announced, also that it leaves none; its words stand in the address', async () => {
  signIn();
  answering({
    conclusions: () => ({
      success: true,
      message: '',
      data: [conclusion('Investasi', 'rani'), conclusion('Harga Jual', 'rani')],
    }),
    undoables: () => ({ deleted: [], total: 0 }),
  });
  const { router } = renderInProduct(<ConclusionsPage />, at('/liaison-summary'));
  const address = () => router.state.location.searchStr;
  const field = await screen.findByRole('searchbox', { name: copy.search });
  expect(announced()).toBe('');
  await userEvent.type(field, 'inv');
  await waitFor(() => expect(announced()).toBe('1 dari 2 kesimpulan ditampilkan.'));
  await userEvent.type(field, 'x');
  await waitFor(() => expect(announced()).toBe(copy.hidden));
  await waitFor(() => expect(address()).toBe('?q=invx'));
  await userEvent.clear(field);
  await waitFor(() => expect(address()).toBe(''));
  // All are shown again.
  expect(announced()).toBe('');
});
