export const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/**
 * Looks again and again until there is something; gives it.
 *
 * @throws Error that names what was waited for
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
