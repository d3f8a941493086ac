import { sessionOf } from '../index.js';
import { firstOf, median, milliseconds } from './measure.js';
import { CONTACTS, inSmallWorld } from './small-world.js';

const ROUNDS = 5;

/** Measures how long a whole report takes by rules, and to be written as a document and as pages. */
export async function measureReport() {
  return inSmallWorld(async (cluster, { quarters }) => {
    const { api } = cluster.admin;
    const worker = firstOf(cluster.workers);
    const drafting = [];
    const writing = [];
    const costs = [];
    let sections = 0;
    // The first report is not measured, since it starts threads and loads libraries.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const { id } = await api.call('createReport', { body: sessionOf(quarters) });
      const params = { id };
      const cpu = worker.cpuSeconds();
      const began = performance.now();
      const { drafted } = await api.call('draftReport', { params, body: { writer: 'automatic' } });
      const drawn = performance.now();
      const cost = (worker.cpuSeconds() - cpu) * 1000;
      await api.file('exportReport', { params, body: { format: 'docx', copy: 'internal' } });
      if (round === 0) continue;
      sections = drafted;
      drafting.push(drawn - began);
      writing.push(performance.now() - drawn);
      costs.push(cost);
    }
    return [
      {
        what: `A whole report of ${sections} sections by rules, ${CONTACTS} contacts`,
        measured: milliseconds(median(drafting)),
        promise: '< 5 s',
        beside: `${milliseconds(median(costs))} of a processor in the worker`,
      },
      {
        what: 'The same as a Word document',
        measured: milliseconds(median(writing)),
        promise: '–',
        beside: `its drafting ${milliseconds(median(drafting))}`,
      },
    ];
  });
}
