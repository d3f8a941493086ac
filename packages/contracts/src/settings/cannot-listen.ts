/** What a process was told to listen on, with the names of the settings that said so. */
export interface Listening {
  readonly port: readonly [setting: string, value: number];
  readonly host: readonly [setting: string, value: string];
}

const LISTENS = new Set(['listen', 'bind', 'getaddrinfo']);

/**
 * Why a process cannot listen where it was told to, in one sentence that names the setting; the error itself
 * where it is of something else, such as what a gateway finds wrong in itself when it begins to listen.
 */
export function cannotListen(error: NodeJS.ErrnoException, { port, host }: Listening): Error {
  if (!LISTENS.has(error.syscall ?? '')) return error;
  const at = port.join(' ');
  if (error.code === 'EADDRINUSE') return new Error(`${at} is in use; choose another.`);
  if (error.code === 'EACCES') return new Error(`${at} may not be listened on by this account.`);
  return new Error(`${host.join(' ')} is no address to listen on here (${error.code}).`);
}
