import type { Page } from 'playwright-core';
import { problemsOf } from './browser';
import { layoutProblems, smallTargets } from './layout-problems';
import { spokenProblems } from './spoken-problems';
import { wrongWords } from './wrong-words';

/** A telephone, an office laptop at 200 %, a large screen, and the laptop. */
export const SIZES = {
  '390x844': { width: 390, height: 844 },
  '683x384 (200 %)': { width: 683, height: 384 },
  '1920x1080': { width: 1920, height: 1080 },
  '1366x768': { width: 1366, height: 768 },
} as const;

/**
 * Where axe looks: a telephone and a laptop show whatever there is to be seen, 200 % and the large screen only
 * lay it out otherwise. The colours of a theme are the same at every width.
 */
const LOOKED_AT = { '390x844': ['light'], '1366x768': ['light', 'dark'] } as const;
const isLookedAt = (size: string): size is keyof typeof LOOKED_AT => size in LOOKED_AT;

/** What goes wrong with this screen at any size, and in either theme. */
export async function problemsAtEverySize(page: Page, name: string): Promise<string[]> {
  const problems: string[] = [];
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    // Charts draw themselves anew a frame after the width has changed.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    problems.push(...(await layoutProblems(page)).map((one) => `${size}: ${one}`));
    if (size.startsWith('390'))
      problems.push(...(await smallTargets(page)).map((one) => `${size}: ${one}`));
    if (isLookedAt(size)) {
      const seen = await problemsOf(page, `${name}-${viewport.width}`, LOOKED_AT[size]);
      problems.push(...seen.map((one) => `${size}: ${one}`));
    }
  }
  problems.push(...(await wrongWords(page)), ...(await spokenProblems(page)));
  return problems;
}
