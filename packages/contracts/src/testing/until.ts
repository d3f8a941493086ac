import { setTimeout as pause } from 'node:timers/promises';

/**
 * Calls `look` repeatedly until its result is truthy, and returns that result.
 *
 * @throws Error after `withinMs`
 */
export async function until<T>(
  look: () => T | Promise<T>,
  withinMs = 30_000,
): Promise<NonNullable<T>> {
  const began = performance.now();
  for (;;) {
    const seen = await look();
    if (seen) return seen;
    if (performance.now() - began > withinMs) throw new Error(`waited in vain for ${look}`);
    await pause(20);
  }
}
