import { spawnSync } from 'node:child_process';
import { firstOf, median, milliseconds } from './measure.mjs';

const CONTACTS = 60;
const EXPORTS = 300;
const DRAFTS = 200;
const ROUNDS = 3;
const PASSWORD = 'kata sandi lain untuk uji 9';

/**
 * Measures how long one person's single request waits while another person makes hundreds: on each kind of
 * queue, with the usage limits, and without them, where only taking turns keeps the wait short.
 */
export async function measureFairness() {
  const hasRedis = spawnSync('redis-server', ['--version']).status === 0;
  const rows = [];
  /** @type {('PostgreSQL' | 'Redis')[]} */
  const backends = hasRedis ? ['PostgreSQL', 'Redis'] : ['PostgreSQL'];
  for (const backend of backends)
    for (const hasLimits of [true, false]) {
      console.log(
        `Fairness with the queue on ${backend}, ${hasLimits ? 'with' : 'without'} limits …`,
      );
      rows.push(...(await measureOne(backend, hasLimits)));
    }
  return rows;
}

/** @param {'PostgreSQL' | 'Redis'} backend @param {boolean} hasLimits */
async function measureOne(backend, hasLimits) {
  const { addressOf, Caller, pause, prepareWorld, startCluster } = await import('#packages/trials');
  const cluster = await startCluster({
    gateways: 1,
    workers: 1,
    backend,
    hasLimits,
    settings: { LOG_LEVEL: 'warn' },
  });
  try {
    const { quarters, sessionId } = await prepareWorld(cluster, CONTACTS);
    const { api } = cluster.admin;
    const other = await somebodyElse();
    const { session_id: session } = await other.api.call('startSession', {
      body: {
        quarter_now_id: firstOf(quarters).id,
        quarter_before_id: /** @type {(typeof quarters)[number]} */ (quarters[1]).id,
      },
    });
    let asked = 0;
    const periods = () => ({
      quarter_now: `Triwulan I ${(asked += 1)}`,
      quarter_before: `Triwulan II ${asked}`,
    });
    /** @type {(api: typeof other.api, session: string) => Promise<unknown>} */
    const tabulate = (by, of) =>
      by.file('tabulation', { params: { session: of }, body: periods() });
    /** @type {(api: typeof other.api, session: string) => Promise<unknown>} */
    const draft = (by, of) =>
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
      { what: 'An export', work: tabulate, many: EXPORTS },
      { what: 'A draft', work: draft, many: DRAFTS },
    ];
    const rows = [];
    for (const { what, work, many } of cases) {
      await work(other.api, session);
      const alone = [];
      for (let round = 0; round < ROUNDS; round += 1)
        alone.push(await timeOf(() => work(other.api, session)));
      let refused = 0;
      let done = 0;
      const crowd = Array.from({ length: many }, () =>
        work(api, sessionId).then(
          () => (done += 1),
          () => (refused += 1),
        ),
      );
      await pause(300);
      const doneBefore = done;
      // A model that is asked by hundreds may break down, which is no matter of turns.
      const beside = await timeOf(() => work(other.api, session)).catch(() => null);
      const between = done - doneBefore;
      await Promise.all(crowd);
      rows.push({
        what: `${what} of one while another asks for ${many}, ${hasLimits ? '' : 'no limits, '}queue on ${backend}`,
        measured: beside === null ? 'refused' : milliseconds(beside),
        promise: 'one job longer at most',
        beside: `alone ${milliseconds(median(alone))}; meanwhile ${between} of the ${many} were done; ${refused} refused`,
      });
    }
    return rows;

    async function somebodyElse() {
      const body = { username: 'orang-lain', role: /** @type {const} */ ('staff') };
      const made = await api.call('createUser', { body });
      const caller = new Caller([addressOf(firstOf(cluster.gateways))]);
      await caller.signIn(body.username, String(made.one_time_password));
      await caller.api.call('changePassword', {
        body: { current_password: String(made.one_time_password), new_password: PASSWORD },
      });
      return caller;
    }
  } finally {
    await cluster.stop();
  }
}

/** @param {() => Promise<unknown>} work */
async function timeOf(work) {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
