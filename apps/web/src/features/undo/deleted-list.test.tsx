import { type CompanyFile, UNDO_PAGE_SIZE, type Undoable } from '@lqc/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, renderInProduct } from '../../testing/in-product';
import { DeletedList } from './deleted-list';

const deleted = (nth: number, kind: Undoable['kind'] = 'conclusion'): Undoable => ({
  id: `u-${nth}`,
  kind,
  name: `Nomor ${nth}`,
  deleted_by: 'rani',
  deleted_at: '2026-01-01T00:00:00.000Z',
  companies: kind === 'company' ? 8 : null,
});

/** A gateway that has these, asked for by page; whatever is brought back leaves them. */
function gatewayWith(all: Undoable[]) {
  return answering({
    undoables: ({ address }) => {
      const asked = new URLSearchParams(address.split('?')[1]);
      const kinds = asked.get('kinds')!.split(',');
      const from = (Number(asked.get('page')) - 1) * UNDO_PAGE_SIZE;
      const found = all.filter(({ kind }) => kinds.includes(kind));
      return { deleted: found.slice(from, from + UNDO_PAGE_SIZE), total: found.length };
    },
    undo: ({ address }) => {
      all.splice(
        all.findIndex(({ id }) => address.endsWith(id)),
        1,
      );
      return { success: true, message: 'Kembali.' };
    },
  });
}

test('all that can be brought back is counted and reached, and the last page goes with its last entry', async () => {
  gatewayWith(Array.from({ length: UNDO_PAGE_SIZE + 1 }, (_one, at) => deleted(at + 1)));
  renderInProduct(<DeletedList kinds={['conclusion']} />);
  await userEvent.click(await screen.findByText(`Dapat dikembalikan (${UNDO_PAGE_SIZE + 1})`));
  expect(screen.getAllByRole('listitem')).toHaveLength(UNDO_PAGE_SIZE);
  expect(screen.getByText('Halaman 1 dari 2')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Berikutnya' }));
  const last = `Kembalikan Kesimpulan Nomor ${UNDO_PAGE_SIZE + 1}`;
  await userEvent.click(await screen.findByRole('button', { name: last }));
  await screen.findByText(`Dapat dikembalikan (${UNDO_PAGE_SIZE})`);
  await screen.findByRole('button', { name: 'Kembalikan Kesimpulan Nomor 1' });
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('what a file held before it was replaced is told apart from a deleted file; other kinds are left out', async () => {
  gatewayWith([deleted(1, 'replaced'), deleted(2, 'file'), deleted(3)]);
  renderInProduct(<DeletedList kinds={['file', 'replaced']} />);
  await userEvent.click(await screen.findByText('Dapat dikembalikan (2)'));
  expect(screen.getByRole('button', { name: 'Kembalikan Isi lama Nomor 1' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Kembalikan File triwulan Nomor 2' })).toBeTruthy();
});

const bringRegisterBack = async () => {
  await userEvent.click(await screen.findByText('Dapat dikembalikan (1)'));
  await userEvent.click(
    screen.getByRole('button', { name: 'Kembalikan Database perusahaan Nomor 1' }),
  );
};

test('a company database comes back in the place of the one in force only after a question that names both', async () => {
  const calls = gatewayWith([deleted(1, 'company')]);
  const undone = () => calls.filter(({ name }) => name === 'undo').length;
  const inForce = { file_name: 'lengkap.xlsx', companies: 40 } as CompanyFile;
  renderInProduct(<DeletedList kinds={['company']} register={inForce} />);
  await bringRegisterBack();
  const asked = await screen.findByRole('alertdialog');
  expect(asked.textContent).toContain(
    '“Nomor 1” (8 perusahaan) akan langsung menggantikan “lengkap.xlsx” (40 perusahaan)',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Batal' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(undone()).toBe(0);
  await userEvent.click(
    screen.getByRole('button', { name: 'Kembalikan Database perusahaan Nomor 1' }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Kembalikan' }));
  await waitFor(() => expect(undone()).toBe(1));
});

test('where no company database is in force, one comes back at once', async () => {
  const calls = gatewayWith([deleted(1, 'company')]);
  renderInProduct(<DeletedList kinds={['company']} />);
  await bringRegisterBack();
  await waitFor(() => expect(calls.some(({ name }) => name === 'undo')).toBe(true));
});
