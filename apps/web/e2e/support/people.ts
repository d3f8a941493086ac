import { Client } from '@lqc/client';
import type { Page } from 'playwright-core';
import { callsOf } from './calls';
import { PASSWORD } from './secrets';

/** Makes an account whose password is `PASSWORD`; gives its id. */
export async function addPerson(
  admin: Page,
  person: { readonly username: string; readonly role: 'admin' | 'staff' },
): Promise<string> {
  const { user, one_time_password: oneTime } = await callsOf(admin).call('createUser', {
    body: person,
  });
  const baseUrl = () => new URL(admin.url()).origin;
  const { token } = await new Client({ baseUrl }).call('login', {
    body: { username: person.username, password: oneTime! },
  });
  await new Client({ baseUrl, headers: () => ({ authorization: `Bearer ${token}` }) }).call(
    'changePassword',
    { body: { current_password: oneTime!, new_password: PASSWORD } },
  );
  return user.id;
}
