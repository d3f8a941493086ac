import { screen } from '@testing-library/react';
import { signInStore } from '../../lib/sign-in-store';
import { renderInProduct, signIn } from '../../testing/in-product';
import { ChangePasswordPage } from './change-password-page';
import { copy } from './copy';

afterEach(() => signInStore.clear());

test('whoever signed in with a one-time password is told that it is one', async () => {
  signIn({ must_change_password: true });
  renderInProduct(<ChangePasswordPage />);
  await screen.findByText(copy.mustChange);
});

test('whoever has a lasting password changes it without being told that it is used up', async () => {
  signIn();
  renderInProduct(<ChangePasswordPage />);
  await screen.findByRole('heading', { name: copy.changeTitle });
  expect(screen.queryByText(copy.mustChange)).toBeNull();
});
