import type { Browser, Page } from 'playwright-core';

/** A page as on an office laptop; whatever its console complains about is kept. */
export async function openPage(
  browser: Browser,
  baseURL: string,
): Promise<{ page: Page; complaints: string[] }> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1366, height: 768 },
    locale: 'id-ID',
    // Each new browser would keep the whole program for visits without a network, which `VisitDevice` makes.
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  countCalls(page);
  page.setDefaultTimeout(30_000);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // An answer that is no success is announced by the browser as well; the test looks at it itself.
    if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return;
    const { url, lineNumber, columnNumber } = message.location();
    complaints.push(`${message.text()} (${url}:${lineNumber}:${columnNumber}, on ${page.url()})`);
  });
  return { page, complaints };
}

/** Requests of a page: how many have begun, and how many are under way. */
const calls = new WeakMap<Page, { begun: number; open: number }>();
const QUIET_MS = 100;

function countCalls(page: Page): void {
  const counted = { begun: 0, open: 0 };
  calls.set(page, counted);
  page.on('request', () => {
    counted.begun += 1;
    counted.open += 1;
  });
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', () => {
      counted.open -= 1;
    });
}

/** Waits until the page asks for nothing more and has dealt with every answer. */
export async function untilQuiet(page: Page): Promise<void> {
  const counted = calls.get(page)!;
  for (let before = -1; counted.open > 0 || counted.begun > before;) {
    before = counted.begun;
    await page.waitForTimeout(QUIET_MS);
    // Answered only when the page has nothing to do before it.
    await page.evaluate(() => {});
  }
}

/** Goes to an address as a link of the product does: the page stays, and with it what it has loaded. */
export async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((address) => history.pushState(null, '', address), address);
  await untilQuiet(page);
}
