import type { ListedSession } from '@lqc/contracts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSource } from '../../testing/a-session';
import { answering, renderInProduct } from '../../testing/in-product';
import { Analyses } from './analyses';

const listed = (id: string, change: Partial<ListedSession> = {}): ListedSession => ({
  session_id: id,
  started_at: '2026-01-01T00:00:00.000Z',
  owner_username: 'rani',
  shared: true,
  label_now: `Sekarang ${id}`,
  label_before: 'Triwulan I 2025',
  label_last_year: null,
  sources: { now: null, before: aSource(), last_year: null, company: null },
  ...change,
});

test("one's own analyses and the office's are found again, page by page, and open", async () => {
  const calls = answering({
    listSessions: ({ address }) => {
      const query = new URLSearchParams(address.split('?')[1]);
      if (query.get('scope') === 'office')
        return { sessions: [listed('kantor', { owner_username: 'sari' })], next: null };
      return query.has('before')
        ? { sessions: [listed('tua', { shared: false })], next: null }
        : { sessions: [listed('baru')], next: 'baru' };
    },
  });
  const onOpen = jest.fn();
  renderInProduct(<Analyses opened={undefined} onOpen={onOpen} />);
  await screen.findByText('Sekarang baru terhadap TW I 2025');
  await userEvent.click(screen.getByRole('button', { name: 'Muat lebih banyak' }));
  await screen.findByText('Sekarang tua terhadap TW I 2025');
  screen.getByText('dari unggahan sendiri');
  expect(calls.at(-1)?.address).toContain('before=baru');
  await userEvent.click(screen.getByRole('button', { name: 'Di kantor ini' }));
  await userEvent.click(await screen.findByText('Sekarang kantor terhadap TW I 2025'));
  screen.getByText('sari');
  expect(onOpen).toHaveBeenCalledWith('kantor');
});

test('of analyses of equal quarters, those whose files were replaced since are told apart', async () => {
  const of = (sha256: string) => ({
    sources: {
      now: aSource({ file_id: 'f', label: 'Triwulan II 2025', sha256 }),
      before: aSource(),
      last_year: null,
      company: null,
    },
    label_now: 'Triwulan II 2025',
  });
  answering({
    listSessions: () => ({
      sessions: [listed('baru', of('corrected')), listed('tua', of('wrong'))],
      next: null,
    }),
    userFiles: () => ({
      data: {
        quarterly_files: [{ id: 'f', label: 'Triwulan II 2025', sha256: 'corrected' }],
        company_files: [],
      },
    }),
  });
  renderInProduct(<Analyses opened={undefined} onOpen={() => {}} />);
  await screen.findByText('memakai file lama');
  const [, corrected, wrong] = screen.getAllByRole('row');
  expect(corrected!.textContent).not.toContain('memakai file lama');
  expect(wrong!.textContent).toContain('memakai file lama');
});
