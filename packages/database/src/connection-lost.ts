import { systemCode } from '@lqc/contracts';

/** Errors of a PostgreSQL that is shutting down, starting, out of connections, or not reachable. */
const LOST_CODE = /^(57P0[123]|08...|53300|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND)$/;
const LOST_MESSAGE =
  /Connection terminated|timeout exceeded when trying to connect|not queryable|Driver not Connected/;

/** True when a statement failed because its server was not there, or went away meanwhile. */
export function isConnectionLost(error: unknown): boolean {
  const { message } = (error ?? {}) as { readonly message?: string };
  return LOST_CODE.test(systemCode(error)) || LOST_MESSAGE.test(message ?? '');
}
