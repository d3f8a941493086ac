import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';

const SCREENSHOTS = join(import.meta.dirname, '../../../../test-results/screenshots');
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Spinners turn for ever, and hints that come late are not waited for. */
const TRANSITION_MAX_MS = 1000;
const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

export function launchBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM ?? PLACES.find((place) => existsSync(place));
  if (!executablePath) throw new Error('Chromium is missing: install it, or name it in CHROMIUM');
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

/** A page as on an office laptop; whatever its console complains about is kept. */
export async function openPage(
  browser: Browser,
  baseURL: string,
): Promise<{ page: Page; complaints: string[] }> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1366, height: 768 },
    locale: 'id-ID',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // An answer that is no success is announced by the browser as well; the test looks at it itself.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(message.text());
  });
  return { page, complaints };
}

/** Keeps the screen in light and dark; axe finds nothing serious or critical on either. */
export async function look(page: Page, name: string): Promise<void> {
  mkdirSync(SCREENSHOTS, { recursive: true });
  const problems: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await showIn(page, colorScheme);
    await page.screenshot({ path: join(SCREENSHOTS, `${name}-${colorScheme}.png`) });
    problems.push(...(await accessibilityProblems(page)).map((one) => `${colorScheme} ${one}`));
  }
  await showIn(page, 'light');
  expect(problems).toEqual([]);
}

/** Colours change by a short transition; what is looked at is its end. */
async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async (longestMs) => {
    const ends = (one: Animation) => Number(one.effect?.getComputedTiming().endTime);
    const short = document.getAnimations().filter((one) => ends(one) <= longestMs);
    await Promise.allSettled(short.map((one) => one.finished));
  }, TRANSITION_MAX_MS);
}

async function accessibilityProblems(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const { violations } = await page.evaluate(() => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    return axe.run({ resultTypes: ['violations'] });
  });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}
