import type { Page } from 'playwright-core';
import { problemsOf, problemsOfOtherSize } from './look';
import { BY_NIGHT } from './by-night';
import { layoutProblems, smallTargets } from './layout-problems';
import { spokenProblems } from './spoken-problems';
import { wrongWords } from './wrong-words';

/** The laptop, an office laptop at 200 %, a large screen, a tablet, and a telephone. */
export const SIZES = {
  '1366x768': { width: 1366, height: 768 },
  '683x384 (200 %)': { width: 683, height: 384 },
  '1920x1080': { width: 1920, height: 1080 },
  '768x1024': { width: 768, height: 1024 },
  '390x844': { width: 390, height: 844 },
} as const;

/** A laptop and a telephone, between which the layout changes most; by night every size. */
export const TRIED: Partial<typeof SIZES> = BY_NIGHT
  ? SIZES
  : { '1366x768': SIZES['1366x768'], '390x844': SIZES['390x844'] };

/**
 * Where axe looks: a laptop, a tablet and a telephone show whatever there is to be seen, 200 % and the large
 * screen only lay it out otherwise. The colours of a theme are the same at every width.
 */
const LOOKED_AT: Readonly<Record<string, typeof problemsOf>> = {
  '1366x768': problemsOf,
  '768x1024': problemsOfOtherSize,
  // By day a telephone is looked at for its layout and its targets alone.
  ...(BY_NIGHT && { '390x844': problemsOfOtherSize }),
};

/** What goes wrong with this screen at any size that is tried, and in either theme. */
export async function problemsAtEverySize(page: Page, name: string): Promise<string[]> {
  const problems: string[] = [];
  for (const [size, viewport] of Object.entries(TRIED)) {
    await page.setViewportSize(viewport);
    // Charts draw themselves anew a frame after the width has changed.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    problems.push(...(await layoutProblems(page)).map((one) => `${size}: ${one}`));
    if (size.startsWith('390'))
      problems.push(...(await smallTargets(page)).map((one) => `${size}: ${one}`));
    const seen = await LOOKED_AT[size]?.(page, `${name}-${viewport.width}`);
    problems.push(...(seen ?? []).map((one) => `${size}: ${one}`));
  }
  await page.setViewportSize(SIZES['1366x768']);
  problems.push(...(await wrongWords(page)), ...(await spokenProblems(page)));
  return problems;
}
