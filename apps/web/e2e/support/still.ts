import type { Page } from 'playwright-core';

/** Spinners turn for ever, and hints that come late are not waited for. */
const TRANSITION_MAX_MS = 1000;

/**
 * Colours and cards change by short transitions; what is looked at is their end. One that ends may
 * let the next begin, so this looks again until nothing moves.
 */
export function untilStill(page: Page): Promise<void> {
  return page.evaluate(async (longestMs) => {
    const ends = (one: Animation) => Number(one.effect?.getComputedTiming().endTime);
    const moving = () =>
      document
        .getAnimations()
        .filter((one) => one.playState === 'running' && ends(one) <= longestMs);
    // What follows a change of style or size begins in the frame after it.
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise((drawn) => requestAnimationFrame(drawn));
    for (let still = moving(); still.length > 0; still = moving())
      await Promise.allSettled(still.map((one) => one.finished));
  }, TRANSITION_MAX_MS);
}
