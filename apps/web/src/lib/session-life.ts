import { SESSION_IDLE_MS } from '@lqc/contracts';

const SESSION_WARNING_AT_MS = 55 * 60_000;

const MINUTE_MS = 60_000;
const WARNED_MS = SESSION_IDLE_MS - SESSION_WARNING_AT_MS;

export type SessionLife =
  | { readonly phase: 'active' }
  | { readonly phase: 'warning'; readonly minutesLeft: number }
  | { readonly phase: 'expired' };

/** The state of a sign-in by its expiry, in this browser's time; '' means no known expiry. */
export function sessionLife(expires: string, now: number): SessionLife {
  const leftMs = expires === '' ? Number.POSITIVE_INFINITY : Date.parse(expires) - now;
  if (!(leftMs > 0)) return { phase: 'expired' };
  if (leftMs > WARNED_MS) return { phase: 'active' };
  return { phase: 'warning', minutesLeft: Math.ceil(leftMs / MINUTE_MS) };
}

/** Milliseconds until the result of `sessionLife` changes; null when it never will. */
export function nextChange(expires: string, now: number): number | null {
  const life = sessionLife(expires, now);
  if (life.phase === 'expired' || expires === '') return null;
  const leftMs = Date.parse(expires) - now;
  if (life.phase === 'active') return leftMs - WARNED_MS;
  return leftMs - (life.minutesLeft - 1) * MINUTE_MS;
}

/** Smaller differences come from the network's delay and are ignored. */
const NOISE_MS = 2000;

/**
 * The expiry after a response that states `leftMs` milliseconds left. It is counted from the
 * arrival of the response, so that the browser's clock may be wrong. A background call never
 * extends a sign-in, so its response can only shorten the expiry.
 */
export function expiryAfter(
  was: string,
  leftMs: number,
  { now, background }: { now: number; background: boolean },
): string {
  const known = was === '' ? Number.NEGATIVE_INFINITY : Date.parse(was);
  const said = now + leftMs;
  const isNews =
    background && was !== '' ? said < known - NOISE_MS : Math.abs(said - known) > NOISE_MS;
  return isNews ? new Date(said).toISOString() : was;
}
