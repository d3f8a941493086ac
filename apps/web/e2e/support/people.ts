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
  await firstSignIn(new URL(admin.url()).origin, person.username, oneTime!);
  return user.id;
}

/** Signs a new person in and makes `PASSWORD` the person's own; gives the person's calls. */
export async function firstSignIn(
  url: string,
  username: string,
  password: string,
): Promise<Client> {
  const at = { baseUrl: () => url };
  const { token } = await new Client(at).call('login', { body: { username, password } });
  const client = new Client({ ...at, headers: () => ({ authorization: `Bearer ${token}` }) });
  await client.call('changePassword', {
    body: { current_password: password, new_password: PASSWORD },
  });
  return client;
}
