import { setTimeout as pause } from 'node:timers/promises';
import { firstOf, median, megabytes, milliseconds, percentile, type Row } from './measure.js';
import { PERIODS, childrenOf, prepareWorld, startCluster } from '../index.js';
import { spawnSync } from 'node:child_process';

const CONTACTS = 60;
const MANY = 2500;
const CLICKS = 150;
const JOBS = 150;

/** Measures the time of a job through the queue, the jobs done a second, and the processes' memory. */
export async function measureWork() {
  const hasRedis = spawnSync('redis-server', ['--version']).status === 0;
  const rows = [];
  const backends: ('PostgreSQL' | 'Redis')[] = hasRedis ? ['PostgreSQL', 'Redis'] : ['PostgreSQL'];
  for (const backend of backends) {
    console.log(`Jobs with the queue on ${backend} …`);
    rows.push(...(await measureBackend(backend)));
  }
  console.log(`Memory with ${MANY} contacts …`);
  return [...rows, ...(await measureMemory())];
}

async function measureBackend(backend: 'PostgreSQL' | 'Redis') {
  const rows = [];
  for (const workers of [1, 2]) {
    const cluster = await startCluster({
      gateways: 1,
      workers,
      backend,
      settings: { LOG_LEVEL: 'warn' },
    });
    try {
      const { sessionId } = await prepareWorld(cluster, CONTACTS);
      const { api } = cluster.admin;
      const params = { session: sessionId };
      if (workers === 1) {
        const clicks = await times(CLICKS, () => api.call('compare', { params }));
        const plain = await times(CLICKS, () => api.call('me'));
        rows.push({
          what: `A comparison by a worker, queue on ${backend}`,
          measured: `${milliseconds(median(clicks))}, p99 ${milliseconds(percentile(clicks, 0.99))}`,
          promise: '–',
          beside: `a call without a worker ${milliseconds(median(plain))} (floor)`,
        });
      }
      // One job first, so that the threads that write workbooks have started.
      await api.file('exportBab3', { params, body: PERIODS });
      await pause(500);
      const began = performance.now();
      await Promise.all(
        Array.from({ length: JOBS }, () => api.file('exportBab3', { params, body: PERIODS })),
      );
      const perSecond = JOBS / ((performance.now() - began) / 1000);
      rows.push({
        what: `Workbooks of BAB 3 by ${workers} worker${workers > 1 ? 's' : ''}, queue on ${backend}`,
        measured: `${perSecond.toFixed(1)}/s`,
        promise: '–',
        beside: `${JOBS} asked for at once; PostgreSQL and gateway on the same processors`,
      });
    } finally {
      await cluster.stop();
    }
  }
  return rows;
}

async function measureMemory() {
  const cluster = await startCluster({ gateways: 1, workers: 1, backend: 'PostgreSQL' });
  try {
    const { admin, gateways, workers } = cluster;
    await pause(2000);
    const gateway = firstOf(gateways);
    const worker = firstOf(workers);
    const rest = { gateway: gateway.residentBytes(), worker: worker.residentBytes() };
    const readers = childrenOf(worker.pid).length;
    let [most, mostWorker] = [0, 0];
    const watch = setInterval(() => {
      most = Math.max(most, gateway.residentBytes());
      mostWorker = Math.max(mostWorker, worker.residentBytes());
    }, 50);
    const { sessionId } = await prepareWorld(cluster, MANY);
    const params = { session: sessionId };
    await admin.api.call('compare', { params });
    await admin.api.file('tabulation', { params, body: PERIODS });
    await admin.api.call('wordcloud', { params, body: { text_type: 'domestik' } });
    clearInterval(watch);
    const row = (what: string, atRest: number, atMost: number, beside: string): Row => ({
      what: `Memory of the ${what}, at rest and at most with ${MANY} contacts`,
      measured: `${megabytes(atRest)}, ${megabytes(atMost)}`,
      promise: '–',
      beside,
    });
    return [
      row('gateway', rest.gateway, most, 'one that was just started (floor)'),
      row(
        'worker',
        rest.worker,
        mostWorker,
        `its threads among it; beside it ${readers} warm reading process`,
      ),
    ];
  } finally {
    await cluster.stop();
  }
}

async function times(rounds: number, work: () => Promise<unknown>) {
  const measured = [];
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    await work();
    measured.push(performance.now() - began);
  }
  return measured;
}
