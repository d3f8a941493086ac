import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { measureBrowser } from './bench/browser.mjs';
import { measureCalls } from './bench/calls.mjs';
import { measureChat } from './bench/chat.mjs';
import { measureCosts } from './bench/costs.mjs';
import { measureFairness } from './bench/fairness.mjs';
import { measureGateway } from './bench/gateway.mjs';
import { measureMaking } from './bench/making.mjs';
import { measureMemory } from './bench/memory.mjs';
import { measureMerging } from './bench/merging.mjs';
import { measureProduct } from './bench/product.mjs';
import { measureReading } from './bench/reading.mjs';
import { measureReport } from './bench/report.mjs';
import { measureTexts } from './bench/texts.mjs';
import { measureWork } from './bench/work.mjs';
import { build, install, requireNode, ROOT } from './steps.mjs';

// `npm run bench -- [reading|making|memory|merging|product|chat|gateway|calls|costs|fairness|report|texts|work|browser …]`:
// measures the product, and of a group only the parts whose names hold certain words as `texts:document`. Each figure is the median of several runs, shown beside its target and a lower
// bound or another program measured in the same run. Nothing fails when a target is missed.

requireNode();
await install();
await build();

const GROUPS = {
  reading: measureReading,
  making: measureMaking,
  memory: measureMemory,
  merging: measureMerging,
  product: measureProduct,
  chat: measureChat,
  gateway: measureGateway,
  calls: measureCalls,
  costs: measureCosts,
  fairness: measureFairness,
  report: measureReport,
  texts: measureTexts,
  work: measureWork,
  browser: measureBrowser,
};
const only = process.argv.slice(2);
const rows = [];
for (const [group, measure] of Object.entries(GROUPS)) {
  const parts = only.filter((one) => one.split(':')[0] === group).map((one) => one.split(':')[1]);
  /** @type {import('./bench/measure.mjs').Chosen} */
  const chosen = (what) => parts.some((part) => !part || what.toLowerCase().includes(part));
  if (only.length === 0) rows.push(...(await measure(() => true)));
  else if (parts.length > 0) rows.push(...(await measure(chosen)));
}
const table = [
  '| what | measured | promise | beside it |',
  '|---|---|---|---|',
  ...rows.map(
    ({ what, measured, promise, beside }) => `| ${what} | ${measured} | ${promise} | ${beside} |`,
  ),
].join('\n');
console.log(`\n${table}\n`);

const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
if (only.length === 0)
  writeFileSync(
    join(ROOT, 'docs/BENCHMARKS.md'),
    `# Benchmarks\n\nThe last run of \`npm run bench\`: ${new Date().toISOString().slice(0, 10)}, ${machine}. Medians; memory is the process' peak.\n\n${table}\n`,
  );
