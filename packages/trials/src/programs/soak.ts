import { parseArgs } from 'node:util';
import { runSoak, SOAK_GROUPS } from '../index.js';

// `npm run soak -- [--minutes 60] [--workers 2] [--only clouds,pdf,…] [--seed 7]`: uses the product in every way,
// hostile ones too, and watches what its workers hold. Exits with 1 when one holds 1.5 times as much at the
// end as after ten minutes, or 1 GB, or when a call ended as none should.

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    workers: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
  },
});
const only = values.only?.split(',');
const groups = SOAK_GROUPS.filter((group) => only?.includes(group) ?? true);
if (groups.length === 0) throw new Error(`--only knows ${SOAK_GROUPS.join(', ')}.`);

const megabytes = ({ resident, anonymous }: { resident: number; anonymous: number }) =>
  `${Math.round(resident / 2 ** 20)} MB (${Math.round(anonymous / 2 ** 20)} MB anonymous)`;
console.log(`${values.minutes} minutes of ${groups.join(', ')} …`);
const began = performance.now();
const { workers, restarts, ends, broken } = await runSoak({
  minutes: Number(values.minutes),
  workers: Number(values.workers),
  seed: Number(values.seed),
  groups,
  onSample: (now, calls) =>
    console.log(
      `${Math.round((performance.now() - began) / 1000)} s, ${calls} calls: ${now.map(megabytes).join('; ')}`,
    ),
});
for (const [end, count] of [...ends].sort()) console.log(`${String(count).padStart(6)} ${end}`);
for (const { settled, end, peak, growth, isWithin } of workers)
  console.log(
    `${isWithin ? 'ok    ' : 'BROKEN'} worker: settled ${megabytes(settled)}, at the end ${megabytes(end)}, ${growth.toFixed(2)} times as much; at most ${megabytes(peak)}`,
  );
console.log(`${restarts} workers were started anew; ${broken} calls ended as none should.`);
process.exit(broken > 0 || workers.some(({ isWithin }) => !isWithin) ? 1 : 0);
