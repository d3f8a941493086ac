import { Client } from '@lqc/client';
import { startModelStandIn } from '@lqc/narratives/testing';
import { sampleNames } from '@lqc/sample-data';
import { launchBrowser } from './launch-browser.mjs';
import { MODEL_KEY, PASSWORD } from './secrets.mjs';
import { startProduct } from './product.mjs';

// One product, its language model and one browser for all journeys of a run. They live outside of jest's
// sandboxes, of which each file has its own: the environment hands them in, the runner stops them.

/**
 * @typedef {object} Shared
 * @property {string} url
 * @property {Client} admin calls of the product's first administrator
 * @property {import('playwright-core').Browser} browser
 * @property {import('@lqc/narratives/testing').ModelStandIn} model
 */

/** @type {{ stop(): Promise<void> }[]} */
const started = [];
/** @type {Promise<Shared> | null} */
let running = null;

/**
 * The product and what belongs to it, started by whoever asks first.
 *
 * @returns {Promise<Shared>}
 */
export const shared = () => (running ??= start());

async function start() {
  const model = await startModelStandIn(sampleNames);
  started.push(model);
  const product = await startProduct({ LLM_BASE_URL: model.url, XAI_API_KEY: MODEL_KEY });
  started.push(product);
  const browser = await launchBrowser();
  started.push({ stop: () => browser.close() });
  return { url: product.url, admin: await firstAdmin(product), browser, model };
}

/**
 * @param {import('./product.mjs').Product} product
 * @returns {Promise<Client>}
 */
async function firstAdmin({ url, admin: { username, oneTimePassword: password } }) {
  const at = { baseUrl: () => url };
  const { token } = await new Client(at).call('login', { body: { username, password } });
  const admin = new Client({ ...at, headers: () => ({ authorization: `Bearer ${token}` }) });
  await admin.call('changePassword', {
    body: { current_password: password, new_password: PASSWORD },
  });
  return admin;
}

/** Stops what was started, the last first. */
export async function stopShared() {
  await running?.catch(() => {});
  while (started.length > 0) await started.pop()?.stop();
}
