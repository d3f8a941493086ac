import {
  CodedError,
  errorKind,
  errorLocation,
  isDiskFull,
  JOBS,
  type JobName,
} from '@lqc/contracts';
import type { Database, JobRun } from '@lqc/database';
import type { JobQueue } from '@lqc/queue';
import { madeFileName } from '@lqc/phrases';
import { openSpan } from '@lqc/tracing';
import type { Logger } from 'pino';
import type { Isolation } from '../isolation/isolation.js';
import type { Outcome, WorkerMetrics } from '../status/worker-metrics.js';
import type { Job, JobContext, JobHandlers, LlmAccess } from './job-context.js';

const HEARTBEAT_MS = 3000;

export interface CarryOut {
  readonly database: Database;
  readonly queue: JobQueue;
  readonly isolation: Pick<Isolation, keyof Isolation>;
  readonly metrics: WorkerMetrics;
  readonly llm: LlmAccess;
  readonly handlers: JobHandlers;
  readonly log: Logger;
  readonly workerId: string;
  /** Claims the next run in order, or gives null when there is none to claim. */
  readonly claim: () => Promise<JobRun | null>;
  /** Aborted when this worker stops before the run ended. */
  readonly stopping: AbortSignal;
}

/** Thrown into a job that is stopped from outside, with the reason. */
class Stopped extends Error {
  constructor(readonly why: 'cancelled' | 'worker-stops') {
    super(why);
  }
}

/**
 * Claims the next run, does its work and ends it: with its result, with a coded failure, or handed
 * back for another attempt. When it throws, the queue delivers the message again.
 *
 * @returns whether there was a run to claim
 */
export async function carryOut(tools: CarryOut): Promise<boolean> {
  const run = await tools.claim();
  if (!run) return false;
  tools.metrics.began(run);
  const log = tools.log.child({ run_id: run.id, job: run.name, request_id: run.requestId });
  const span = openSpan(run.name, {
    kind: 'consumer',
    parent: run.traceParent,
    attributes: { 'liaison.run_id': run.id, 'liaison.request_id': run.requestId ?? '' },
  });
  const startedAt = performance.now();
  let outcome: Outcome = 'broke';
  try {
    const held = await span.run(() => work(run, { ...tools, log }));
    outcome = held ? 'completed' : 'lost';
    log.info({ duration_ms: Math.round(performance.now() - startedAt), held }, 'run ended');
  } catch (error) {
    if (error instanceof Stopped) outcome = 'stopped';
    if (error instanceof CodedError) outcome = error.code;
    await endFailed(run, error, { ...tools, log });
  } finally {
    tools.metrics.ended(run.name, outcome, performance.now() - startedAt);
    span.end(outcome === 'completed' ? {} : { failure: outcome });
  }
  return true;
}

async function work(run: JobRun, tools: CarryOut): Promise<boolean> {
  const { database, isolation, handlers, workerId, stopping, log } = tools;
  // Another run may have stored the same computation after this one was queued.
  if (run.computation && (await database.claimedRuns.completeFromStore(run.id, workerId)))
    return true;
  const definition = JOBS[run.name];
  const payload = definition.payload.parse(run.payload) as never;
  const control = new AbortController();
  const stop = () => control.abort(new Stopped('worker-stops'));
  stopping.addEventListener('abort', stop, { once: true });
  if (stopping.aborted) stop();
  const timer = setTimeout(
    () => control.abort(new CodedError('JOB_TIMED_OUT')),
    definition.timeoutMs,
  );
  const heartbeat = setInterval(() => {
    database.claimedRuns.heartbeat(run.id, workerId).then(
      (alive) => alive || control.abort(new Stopped('cancelled')),
      () => {},
    );
  }, HEARTBEAT_MS);
  let reported: Promise<void> = Promise.resolve();
  const following: { readonly id: string; readonly name: JobName }[] = [];
  const context: JobContext = {
    database,
    llm: countingTokensFor(run.ownerId, tools),
    runId: run.id,
    ownerId: run.ownerId,
    signal: control.signal,
    report(progress, step, draft) {
      reported = reported
        .then(() => database.claimedRuns.report(run.id, workerId, { progress, step, draft }))
        .catch(() => {});
    },
    warn: (what, error) => log.warn({ error: errorLocation(error) }, what),
    isolated: (task, input, onProgress, maxProcessorMs) =>
      isolation.run(task, input, {
        weight: definition.weight,
        ownerId: run.ownerId,
        signal: control.signal,
        onProgress,
        maxProcessorMs,
      }),
    async follow(transaction, name, next) {
      const { ownerId, requestId, traceParent } = run;
      const follower = { name, payload: next, ownerId, requestId, traceParent };
      following.push({ id: await database.runs.create(follower, transaction), name });
    },
    storeArtifact(transaction, file) {
      const by = run.computation ? { computation: run.computation } : { runId: run.id };
      const fileName = madeFileName(run.name, payload);
      return database.artifacts.store(transaction, by, { ...file, fileName });
    },
  };
  try {
    const handler = handlers[run.name] as Job<JobName>;
    const finish = await orAborted(handler(payload, context), control.signal);
    await reported;
    control.signal.throwIfAborted();
    const held = await database.claimedRuns.complete(run.id, workerId, finish);
    // What the queue does not take now, a worker finds when it next looks.
    if (held)
      for (const next of following) await tools.queue.enqueue(next.id, next.name).catch(() => {});
    return held;
  } finally {
    clearTimeout(timer);
    clearInterval(heartbeat);
    stopping.removeEventListener('abort', stop);
    // What the job began side by side ends with it, also where it broke: the next attempt does it again.
    stop();
  }
}

async function endFailed(run: JobRun, error: unknown, tools: CarryOut): Promise<void> {
  const { database, workerId, log } = tools;
  if (error instanceof Stopped) {
    log.info({ why: error.why }, 'run stopped');
    if (error.why === 'cancelled') return;
    // If this fails, another worker finds the run when it next looks.
    if (await database.claimedRuns.handBack(run.id, workerId))
      await tools.queue.enqueue(run.id, run.name, run.attempts).catch(() => {});
    return;
  }
  if (error instanceof CodedError) {
    await database.claimedRuns.fail(run.id, workerId, error);
    await database.contents.deleteUnread(run.id);
    log.info({ code: error.code }, 'run refused');
    return;
  }
  const again = run.attempts < JOBS[run.name].attempts;
  // Messages of unforeseen errors may quote a file's content: only their kind and place are logged.
  log.error({ error: errorLocation(error), again }, 'run broke');
  const code = isDiskFull(error) ? 'SERVER_DISK_FULL' : 'INTERNAL';
  if (!again) return database.claimedRuns.fail(run.id, workerId, { code });
  await database.claimedRuns.handBack(run.id, workerId, { broke: true });
  throw error;
}

/** Access to the language model that adds the tokens used to the usage of the run's owner. */
function countingTokensFor(ownerId: string, { database, llm, log }: CarryOut): LlmAccess {
  return {
    ...llm,
    onTokensUsed(tokens) {
      llm.onTokensUsed?.(tokens);
      database.usage
        .addModelTokens(ownerId, tokens.prompt + tokens.completion)
        .catch((error: unknown) => log.error({ error: errorKind(error) }, 'tokens not counted'));
    },
  };
}

function orAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    promise.then(resolve, reject);
  });
}
