import { CodedError, type ErrorArguments, type ErrorCode } from '@lqc/contracts';

export interface Coded {
  readonly code: ErrorCode;
  readonly args: ErrorArguments;
}

/** What an error of a library says of itself. */
interface Foreign {
  readonly code?: string;
  readonly status?: number;
  readonly message?: string;
  readonly driverError?: { readonly code?: string };
  getStatus?(): number;
}

/** The product's code for whatever was thrown; `INTERNAL` for what nobody foresaw. */
export function asCoded(error: unknown): Coded {
  if (error instanceof CodedError) return { code: error.code, args: error.args };
  const foreign = (error ?? {}) as Foreign;
  if (isConnectionLost(foreign)) return { code: 'DATABASE_UNAVAILABLE', args: {} };
  const status = foreign.getStatus?.() ?? foreign.status ?? 500;
  return { code: BY_STATUS[status] ?? (isRefusal(status) ? 'BAD_REQUEST' : 'INTERNAL'), args: {} };
}

/** The framework, the body parser and the file server mark what the client did wrong by a status. */
const BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'BODY_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
};

const isRefusal = (status: number) => status >= 400 && status < 500;

/** PostgreSQL shutting down, starting, out of connections, or away. */
const LOST_CODE = /^(57P0[123]|08...|53300|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND)$/;
const LOST_MESSAGE =
  /Connection terminated|timeout exceeded when trying to connect|not queryable|Driver not Connected/;

function isConnectionLost({ code, driverError, message }: Foreign): boolean {
  return LOST_CODE.test(driverError?.code ?? code ?? '') || LOST_MESSAGE.test(message ?? '');
}
