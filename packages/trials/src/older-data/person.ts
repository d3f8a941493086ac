import { ADDRESSES, type RouteName, ROUTES } from '@lqc/contracts';
import { Caller } from '../cluster/caller.js';

export interface Account {
  readonly username: string;
  readonly password: string;
}

export interface Asked {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly form?: FormData;
}

type ResponseOf<Name extends RouteName> = (typeof ROUTES)[Name]['response'] extends {
  parse(body: unknown): infer Response;
}
  ? Response
  : unknown;

/** Calls a route by its name; gives the body of a call that succeeds. */
export type Ask = <Name extends RouteName>(name: Name, asked?: Asked) => Promise<ResponseOf<Name>>;

export interface SignInOptions {
  readonly address: string;
  readonly account: Account;
  /** Hold every response against this version's contract, which a version before need not know. */
  readonly isThisVersion: boolean;
}

export async function signIn({ address, account, isThisVersion }: SignInOptions): Promise<Ask> {
  const caller = new Caller([address]);
  await caller.signIn(account.username, account.password);
  return async (name, { params = {}, query, body, form } = {}) => {
    const { method, path } = ADDRESSES[name];
    const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key]!));
    const response = await caller.must(
      query ? `${filled}?${new URLSearchParams(query).toString()}` : filled,
      { method, ...(form ? { form } : method === 'GET' ? {} : { body: body ?? {} }) },
    );
    const schema = ROUTES[name].response;
    if (isThisVersion && typeof schema !== 'string') schema.parse(response);
    return response as ResponseOf<typeof name>;
  };
}
