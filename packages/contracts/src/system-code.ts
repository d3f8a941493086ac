/**
 * The code that PostgreSQL (SQLSTATE) or the system (errno) gave an error, as `53100` or `ENOSPC`; empty for
 * none. An error of the ORM has it from the driver's.
 */
export function systemCode(error: unknown): string {
  const { code, driverError } = (error ?? {}) as {
    readonly code?: unknown;
    readonly driverError?: { readonly code?: unknown };
  };
  const given = driverError?.code ?? code;
  return typeof given === 'string' ? given : '';
}

/** Of PostgreSQL's class 53 this one alone: out of connections it comes back by itself, and of memory too. */
const DISK_FULL: ReadonlySet<string> = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** True when PostgreSQL, or the system at a write of ours, had no room left. */
export const isDiskFull = (error: unknown): boolean => DISK_FULL.has(systemCode(error));
