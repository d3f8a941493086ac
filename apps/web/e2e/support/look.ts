import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { axeIn, seriousOnes, type Theme } from './axe';
import { decided } from './contrast';
import { untilStill } from './still';

/** Where screens are kept as pictures for people to look at; only when asked for, for they take a fifth of the time. */
const SCREENSHOTS = process.env.SCREENSHOTS
  ? join(import.meta.dirname, '../../../../test-results/screenshots')
  : null;
const THEMES = ['light', 'dark'] as const satisfies readonly Theme[];

/** axe finds nothing serious or critical on the screen, light and dark. */
export async function look(page: Page, name: string): Promise<void> {
  const seen = await inThemes(page, name, THEMES, async (theme) =>
    (await axeIn(page, theme)).flatMap(seriousOnes),
  );
  expect(seen).toEqual([]);
}

/** What axe finds, and every contrast too low, decided by us. */
export const problemsOf = (page: Page, name: string): Promise<string[]> =>
  inThemes(page, name, THEMES, (theme) => problemsIn(page, theme));

/** What is wrong at another size than the one looked at before, whose colours are the same in both themes. */
export const problemsOfOtherSize = (page: Page, name: string): Promise<string[]> =>
  inThemes(page, name, ['light'], (theme) => problemsIn(page, theme));

async function problemsIn(page: Page, theme: Theme): Promise<string[]> {
  const found = await axeIn(page, theme);
  const ofContrast = await Promise.all(found.map((one) => decided(page, one)));
  return [...found.flatMap(seriousOnes), ...ofContrast.flat()];
}

async function inThemes(
  page: Page,
  name: string,
  themes: readonly Theme[],
  problemsIn: (theme: Theme) => Promise<string[]>,
): Promise<string[]> {
  const problems: string[] = [];
  for (const theme of themes) {
    await showIn(page, theme);
    if (SCREENSHOTS) await page.screenshot({ path: join(SCREENSHOTS, `${name}-${theme}.png`) });
    problems.push(...(await problemsIn(theme)).map((one) => `${theme} ${one}`));
  }
  if (themes.at(-1) === 'dark') await showIn(page, 'light');
  return problems;
}

async function showIn(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await untilStill(page);
}
