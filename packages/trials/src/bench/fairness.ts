import { setTimeout as pause } from 'node:timers/promises';
import { type Chosen, firstOf, median, milliseconds } from './measure.js';
import { Caller, addressOf, connectTo, prepareWorld, startCluster } from '../index.js';
import { signUp } from '../load/journey.js';
import { spawnSync } from 'node:child_process';
import { timed } from './running-product.js';

const CONTACTS = 60;
const EXPORTS = 300;
const DRAFTS = 200;
const CLICKS = 5;
/** The median time that a person's runs of a job took, from the claim of each to its end. */
const ONE_JOB = `
  SELECT percentile_cont(0.5) WITHIN GROUP (
           ORDER BY extract(epoch FROM finished_at - started_at) * 1000) AS job_ms
    FROM job_run JOIN app_user u ON u.id = owner_id
   WHERE job_run.name = $1 AND u.username = $2 AND status = 'completed'`;

/**
 * Measures how long one person's clicks wait while another person makes hundreds: on each kind of queue,
 * with the usage limits, and without them, where only taking turns keeps the wait short. A click may wait
 * one of the crowd's jobs longer than alone; how long such a job takes meanwhile is shown beside it.
 */
export async function measureFairness(chosen: Chosen) {
  const hasRedis = spawnSync('redis-server', ['--version']).status === 0;
  const rows = [];
  const backends: ('PostgreSQL' | 'Redis')[] = hasRedis ? ['PostgreSQL', 'Redis'] : ['PostgreSQL'];
  for (const backend of backends)
    for (const hasLimits of [true, false]) {
      const which = `queue on ${backend}, ${hasLimits ? 'with' : 'without'} limits`;
      if (!chosen(which)) continue;
      console.log(`Fairness, ${which} …`);
      rows.push(...(await measureOne(backend, hasLimits)));
    }
  return rows;
}

async function measureOne(backend: 'PostgreSQL' | 'Redis', hasLimits: boolean) {
  const cluster = await startCluster({
    gateways: 1,
    workers: 1,
    backend,
    hasLimits,
    settings: { LOG_LEVEL: 'warn' },
  });
  const database = await connectTo(cluster.postgres.url);
  try {
    const { quarters, sessionId } = await prepareWorld(cluster, CONTACTS);
    const { api } = cluster.admin;
    const other = new Caller([addressOf(firstOf(cluster.gateways))]);
    await signUp(api, other, 1);
    const { session_id: session } = await other.api.call('startSession', {
      body: {
        quarter_now_id: firstOf(quarters).id,
        quarter_before_id: (quarters[1] as (typeof quarters)[number]).id,
      },
    });
    let asked = 0;
    const periods = () => ({
      quarter_now: `Kini ${(asked += 1)}`,
      quarter_before: `Lalu ${asked}`,
    });
    const tabulate = (by: typeof api, of: string): Promise<unknown> =>
      by.file('tabulation', { params: { session: of }, body: periods() });
    const draft = (by: typeof api, of: string): Promise<unknown> =>
      by.call('summary', {
        params: { session: of },
        body: {
          ...periods(),
          chapter: 'bab_2',
          analysis_type: 'indikator_utama',
          indicator_type: 'domestik',
        },
      });
    const cases = [
      { what: 'Exports', job: 'write-tabulation', work: tabulate, many: EXPORTS },
      { what: 'Drafts', job: 'write-summary', work: draft, many: DRAFTS },
    ];
    const rows = [];
    for (const { what, job, work, many } of cases) {
      const click = async () => (await timed(() => work(other.api, session)))[0];
      await click();
      const alone = [];
      for (let round = 0; round < CLICKS; round += 1) alone.push(await click());
      let refused = 0;
      let done = 0;
      const crowd = Array.from({ length: many }, () =>
        work(api, sessionId).then(
          () => (done += 1),
          () => (refused += 1),
        ),
      );
      await pause(300);
      const beside: number[] = [];
      let lost = 0;
      // Clicks one after the other as long as the crowd waits; a model that is asked by hundreds may
      // break down, which is no matter of turns.
      while (beside.length + lost < CLICKS && done + refused < many)
        await click().then(
          (ms) => beside.push(ms),
          () => (lost += 1),
        );
      await Promise.all(crowd);
      const {
        rows: [{ job_ms: jobMs }],
      } = await database.query(ONE_JOB, [job, 'admin']);
      rows.push({
        what: `${what} of one while another asks for ${many}, ${hasLimits ? '' : 'no limits, '}queue on ${backend}`,
        measured: `${beside.map((ms) => milliseconds(ms)).join(' ')}${lost ? `, ${lost} refused` : ''}`,
        promise: 'one job longer at most',
        beside: `alone ${milliseconds(median(alone))}; one of the crowd's jobs ${milliseconds(jobMs)}; ${refused} of the ${many} refused`,
      });
    }
    return rows;
  } finally {
    await database.end();
    await cluster.stop();
  }
}
