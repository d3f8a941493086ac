import { measureAttacks } from './attacks.mjs';
import { measureBrowser } from './browser.mjs';
import { measureCalls } from './calls.mjs';
import { measureChat } from './chat.mjs';
import { measureCosts } from './costs.mjs';
import { measureDrafts } from './drafts.mjs';
import { measureFairness } from './fairness.mjs';
import { measureGateway } from './gateway.mjs';
import { measureMaking } from './making.mjs';
import { measureArchive, measureMemory } from './memory.mjs';
import { measureMerging } from './merging.mjs';
import { measureProduct } from './product.mjs';
import { measureReading } from './reading.mjs';
import { measureReport } from './report.mjs';
import { measureTexts } from './texts.mjs';
import { measureWork } from './work.mjs';

/** What is measured, by the names that `npm run bench` takes. */
export const GROUPS = {
  reading: measureReading,
  making: measureMaking,
  memory: measureMemory,
  archive: measureArchive,
  merging: measureMerging,
  product: measureProduct,
  chat: measureChat,
  gateway: measureGateway,
  calls: measureCalls,
  costs: measureCosts,
  drafts: measureDrafts,
  fairness: measureFairness,
  report: measureReport,
  texts: measureTexts,
  work: measureWork,
  browser: measureBrowser,
  attacks: measureAttacks,
};
