import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deviceDrafts } from '../../lib/device-drafts';
import { savedDrafts } from '../../lib/saved-drafts';
import { signInStore } from '../../lib/sign-in-store';
import { renderInProduct, signIn } from '../../testing/in-product';
import { SessionsPanel } from './sessions-panel';
import { SignOutButton } from './sign-out';

const REMOVES = 'Tulisan laporan yang belum tersimpan di perangkat ini akan dihapus.';

afterEach(() => signInStore.leave());

test.each([
  ['Keluar', 'what it removes of words that wait on the device', 1],
  ['Keluar', 'nothing of it where none wait', 0],
  ['Keluar dari semua perangkat', 'what it removes of words that wait on the device', 1],
])('%s says %s', async (name, _said, times) => {
  signIn();
  if (times > 0) deviceDrafts.write('rani', 'report section a', { text: 'Permintaan naik' });
  renderInProduct(name === 'Keluar' ? <SignOutButton /> : <SessionsPanel />);
  await userEvent.click(await screen.findByRole('button', { name }));
  await screen.findByText(/^Keluar dari .*\?$/);
  expect(screen.queryAllByText(REMOVES)).toHaveLength(times);
});

test.each([
  ['is named as removed', 'Mengapa harga naik?', 1],
  ['of blanks alone is not', '  ', 0],
])('a question that was typed and not sent %s', async (_said, question, times) => {
  signIn();
  savedDrafts.write('chat question', question);
  renderInProduct(<SignOutButton />);
  await userEvent.click(await screen.findByRole('button', { name: 'Keluar' }));
  await screen.findByText(/^Keluar dari .*\?$/);
  expect(screen.queryAllByText(/Pertanyaan kepada asisten yang belum dikirim/)).toHaveLength(times);
});
