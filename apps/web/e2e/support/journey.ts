import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type ModelScript, type ModelStandIn, writesFacts } from '@lqc/drafting/testing';
import type { Browser, Locator, Page } from 'playwright-core';
import { openPage } from './browser';
import { enter } from './first-analysis';
import { type Office, prepareOffice } from './office';
import { look as lookAt } from './look';
import type { NewAccount } from './product';
import { shared } from './shared';

// What a file of tests goes its way with. It is there once `journey` has begun.
export let product: {
  readonly url: string;
  /** An administrator of this journey alone, who has not signed in yet. */
  readonly admin: NewAccount;
};
export let page: Page;
/** What the page's console complained about. */
export let complaints: string[];
/** The language model; what other journeys asked it is among its requests. */
export let model: ModelStandIn;
let browser: Browser | undefined;

/**
 * Makes the office ready in the product that the journeys share, and opens it in the browser before a file's
 * tests.
 *
 * @param office what is stored before the journey
 * @param begin what a person has done before the first test
 * @param replies what the language model replies, unless a test scripts it otherwise
 */
export function journey(
  office: Office,
  begin: () => Promise<void> = async () => {},
  replies: ModelScript = writesFacts,
): void {
  beforeAll(async () => {
    const { url, admin: first, ...rest } = await shared();
    ({ browser, model } = rest);
    model.script(replies);
    await prepareOffice(first, office);
    const username = basename(expect.getState().testPath!, '.e2e.ts');
    const made = await first.call('createUser', { body: { username, role: 'admin' } });
    product = { url, admin: { username, oneTimePassword: made.one_time_password! } };
    ({ page, complaints } = await openPage(browser, url));
    await begin();
  }, 180_000);
  afterEach(() => model.script(replies));
  afterAll(() => Promise.all((browser?.contexts() ?? []).map((one) => one.close())), 60_000);
}

/** A journey's last test: whatever was done, its page's console stayed quiet. */
export function staysQuiet(): void {
  test('no screen complained on its console', () => {
    expect(complaints).toEqual([]);
  });
}

/** axe finds nothing serious or critical on the screen, light and dark. */
export const look = (name: string, on = page): Promise<void> => lookAt(on, name);

export const button = (name: string | RegExp) => page.getByRole('button', { name });

/** Presses the first button of that name. */
export const press = (name: string | RegExp): Promise<void> => button(name).first().click();

/**
 * Types a text in place of what an editor holds, by keys. Playwright's `fill` lets Chromium take paragraphs
 * apart, which writes styles that the page's Content-Security-Policy refuses and complains of.
 */
export async function retype(editor: Locator, text: string): Promise<void> {
  await editor.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** What a press of the button leaves on the person's disk. */
export async function downloaded(
  name: string | RegExp,
): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 30_000 }),
    press(name),
  ]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

/** A page of another browser, before anybody has signed in on it. */
export const otherPage = async (): Promise<Page> => (await openPage(browser!, product.url)).page;

/** A page of another browser, on which this person has signed in. */
export async function pageOf(username: string): Promise<Page> {
  const other = await otherPage();
  await enter(other, username);
  await other.goto('/homepage');
  return other;
}
