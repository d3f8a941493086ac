import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deviceDrafts } from '../../lib/device-drafts';
import { signInStore } from '../../lib/sign-in-store';
import { renderInProduct, signIn } from '../../testing/in-product';
import { SignOutButton } from './sign-out';

const REMOVES = 'Tulisan laporan yang belum tersimpan di perangkat ini akan dihapus.';

afterEach(() => signInStore.leave());

test.each([
  ['says what it removes of words that wait on the device', 1],
  ['says nothing of it where none wait', 0],
])('Keluar %s', async (_says, times) => {
  signIn();
  if (times > 0) deviceDrafts.write('rani', 'report section a', { text: 'Permintaan naik' });
  renderInProduct(<SignOutButton />);
  await userEvent.click(await screen.findByRole('button', { name: 'Keluar' }));
  await screen.findByText('Keluar dari aplikasi?');
  expect(screen.queryAllByText(REMOVES)).toHaveLength(times);
});
