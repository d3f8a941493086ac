import { Client } from '@lqc/client';
import { ROUTES } from '@lqc/contracts';

export interface Account {
  readonly username: string;
  readonly password: string;
}

export interface SignInOptions {
  readonly address: string;
  readonly account: Account;
  /** Checks every response against this version's contracts; false for the gateway of an older version. */
  readonly isThisVersion: boolean;
}

/** Signs in; returns a client with the person's credential. */
export async function signIn({ address, account, isThisVersion }: SignInOptions): Promise<Client> {
  const baseUrl = () => address;
  const { token } = await new Client({ baseUrl }).call('login', { body: account });
  return new Client({
    baseUrl,
    headers: () => ({ authorization: `Bearer ${token}` }),
    onBody(name, body) {
      const { response } = ROUTES[name];
      if (isThisVersion && typeof response !== 'string') response.parse(body);
    },
  });
}
