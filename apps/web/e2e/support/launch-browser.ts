import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';

/** Chromium without windows, menus and profiles of people, which takes half the processor time. */
const BARE = '/usr/bin/chromium-headless-shell';
const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Chromium for pages alone, where the machine has it. */
export const launchBrowser = (): Promise<Browser> => chromium.launch(options([BARE, ...WHOLE]));

/** Chromium over a profile of its own, which outlives it: as people have it, where that is there. */
export const launchProfile = (folder: string, baseURL: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, {
    ...options([...WHOLE, BARE]),
    baseURL,
    viewport: { width: 1366, height: 768 },
    locale: 'id-ID',
  });

function options(places: readonly string[]) {
  const executablePath = process.env.CHROMIUM ?? places.find((place) => existsSync(place));
  if (!executablePath) throw new Error('Chromium is missing: install it, or name it in CHROMIUM');
  return {
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
  };
}
