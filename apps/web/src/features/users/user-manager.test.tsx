import type { UserRecord } from '@lqc/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signInStore } from '../../lib/sign-in-store';
import { describedBy } from '../../testing/described-by';
import { answering, Refusal, renderInProduct, signIn } from '../../testing/in-product';
import { AddUserDialog } from './add-user-dialog';
import { copy } from './copy';
import { UserManager } from './user-manager';

const budi: UserRecord = {
  id: 'u-1',
  username: 'budi',
  role: 'staff',
  disabled: false,
  must_change_password: false,
  created_at: '2026-01-01T00:00:00.000Z',
  last_sign_in_at: null,
};

beforeEach(() => signIn({ role: 'admin', is_admin: true }));
afterEach(() => signInStore.leave());

/** Presses a button of an account; gives the calls that changed something since. */
async function pressed(name: string, user: Partial<UserRecord> = {}) {
  const calls = answering({
    listUsers: () => ({ users: [{ ...budi, ...user }] }),
    updateUser: () => budi,
    signOutUser: () => ({ success: true, message: 'Keluar.' }),
    resetPassword: () => ({ user: budi, one_time_password: 'sekali-pakai' }),
  });
  renderInProduct(<UserManager />);
  await userEvent.click(await screen.findByRole('button', { name: `${name}: budi` }));
  return () =>
    calls.filter((made) => made.name !== 'listUsers').map((made) => made.body ?? made.name);
}

test.each([
  ['Jadikan administrator', {}, { role: 'admin' }, 'budi kini administrator.'],
  ['Jadikan staf', { role: 'admin' }, { role: 'staff' }, 'budi kini staf.'],
  ['Reset kata sandi', {}, 'resetPassword', 'sekali-pakai'],
  ['Akhiri sesi', {}, 'signOutUser', 'budi keluar dari semua perangkat.'],
  ['Nonaktifkan', {}, { disabled: true }, 'Akun budi dinonaktifkan.'],
] as const)('%s is done once it is confirmed, and said', async (name, user, done, said) => {
  const changes = await pressed(name, user);
  const dialog = within(await screen.findByRole('alertdialog', { name: /budi.*\?$/ }));
  expect(changes()).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name }));
  await screen.findByText(said);
  expect(changes()).toEqual([done]);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('nothing is done to an account when the question is cancelled', async () => {
  const changes = await pressed('Nonaktifkan');
  await userEvent.click(await screen.findByRole('button', { name: 'Batal' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(changes()).toEqual([]);
});

test('an account is enabled at once, and it is said', async () => {
  const changes = await pressed('Aktifkan', { disabled: true });
  await screen.findByText('Akun budi diaktifkan kembali.');
  expect(changes()).toEqual([{ disabled: false }]);
});

test('a name that is taken is said at the field of the name', async () => {
  const said = { code: 'USERNAME_TAKEN', message: 'Nama pengguna sudah dipakai.' };
  answering({ createUser: () => new Refusal(409, said) });
  renderInProduct(<AddUserDialog onClose={() => {}} onCreated={() => {}} />);
  const name = await screen.findByLabelText(copy.username);
  await userEvent.type(name, 'budi');
  await userEvent.click(screen.getByRole('button', { name: copy.create }));
  await waitFor(() => expect(describedBy(name)).toBe(said.message));
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});
