import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signInStore } from '../../lib/sign-in-store';
import { answering, renderInProduct, signIn } from '../../testing/in-product';
import { ChangePasswordPage } from './change-password-page';
import { copy } from './copy';

afterEach(() => signInStore.clear());

const open = (asked = '') =>
  renderInProduct(<ChangePasswordPage />, {
    path: '/change-password',
    address: `/change-password${asked}`,
  });

test('whoever signed in with a one-time password is told that it is one', async () => {
  signIn({ must_change_password: true });
  open();
  await screen.findByText(copy.mustChange);
});

test('whoever has a lasting password changes it without being told that it is used up', async () => {
  signIn();
  open();
  await screen.findByRole('heading', { name: copy.changeTitle });
  expect(screen.queryByText(copy.mustChange)).toBeNull();
});

test.each([
  ['?from=%2Flaporan%2Fr-1%3Fbagian%3Da', '/laporan/r-1?bagian=a'],
  ['?from=%2F%2Felsewhere.example', '/homepage'],
  ['', '/homepage'],
])('a password changed at %s leads to %s', async (asked, address) => {
  signIn({ must_change_password: true });
  answering({ changePassword: () => ({ success: true }) });
  const { router } = open(asked);
  await userEvent.type(await screen.findByLabelText(copy.currentPassword), 'sekarang');
  for (const label of [copy.newPassword, copy.repeatPassword])
    await userEvent.type(screen.getByLabelText(label), 'dua belas huruf');
  await userEvent.click(screen.getByRole('button', { name: copy.save }));
  await waitFor(() => expect(router.state.location.href).toBe(address));
});
