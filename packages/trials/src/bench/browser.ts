import { chromium, type Page } from 'playwright-core';
import { firstOf, median, milliseconds, type Row } from './measure.js';
import { ADMIN_PASSWORD, addressOf, prepareWorld, startCluster } from '../index.js';
import { pathOf } from '@lqc/contracts';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from '../root.js';

const ROUNDS = 5;
const CONTACTS = 60;
const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Measures what people wait for in Chromium, and the size of the scripts. */
export async function measureBrowser() {
  const executablePath = process.env.CHROMIUM ?? PLACES.find((place) => existsSync(place));
  if (!executablePath) {
    console.log('MISSING chromium: nothing is measured in the browser.');
    return [];
  }
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
      await page.getByLabel('Kata sandi', { exact: true }).fill(ADMIN_PASSWORD);
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

const row = (what: string, measured: number[], promise: string, beside: string): Row => ({
  what,
  measured: milliseconds(median(measured)),
  promise,
  beside,
});

const firstPaint = (page: Page): Promise<number> =>
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

/** Of the page, within which what follows runs. */
declare function requestAnimationFrame(draw: () => void): void;

/** Measured within the page, so that the connection to the browser's driver does not count. */
const timeToNextFrame = (page: Page, name: string): Promise<number> =>
  page.getByRole('tab', { name, exact: true }).evaluate(
    (tab) =>
      new Promise((resolve) => {
        const began = performance.now();
        (tab as unknown as { click(): void }).click();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
      }),
  );

function bundleRow() {
  const folder = join(ROOT, 'apps/web/dist/assets');
  const packed = (name: string) => gzipSync(readFileSync(join(folder, name))).length;
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const index = readFileSync(join(ROOT, 'apps/web/dist/index.html'), 'utf8');
  const first = scripts.filter((name) => index.includes(name));
  const sum = (names: string[]) => names.reduce((total, name) => total + packed(name), 0);
  const kilobytes = (bytes: number) => `${Math.round(bytes / 1024)} kB`;
  return {
    what: 'Scripts that the first page loads, gzipped',
    measured: kilobytes(sum(first)),
    promise: '–',
    beside: `all scripts ${kilobytes(sum(scripts))}`,
  };
}
