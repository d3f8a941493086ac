import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aReport } from '../../testing/a-report';
import { answering, renderInProduct } from '../../testing/in-product';
import { copy } from './copy';
import { RenameDialog } from './rename-dialog';

test('whoever gives a report another title sends only that, and not the people as they were', async () => {
  const calls = answering({ changeReport: () => aReport() });
  renderInProduct(<RenameDialog report={aReport()} onClose={() => {}} />);
  await userEvent.type(await screen.findByLabelText('Judul'), ' kedua');
  await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
  await waitFor(() =>
    expect(calls.map(({ body }) => body)).toEqual([
      { title: 'Laporan kedua', title_seen: 'Laporan' },
    ]),
  );
});

test('what a colleague has put in the place of a title stands beside the one that is typed, which is then stored upon it', async () => {
  const calls = answering({ changeReport: () => aReport() });
  const { show } = renderInProduct(<RenameDialog report={aReport()} onClose={() => {}} />);
  await userEvent.type(await screen.findByLabelText('Judul'), ' kedua');
  show(<RenameDialog report={{ ...aReport(), title: 'Judul Budi' }} onClose={() => {}} />);
  screen.getByText(copy.review.now('Judul Budi'));
  await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
  await waitFor(() =>
    expect(calls.map(({ body }) => body)).toEqual([
      { title: 'Laporan kedua', title_seen: 'Judul Budi' },
    ]),
  );
});

test('a title that a colleague has changed can be given back as it was opened', async () => {
  const calls = answering({ changeReport: () => aReport() });
  const { show } = renderInProduct(<RenameDialog report={aReport()} onClose={() => {}} />);
  const title = await screen.findByLabelText<HTMLInputElement>('Judul');
  show(<RenameDialog report={{ ...aReport(), title: 'Judul Budi' }} onClose={() => {}} />);
  expect(title.value).toBe('Judul Budi');
  await userEvent.clear(title);
  await userEvent.type(title, 'Laporan');
  await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
  await waitFor(() =>
    expect(calls.map(({ body }) => body)).toEqual([{ title: 'Laporan', title_seen: 'Judul Budi' }]),
  );
});

test('before another title ends an approval, the dialog says so', async () => {
  const { show } = renderInProduct(<RenameDialog report={aReport()} onClose={() => {}} />);
  await screen.findByLabelText('Judul');
  expect(screen.queryByText(/mengembalikannya ke draf/)).toBeNull();
  show(<RenameDialog report={{ ...aReport(), state: 'disetujui' }} onClose={() => {}} />);
  screen.getByText(/mengembalikannya ke draf/);
});
