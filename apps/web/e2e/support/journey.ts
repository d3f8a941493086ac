import { readFileSync } from 'node:fs';
import { type ModelScript, type ModelStandIn, startModelStandIn } from '@lqc/narratives/testing';
import { sampleNames } from '@lqc/sample-data';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, look as lookAt, openPage } from './browser';
import { signIn } from './first-analysis';
import { type Product, startProduct } from './product';

// What a file of tests goes its way with. It is there once `journey` has begun.
export let product: Product;
export let page: Page;
/** What the page's console complained about. */
export let complaints: string[];
/** The language model of a journey that said what it replies. */
export let model: ModelStandIn;
let browser: Browser;

export const MODEL_KEY = 'xai-kunci-rahasia-untuk-uji';

/**
 * Starts the product and opens it in a browser before a file's tests, and stops both after them.
 *
 * @param begin what a person has done before the first test
 * @param replies what the language model replies, unless a test scripts it otherwise; without, there is none
 */
export function journey(begin: () => Promise<void> = async () => {}, replies?: ModelScript): void {
  beforeAll(async () => {
    if (replies) model = await startModelStandIn(sampleNames, replies);
    product = await startProduct(
      replies ? { LLM_BASE_URL: model.url, XAI_API_KEY: MODEL_KEY } : {},
    );
    browser = await launchBrowser();
    ({ page, complaints } = await openPage(browser, product.url));
    await begin();
  }, 180_000);
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
    await model?.stop();
  }, 60_000);
  if (replies) afterEach(() => model.script(replies));
}

/** Keeps the screen in light and dark; axe finds nothing serious or critical on either. */
export const look = (name: string, on = page): Promise<void> => lookAt(on, name);

export const button = (name: string | RegExp) => page.getByRole('button', { name });

/** Presses the first button of that name. */
export const press = (name: string | RegExp): Promise<void> => button(name).first().click();

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
export const otherPage = async (): Promise<Page> => (await openPage(browser, product.url)).page;

/** A page of another browser, on which this person has signed in. */
export async function pageOf(username: string): Promise<Page> {
  const other = await otherPage();
  await other.goto('/login');
  await signIn(other, username);
  return other;
}
