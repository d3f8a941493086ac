import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { GROUPS } from '../bench/groups.js';
import type { Chosen } from '../bench/measure.js';
import { ROOT } from '../root.js';

// `npm run bench -- [reading|making|memory|archive|merging|product|chat|gateway|calls|costs|drafts|fairness|report|texts|work|browser|attacks …]`:
// measures the product, and of a group only the parts whose names hold certain words as `texts:document`.
// Each figure is the median of several runs, shown beside its target and a lower bound or another program
// measured in the same run. `--archive FOLDER` keeps the national archive, which takes minutes to build,
// for the next run; `--queries 60` searches it with fewer than 500. Nothing fails when a target is missed.

const { positionals: only, values: options } = parseArgs({
  allowPositionals: true,
  options: { archive: { type: 'string' }, queries: { type: 'string' } },
});
const rows: string[] = [];
for (const [group, measure] of Object.entries(GROUPS)) {
  const parts = only.filter((one) => one.split(':')[0] === group).map((one) => one.split(':')[1]);
  if (only.length > 0 && parts.length === 0) continue;
  const chosen: Chosen = (what) =>
    only.length === 0 || parts.some((part) => !part || what.toLowerCase().includes(part));
  for await (const { what, measured, promise, beside } of await measure(chosen, options)) {
    rows.push(`| ${what} | ${measured} | ${promise} | ${beside} |`);
    // A long run that is cut has told what it found.
    console.error(rows.at(-1));
  }
}
const table = ['| what | measured | promise | beside it |', '|---|---|---|---|', ...rows].join(
  '\n',
);
console.log(`\n${table}\n`);

const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
if (only.length === 0)
  writeFileSync(
    join(ROOT, 'docs/evidence/BENCHMARKS.md'),
    `# Benchmarks\n\nThe last run of \`npm run bench\`: ${new Date().toISOString().slice(0, 10)}, ${machine}. Medians; memory is the process' peak.\n\n${table}\n`,
  );
