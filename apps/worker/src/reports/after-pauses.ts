import { setTimeout as pause } from 'node:timers/promises';

const PAUSES_MS = [2000, 8000, 20_000];

/**
 * Tries again after growing pauses where that is worth it, such as with a model that limits calls.
 *
 * @throws what the last attempt threw; an AbortError when the signal is aborted in a pause
 */
export async function afterPauses<T>(
  attempt: () => Promise<T>,
  {
    isWorthIt,
    signal,
    pausesMs = PAUSES_MS,
  }: {
    readonly isWorthIt: (error: unknown) => boolean;
    readonly signal: AbortSignal;
    readonly pausesMs?: readonly number[];
  },
): Promise<T> {
  for (const pauseMs of pausesMs) {
    try {
      return await attempt();
    } catch (error) {
      if (!isWorthIt(error)) throw error;
      await pause(pauseMs, undefined, { signal });
    }
  }
  return attempt();
}
