import type { Socket } from 'node:net';
import type pg from 'pg';

/** How libpq spells the same demand; node-postgres does not know it. */
const REQUIRED = ['require_auth', 'scram-sha-256'] as const;

/** The address with the demand that its server proves itself. */
export function requireScram(url: string): string {
  const address = new URL(url);
  address.searchParams.set(...REQUIRED);
  return address.href;
}

/** True where an address demands it. */
export const requiresScram = (url: string): boolean =>
  URL.canParse(url) && new URL(url).searchParams.get(REQUIRED[0]) === REQUIRED[1];

/** What is heard of a server that has proved nothing yet, and of the connection itself. */
const HEARD_BEFORE = new Set<string | symbol>([
  'newListener',
  'connect',
  'sslconnect',
  'error',
  'end',
  'errorMessage',
  'notice',
  'authenticationSASL',
  'authenticationSASLContinue',
  'authenticationSASLFinal',
]);

/**
 * Has a connection cut when its server asks for the password itself (in the clear or by MD5), or says that
 * all is well, before it has proved by SCRAM that it knows the password: node-postgres sends it to, and
 * believes, whoever listens on the port.
 */
export function hearOnlyScram(connection: pg.Connection): void {
  const emit = connection.emit.bind(connection) as (...event: unknown[]) => boolean;
  let proved = false;
  let failed = false;
  connection.emit = (event: string | symbol, ...values: unknown[]): boolean => {
    if (!proved && !HEARD_BEFORE.has(event)) {
      const error = new Error('the server did not prove by SCRAM that it knows the password');
      (connection.stream as Socket).destroy(error);
      return false;
    }
    if (event === 'error') failed = true;
    const heard = emit(event, ...values);
    // The client checks the proof while it hears of it, and says so at once when it is wrong.
    if (event === 'authenticationSASLFinal') proved = heard && !failed;
    return heard;
  };
}
