import { measureAttacks } from './attacks.js';
import { measureBrowser } from './browser.js';
import { measureCalls } from './calls.js';
import { measureChat } from './chat.js';
import { measureCosts } from './costs.js';
import { measureDrafts } from './drafts.js';
import { measureFairness } from './fairness.js';
import { measureGateway } from './gateway.js';
import { measureMaking } from './making.js';
import { measureArchive, measureMemory } from './memory.js';
import { measureMerging } from './merging.js';
import { measureProduct } from './product.js';
import { measureReading } from './reading.js';
import { measureReport } from './report.js';
import { measureTexts } from './texts.js';
import { measureWork } from './work.js';

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
