import { isStoredJob, type JobName, type JobPayload, type JobResult, JOBS } from '@lqc/contracts';
import { type BegunRun, type JobRun, sourceOf } from '@lqc/database';
import { aPerson, startTestPostgres } from '@lqc/database/testing';
import { type ModelStandIn, startModelStandIn } from '@lqc/drafting/testing';
import { createQueue } from '@lqc/queue';
import { pino } from 'pino';
import { jobHandlers } from '../src/jobs/index.js';
import type { LlmAccess } from '../src/runtime/job-context.js';
import { startWorker } from '../src/runtime/worker.js';
import { WorkerMetrics } from '../src/status/worker-metrics.js';
import { readingHere, sharedIsolation } from './shared-isolation.js';

/** Longer than any test may take: a test's own limit ends it before, however busy the machine is. */
const ENDED_WITHIN_MS = 300_000;
/** Looked at more seldom the longer it takes, since each look is work for database and worker. */
const LOOK_EVERY_MS = { first: 10, growing: 1.3, atMost: 250 };

/** Sample data are made and read before the first test. */
const LOADED_WITHIN_MS = 120_000;

/** Longer than any test: a worker that sweeps this seldom takes up what messages tell it alone. */
export const NEVER_MS = 86_400_000;

type Ended<N extends JobName> = JobRun & { readonly result: JobResult<N> };

interface Options extends Partial<
  Pick<Parameters<typeof startWorker>[0], 'handlers' | 'isolation' | 'log' | 'sweepEveryMs'>
> {
  /** The office has the sample data of so many contacts; left out, it has no files. */
  readonly samples?: number;
}

/** A worker at work on a database and queue of its own. */
export async function startRunningWorker(
  llm?: LlmAccess,
  { handlers = jobHandlers, log = pino({ level: 'silent' }), samples, ...options }: Options = {},
) {
  const postgres = await startTestPostgres();
  const like = samples === undefined ? undefined : await officeWith(samples);
  const { database, url } = await postgres.createDatabase({ like });
  const queue = await createQueue({ databaseUrl: url });
  const metrics = new WorkerMetrics(database);
  const worker = await startWorker({
    database,
    metrics,
    queue,
    isolation: sharedIsolation,
    ...options,
    handlers,
    log,
    ...(llm && { llm }),
  });
  const { id: ownerId } = (await database.users.findByName('admin')) ?? (await aPerson(database));

  async function ended(runId: string): Promise<JobRun> {
    const { first, growing, atMost } = LOOK_EVERY_MS;
    for (let waited = 0, look = first; waited < ENDED_WITHIN_MS; waited += look) {
      const run = await database.runs.find(runId);
      if (run?.finishedAt) return run;
      look = Math.min(look * growing, atMost);
      await new Promise((done) => setTimeout(done, look));
    }
    throw new Error('the run did not end');
  }

  async function keyOf(name: JobName, payload: unknown): Promise<string | null> {
    if (!isStoredJob(name)) return null;
    return (await database.computations.find(name, payload as JobPayload<typeof name>)).key;
  }

  /** Asks for work as the gateway does. */
  async function enqueue<N extends JobName>(name: N, payload: JobPayload<N>): Promise<string> {
    const computation = await keyOf(name, payload);
    const run = { name, payload, ownerId, requestId: null, computation };
    const [begun] = await database.runs.beginWithin([{ run, within: { names: [], limit: 1 } }]);
    const { id, isOver } = begun as BegunRun;
    if (!isOver) await queue.enqueue(id, name);
    return id;
  }

  return {
    postgres,
    database,
    queue,
    log,
    metrics,
    ownerId,
    ended,
    enqueue,
    /** A run when it has ended; what completed was held against the job's own schema, else it is null. */
    async run<N extends JobName>(name: N, payload: JobPayload<N>): Promise<Ended<N>> {
      const over = await ended(await enqueue(name, payload));
      if (over.computation)
        over.result = JSON.parse((await database.computations.read(over.computation)) ?? 'null');
      if (over.status === 'completed') JOBS[name].result.parse(over.result);
      return over as Ended<N>;
    },
    /** The run of a job that another one started last, when it has ended. */
    async lastRun(name: JobName): Promise<JobRun> {
      const [last] = await database.dataSource.query<{ id: string }[]>(
        'SELECT id FROM job_run WHERE name = $1 ORDER BY created_at DESC LIMIT 1',
        [name],
      );
      return ended(last!.id);
    },
    content: (bytes: Uint8Array): Promise<string> => database.contents.store(Buffer.from(bytes)),
    url,
    /** Ends the worker and leaves its database, which nobody is connected to then. */
    async leave() {
      await worker.stop({ finishWithinMs: 1000 });
      await queue.close();
      await database.close();
    },
    async stop() {
      await this.leave();
      await postgres.stop();
    },
  };
}

const offices = new Map<number, Promise<string>>();

/** The URL of a database into which a worker loaded the sample data, once for all test files of a process. */
function officeWith(contacts: number): Promise<string> {
  const made = offices.get(contacts) ?? loadSamples(contacts);
  offices.set(contacts, made);
  return made;
}

async function loadSamples(contacts: number): Promise<string> {
  const running = await startRunningWorker(undefined, { isolation: readingHere });
  (globalThis.endAfterTests ??= []).push(() => running.postgres.stop());
  const { status } = await running.run('load-sample-data', { contacts });
  if (status !== 'completed') throw new Error('the sample data were not loaded');
  await running.leave();
  return running.url;
}

export type Running = Awaited<ReturnType<typeof startRunningWorker>>;

// What a file of tests works with; there once `withRunningWorker` or `withModel` has begun.
export let running: Running;
export let standIn: ModelStandIn;

/** Starts a worker before a file's tests, then does what they `begin` with; stops it after them. */
export function withRunningWorker(
  options: Options,
  begin: () => Promise<unknown> = async () => {},
): void {
  beforeAll(async () => {
    running = await startRunningWorker(undefined, options);
    await begin();
  }, LOADED_WITHIN_MS);
  afterAll(() => running?.stop());
}

/** The same, with a stand-in of the language model. */
export function withModel(
  { apiKey = 'kunci', ...options }: Options & { readonly apiKey?: string },
  begin: () => Promise<unknown>,
): void {
  beforeAll(async () => {
    standIn = await startModelStandIn(() => running?.database.names.all() ?? []);
    running = await startRunningWorker({ baseUrl: standIn.url, apiKey }, options);
    await begin();
  }, LOADED_WITHIN_MS);
  afterAll(async () => {
    await running?.stop();
    await standIn?.stop();
  });
}

/** Starts a session over these of the stored quarters and the stored companies; gives its id. */
export async function storedSession(
  { database, ownerId }: Running,
  labels: { readonly now: string; readonly before: string; readonly lastYear?: string },
): Promise<string> {
  const files = await database.files.list();
  const quarter = (label: string) => files.find((file) => file.label === label)!;
  const [now, before] = [quarter(labels.now), quarter(labels.before)];
  const lastYear = labels.lastYear === undefined ? null : quarter(labels.lastYear);
  const company = files.find(({ kind }) => kind === 'company')!;
  const sessionId = crypto.randomUUID();
  await database.sessions.create({
    id: sessionId,
    ownerId,
    surveyBeforeId: before.survey_id,
    surveyNowId: now.survey_id,
    surveyLastYearId: lastYear?.survey_id ?? null,
    registerId: company.register_id,
    sources: {
      before: sourceOf(before),
      now: sourceOf(now),
      last_year: lastYear && sourceOf(lastYear),
      company: sourceOf(company),
    },
  });
  return sessionId;
}

/** Starts a session over the last two quarters of the sample data. */
export const sampleSession = (running: Running): Promise<string> =>
  storedSession(running, { now: 'Triwulan III 2025', before: 'Triwulan II 2025' });
