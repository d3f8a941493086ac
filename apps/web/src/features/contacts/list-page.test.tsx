import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, renderInProduct, signIn } from '../../testing/in-product';
import { parseContactsAddress } from './address';
import { copy } from './copy';
import { ContactsPage } from './list-page';

test('a name that is typed fast, or into the middle of another, stands as it was typed, and goes when the filters are taken off', async () => {
  signIn();
  const calls = answering({
    contacts: () => ({ total: 0, contacts: [], districts: [], page_size: 50 }),
  });
  renderInProduct(<ContactsPage />, {
    path: '/kontak',
    reads: parseContactsAddress,
    address: '/kontak?q=Maju',
  });
  const field = await screen.findByLabelText<HTMLInputElement>(copy.name);
  await userEvent.click(field);
  field.setSelectionRange(2, 2);
  await userEvent.setup({ delay: null }).keyboard('xyz');
  await waitFor(() => expect(calls.at(-1)!.address).toContain('q=Maxyzju'));
  expect([field.value, field.selectionStart]).toEqual(['Maxyzju', 5]);
  await userEvent.click(screen.getByRole('link', { name: copy.clear }));
  await waitFor(() => expect(field.value).toBe(''));
});
