import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { measureChat } from './bench/chat.mjs';
import { measureMaking } from './bench/making.mjs';
import { measureMerging } from './bench/merging.mjs';
import { measureProduct } from './bench/product.mjs';
import { measureReading } from './bench/reading.mjs';
import { build, install, requireNode, ROOT } from './steps.mjs';

// `pnpm bench`: every figure beside a floor or a peer of the same run. Medians of several runs;
// nothing here judges, the promises stand in the table.

requireNode();
await install();
await build();

const rows = [
  ...(await measureReading()),
  ...(await measureMaking()),
  ...(await measureMerging()),
  ...(await measureProduct()),
  ...(await measureChat()),
];
const table = [
  '| what | measured | promise | beside it |',
  '|---|---|---|---|',
  ...rows.map(
    ({ what, measured, promise, beside }) => `| ${what} | ${measured} | ${promise} | ${beside} |`,
  ),
].join('\n');
console.log(`\n${table}\n`);

const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
writeFileSync(
  join(ROOT, 'docs/BENCHMARKS.md'),
  `# Benchmarks\n\nThe last run of \`pnpm bench\`: ${new Date().toISOString().slice(0, 10)}, ${machine}. Medians; memory is the process' peak.\n\n${table}\n`,
);
