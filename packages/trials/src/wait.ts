import { setTimeout as pause } from 'node:timers/promises';

export { pause };

/**
 * Calls `look` repeatedly until its result is truthy, and returns that result.
 *
 * @param what what is waited for, for the error's message
 * @throws Error after `withinMs`
 */
export async function until<T>(
  what: string,
  look: () => T | Promise<T>,
  withinMs: number,
): Promise<NonNullable<T>> {
  const began = performance.now();
  for (;;) {
    const seen = await look();
    if (seen) return seen;
    if (performance.now() - began > withinMs) throw new Error(`waited in vain for ${what}`);
    await pause(25);
  }
}
