import type { Page } from 'playwright-core';
import { PASSWORD } from './first-analysis';

/** Makes an account whose password is `PASSWORD`, by the calls that the screens make. */
export async function addPerson(
  admin: Page,
  person: { readonly username: string; readonly role: 'admin' | 'staff' },
): Promise<string> {
  return admin.evaluate(
    async ({ password, ...account }) => {
      const post = (path: string, body: object, token?: string) =>
        fetch(path, {
          method: 'POST',
          credentials: token ? 'omit' : 'same-origin',
          headers: {
            'content-type': 'application/json',
            ...(token ? { authorization: `Bearer ${token}` } : {}),
          },
          body: JSON.stringify(body),
        });
      const made = await post('/api/v1/admin/users', account);
      const { user, one_time_password: oneTime } = (await made.json()) as {
        user: { id: string };
        one_time_password: string;
      };
      const login = await fetch('/api/node/login', {
        method: 'POST',
        credentials: 'omit',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: account.username, password: oneTime }),
      });
      const { token } = (await login.json()) as { token: string };
      const body = { current_password: oneTime, new_password: password };
      await post('/api/v1/me/password', body, token);
      return user.id;
    },
    { ...person, password: PASSWORD },
  );
}
