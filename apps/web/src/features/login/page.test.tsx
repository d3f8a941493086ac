import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describedBy } from '../../testing/described-by';
import { answering, Refusal, renderInProduct } from '../../testing/in-product';
import { withDevice } from '../../testing/with-device';
import { copy } from './copy';
import { LoginPage } from './page';

let takeBack: () => void;
beforeAll(() => void (takeBack = withDevice()));
afterAll(() => takeBack());

test.each([
  ['a refused sign-in is read with both fields', 401, 'LOGIN_FAILED', 2],
  ['of a sign-in that was not answered no field is called wrong', 503, 'DATABASE_UNAVAILABLE', 0],
])('%s', async (_, status, code, fields) => {
  const message = 'Nama pengguna atau kata sandi salah.';
  answering({ login: () => new Refusal(status, { code, message }) });
  renderInProduct(<LoginPage />, { path: '/login', address: '/login' });
  await userEvent.type(await screen.findByLabelText(copy.username), 'budi');
  await userEvent.type(screen.getByLabelText(copy.password), 'salah');
  await userEvent.click(screen.getByRole('button', { name: copy.signIn }));
  await screen.findByRole('alert');
  await waitFor(() => screen.getByRole('button', { name: copy.signIn }));
  const invalid = [...document.querySelectorAll('[aria-invalid=true]')];
  expect(invalid.map(describedBy)).toEqual(Array.from({ length: fields }, () => message));
});

test('what the specification gives in English is read out as English', async () => {
  renderInProduct(<LoginPage />, { path: '/login', address: '/login' });
  await screen.findByRole('button', { name: copy.signIn });
  for (const words of [copy.signIn, copy.remember, copy.footer])
    for (const one of screen.getAllByText(words)) expect(one.closest('[lang="en"]')).not.toBeNull();
  expect(screen.getByText(copy.greeting).closest('[lang]')).toBeNull();
});
