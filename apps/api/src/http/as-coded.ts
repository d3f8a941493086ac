import {
  CodedError,
  type ErrorArguments,
  type ErrorCode,
  type ErrorDetails,
  isDiskFull,
  systemCode,
} from '@lqc/contracts';
import { isConnectionLost } from '@lqc/database';

export interface Coded {
  readonly code: ErrorCode;
  readonly args: ErrorArguments;
  readonly details?: ErrorDetails;
}

/** The fields by which errors of libraries are told apart. */
interface Foreign {
  readonly status?: number;
  getStatus?(): number;
}

/** Converts anything thrown to a coded error; `INTERNAL` for an unforeseen one. */
export function asCoded(error: unknown): Coded {
  if (error instanceof CodedError) return error;
  const foreign = (error ?? {}) as Foreign;
  if (isConnectionLost(error)) return { code: 'DATABASE_UNAVAILABLE', args: {} };
  if (isDiskFull(error)) return { code: 'SERVER_DISK_FULL', args: {} };
  if (TRY_AGAIN.has(systemCode(error))) return { code: 'DATABASE_TIMED_OUT', args: {} };
  if (BY_ANOTHER.has(systemCode(error))) return { code: 'CONFLICT', args: {} };
  const status = foreign.getStatus?.() ?? foreign.status ?? 500;
  return { code: BY_STATUS[status] ?? (isRefusal(status) ? 'BAD_REQUEST' : 'INTERNAL'), args: {} };
}

/** Nest, the body parser and the file server give the client's mistakes a 4xx status. */
const BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'BODY_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
};

const isRefusal = (status: number) => status >= 400 && status < 500;

/** Since it was looked, a row was deleted that this one refers to, or one was stored in its place. */
const BY_ANOTHER: ReadonlySet<string> = new Set(['23503', '23505']);

/** A statement that took or waited longer than it may, or that waited for one which waited for it. */
const TRY_AGAIN: ReadonlySet<string> = new Set(['57014', '55P03', '40P01']);
