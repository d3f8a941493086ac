import { KINDS } from '../index.js';
import { firstOf, median, milliseconds } from './measure.js';
import { CONTACTS, inSmallWorld } from './small-world.js';

const ROUNDS = 12;
const KINDS_SHOWN: [name: keyof typeof import('../index.js').KINDS, what: string][] = [
  ['read-quarterly-file', 'Storing and reading a quarter'],
  ['start-session', 'Starting a session'],
  ['compare-quarters', 'Comparing two quarters'],
  ['rank-words', 'Key words'],
  ['draw-word-cloud', 'Word cloud'],
  ['write-tabulation', 'Tabulation'],
  ['write-bab2', 'Workbook of BAB 2'],
  ['write-bab3', 'Workbook of BAB 3'],
  ['draw-sector-chart', 'Chart of sectors'],
  ['check-summary', 'Checking a draft'],
];

/** Measures what one job of each kind costs: its time, and the processor time of gateway and worker. */
export async function measureCosts() {
  return inSmallWorld(async (cluster, world) => {
    const gateway = firstOf(cluster.gateways);
    const worker = firstOf(cluster.workers);
    const cpu = () => gateway.cpuSeconds() + worker.cpuSeconds();
    const rows = [];
    for (const [name, what] of KINDS_SHOWN) {
      const ask = KINDS[name];
      if (!ask) throw new Error(`nobody knows how ${name} is asked for`);
      // The first job of a kind is not measured, since it starts threads and loads libraries.
      const first = await ask(world, 7000);
      const asked = [];
      for (let round = 1; round <= ROUNDS; round += 1) asked.push(await ask(world, 7000 + round));
      await cluster.admin.must(first);
      const before = cpu();
      const times = [];
      for (const call of asked) {
        const began = performance.now();
        await cluster.admin.must(call);
        times.push(performance.now() - began);
      }
      const cost = ((cpu() - before) * 1000) / ROUNDS;
      rows.push({
        what: `${what}, ${CONTACTS} contacts, alone`,
        measured: milliseconds(median(times)),
        promise: '–',
        beside: `${milliseconds(cost)} of a processor in gateway and worker`,
      });
    }
    return rows;
  });
}
