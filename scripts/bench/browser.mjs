import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from '../steps.mjs';
import { firstOf, median, milliseconds } from './measure.mjs';

const ROUNDS = 5;
const CONTACTS = 60;
const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const PASSWORD = 'kata-sandi-uji-tahan-banting';

/** Measures what people wait for in Chromium, and the size of the scripts. */
export async function measureBrowser() {
  const executablePath = process.env.CHROMIUM ?? PLACES.find((place) => existsSync(place));
  if (!executablePath) {
    console.log('MISSING chromium: nothing is measured in the browser.');
    return [];
  }
  const require = createRequire(join(ROOT, 'apps/web/package.json'));
  const { chromium } = require('playwright-core');
  const { pathOf } = await import('#packages/contracts');
  const { addressOf, prepareWorld, startCluster } = await import('#packages/trials');
  const cluster = await startCluster({ gateways: 1, workers: 1, backend: 'PostgreSQL' });
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
  try {
    await prepareWorld(cluster, CONTACTS);
    const url = addressOf(firstOf(cluster.gateways));
    const login = [];
    const home = [];
    const clicks = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const context = await browser.newContext({ baseURL: url, locale: 'id-ID' });
      const page = await context.newPage();
      await page.goto('/login');
      login.push(await firstPaint(page));
      await page.getByLabel('Nama pengguna').fill('admin');
      await page.getByLabel('Kata sandi', { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Sign In' }).click();
      await page.waitForURL(/\/homepage/);
      await page.goto('/admin-settings');
      await page.getByRole('tab', { name: 'Pengguna', exact: true }).waitFor();
      home.push(await firstPaint(page));
      for (const name of ['Profil', 'Manajemen File', 'Profil', 'Manajemen File'])
        clicks.push(await timeToNextFrame(page, name));
      await context.close();
    }
    const blank = await browser.newPage();
    const floors = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await blank.goto(url + pathOf('live'));
      floors.push(await firstPaint(blank));
    }
    const floor = `a page of one line ${milliseconds(median(floors))} (floor)`;
    return [
      row('First paint of the sign-in page, nothing cached', login, '< 1 s', floor),
      row('First paint of the settings, signed in', home, '< 1 s', floor),
      row('From a click on a tab to the next frame', clicks, '< 100 ms', 'a frame 17 ms (floor)'),
      bundleRow(),
    ];
  } finally {
    await browser.close();
    await cluster.stop();
  }
}

/** @type {(what: string, measured: number[], promise: string, beside: string) => import('./measure.mjs').Row} */
const row = (what, measured, promise, beside) => ({
  what,
  measured: milliseconds(median(measured)),
  promise,
  beside,
});

/** @type {(page: import('playwright-core').Page) => Promise<number>} */
const firstPaint = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const look = () => {
          const [paint] = performance.getEntriesByName('first-contentful-paint');
          if (paint) resolve(paint.startTime);
          else setTimeout(look, 10);
        };
        look();
      }),
  );

/**
 * Measured within the page, so that the connection to the browser's driver does not count.
 *
 * @type {(page: import('playwright-core').Page, name: string) => Promise<number>}
 */
const timeToNextFrame = (page, name) =>
  page.getByRole('tab', { name, exact: true }).evaluate(
    (tab) =>
      new Promise((resolve) => {
        const began = performance.now();
        /** @type {HTMLElement} */ (tab).click();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
      }),
  );

function bundleRow() {
  const folder = join(ROOT, 'apps/web/dist/assets');
  /** @param {string} name */
  const packed = (name) => gzipSync(readFileSync(join(folder, name))).length;
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const index = readFileSync(join(ROOT, 'apps/web/dist/index.html'), 'utf8');
  const first = scripts.filter((name) => index.includes(name));
  /** @param {string[]} names */
  const sum = (names) => names.reduce((total, name) => total + packed(name), 0);
  /** @param {number} bytes */
  const kilobytes = (bytes) => `${Math.round(bytes / 1024)} kB`;
  return {
    what: 'Scripts that the first page loads, gzipped',
    measured: kilobytes(sum(first)),
    promise: '–',
    beside: `all scripts ${kilobytes(sum(scripts))}`,
  };
}
