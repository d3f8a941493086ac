import type { Client } from '@lqc/client';
import { type ModelStandIn, startModelStandIn } from '@lqc/drafting/testing';
import { sampleNames } from '@lqc/sample-data';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './launch-browser';
import { firstSignIn } from './people';
import { METRICS_TOKEN, MODEL_KEY } from './secrets';
import { startProduct } from './product';

/** One product, its language model and one browser for all journeys of a run. */
export interface Shared {
  readonly url: string;
  /** Of `npm start`, which starts all others. */
  readonly pid: number;
  /** Calls of the product's first administrator. */
  readonly admin: Client;
  readonly browser: Browser;
  readonly model: ModelStandIn;
}

const started: { stop(): Promise<void> }[] = [];
let running: Promise<Shared> | null = null;
(globalThis.endAfterTests ??= []).push(stopShared);

/** The product and what belongs to it, started by whoever asks first. */
export const shared = (): Promise<Shared> => (running ??= start());

async function start(): Promise<Shared> {
  const model = await startModelStandIn(sampleNames);
  started.push(model);
  const product = await startProduct({
    LLM_BASE_URL: model.url,
    XAI_API_KEY: MODEL_KEY,
    METRICS_TOKEN,
  });
  started.push(product);
  const browser = await launchBrowser();
  started.push({ stop: () => browser.close() });
  const { url, pid, admin: account } = product;
  const admin = await firstSignIn(url, account.username, account.oneTimePassword);
  return { url, pid, admin, browser, model };
}

/** Stops what was started, the last first. */
async function stopShared(): Promise<void> {
  await running?.catch(() => {});
  while (started.length > 0) await started.pop()?.stop();
}
