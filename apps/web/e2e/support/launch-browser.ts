import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Chromium, where the machine has it. */
export const launchBrowser = (): Promise<Browser> => chromium.launch(options());

/** Chromium over a profile of its own, which outlives it. */
export const launchProfile = (folder: string, baseURL: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, {
    ...options(),
    baseURL,
    viewport: { width: 1366, height: 768 },
    locale: 'id-ID',
  });

function options() {
  const executablePath = process.env.CHROMIUM ?? PLACES.find((place) => existsSync(place));
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
