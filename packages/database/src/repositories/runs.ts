import { randomUUID } from 'node:crypto';
import { CodedError, type JobDefinition, type JobName, type JobPayload } from '@lqc/contracts';
import { type DataSource, type EntityManager, In } from 'typeorm';
import { z } from 'zod';
import { jobName, KNOWN_JOBS } from '../columns.js';
import { now } from '../database-clock.js';
import { JobRun } from '../entities/job-run.js';
import { firstRow, hasRows, rows } from '../rows.js';
import { safeJson } from '../safe-text.js';
import type { ContentRepository } from './contents.js';
import type { SignedIn } from './auth-sessions.js';
import { takeTurn } from './one-at-a-time.js';

export interface NewRun<Name extends JobName> {
  readonly name: Name;
  readonly payload: JobPayload<Name>;
  readonly ownerId: string;
  readonly requestId: string | null;
  readonly traceParent?: string | null;
}

type AnyRun = NewRun<JobName> & { readonly computation: string | null };

/** A run that is asked for, and the highest number of unfinished runs of these jobs that its owner may have. */
export interface AskedRun {
  readonly run: AnyRun;
  readonly within: { readonly names: readonly JobName[]; readonly limit: number };
}

/** A run that was inserted; it is over at once where its result was stored already. */
export interface BegunRun {
  readonly id: string;
  readonly isOver: boolean;
}

/** Work of which one run at a time may be under way for what a field of the payload names. */
export type AloneFor = NonNullable<JobDefinition['alone']>;

/** Who asks for what runs gave. */
export type Asker = Pick<SignedIn['user'], 'id' | 'role'>;

/** SQL over a run `r`: what it gave goes with the report that it is about, and comes back with it. */
export const ITS_REPORT_IS_THERE = `(r.payload ->> 'reportId' IS NULL
  OR EXISTS (SELECT 1 FROM report WHERE report.id = CAST(r.payload ->> 'reportId' AS uuid)))`;

const UNFINISHED = In(['queued', 'running']);

/** Runs of jobs from the side of those who ask for them. Every change of state is one conditional UPDATE. */
export class RunRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly contents: ContentRepository,
  ) {}

  /** Inserts a run whose result is not shared with others; gives its id. */
  async create<N extends JobName>(
    run: NewRun<N>,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<string> {
    const [begun] = await insertRuns(manager, [{ ...run, computation: null }]);
    return begun!.id;
  }

  /**
   * Inserts the runs that one person asks for, in one transaction, as far as their limits allow. What is
   * refused costs one look at what the person has unfinished, however many ask. A run of a computation whose
   * result is already stored is completed at once. When several persons ask for the same computation, each
   * has a run, and only one of them is carried out.
   *
   * @returns for each run what was begun, or the refusal `TOO_MANY_RUNS`
   */
  beginWithin(asked: readonly AskedRun[]): Promise<(BegunRun | CodedError)[]> {
    return this.dataSource.transaction((manager) => insertWithin(manager, asked));
  }

  /**
   * Inserts a run like `beginWithin`, which has to be the only unfinished one of its job for what a field
   * of its payload names.
   *
   * @throws CodedError `TOO_MANY_RUNS`, and the refusal of `alone`
   */
  beginAlone(asked: AskedRun, alone: AloneFor): Promise<BegunRun> {
    return this.dataSource.transaction(async (manager) => {
      await requireAlone(manager, asked.run, alone);
      const [begun] = await insertWithin(manager, [asked]);
      if (begun instanceof CodedError) throw begun;
      return begun!;
    });
  }

  /** Whether a run of this job is waiting or running. */
  isUnderWay(name: JobName): Promise<boolean> {
    return this.dataSource.manager.existsBy(JobRun, { name, status: UNFINISHED });
  }

  /** Whether a run with this payload waits, and so will see what is stored by now. */
  isWaiting<N extends JobName>(name: N, payload: JobPayload<N>): Promise<boolean> {
    return hasRows(
      this.dataSource,
      `SELECT FROM job_run WHERE name = $1 AND payload = $2 AND status = 'queued' LIMIT 1`,
      [name, safeJson(payload)],
    );
  }

  find(id: string): Promise<JobRun | null> {
    return this.dataSource.manager.findOneBy(JobRun, { id });
  }

  /** The run, if it is this person's; for admins, anybody's. None of a report that is deleted. */
  givenTo({ id: userId, role }: Asker, id: string): Promise<JobRun | null> {
    return this.dataSource.manager
      .createQueryBuilder(JobRun, 'r')
      .where('r.id = :id', { id })
      .andWhere('(r.ownerId = :userId OR :isAdmin)', { userId, isAdmin: role === 'admin' })
      .andWhere(ITS_REPORT_IS_THERE)
      .getOne();
  }

  /**
   * Cancels a run; false when it had already ended. The worker notices at its next heartbeat; for
   * everybody else the run has ended at once, and what it was to read is deleted. Runs that waited for
   * the same computation continue.
   */
  cancel(id: string): Promise<boolean> {
    return this.dataSource.transaction(async (transaction) => {
      const { affected } = await transaction.update(
        JobRun,
        { id, status: UNFINISHED },
        {
          status: 'cancelled',
          cancelRequested: true,
          errorCode: 'JOB_CANCELLED',
          finishedAt: now,
        },
      );
      if (affected === 1) await this.contents.deleteUnread(id, transaction);
      return affected === 1;
    });
  }

  /** Queues a failed run again; null when there is no such run or it has not failed. */
  revive(id: string): Promise<{ name: JobName } | null> {
    return firstRow(
      this.dataSource,
      z.object({ name: jobName }),
      `UPDATE job_run SET status = 'queued', progress = 0, step = NULL, draft = NULL, attempts = 0,
              error_code = NULL, error_args = NULL, error_details = NULL, claimed_by = NULL,
              heartbeat_at = NULL, started_at = NULL, finished_at = NULL
        WHERE id = $1 AND status = 'failed' AND name = ANY($2) RETURNING name`,
      [id, KNOWN_JOBS],
    );
  }
}

/** Inserts the runs of one person that stay within their limits. */
async function insertWithin(
  manager: EntityManager,
  asked: readonly AskedRun[],
): Promise<(BegunRun | CodedError)[]> {
  const ownerId = asked[0]!.run.ownerId;
  // Locked, so that calls at the same time do not each count the runs before the others are inserted.
  await takeTurn(manager, ownerId);
  const counts = await rows(
    manager,
    z.object({ name: jobName, count: z.coerce.number() }),
    `SELECT name, count(*) AS count FROM job_run
      WHERE owner_id = $1 AND status IN ('queued', 'running') GROUP BY name`,
    [ownerId],
  );
  const unfinished = new Map<JobName, number>(counts.map(({ name, count }) => [name, count]));
  const isWithin = asked.map(({ run, within: { names, limit } }) => {
    const all = names.reduce((sum, name) => sum + (unfinished.get(name) ?? 0), 0);
    if (all < limit) unfinished.set(run.name, (unfinished.get(run.name) ?? 0) + 1);
    return all < limit;
  });
  const allowed = asked.filter((_, at) => isWithin[at]).map(({ run }) => run);
  const begun = allowed.length > 0 ? await insertRuns(manager, allowed) : [];
  return asked.map(({ within: { limit } }, at) =>
    isWithin[at] ? begun.shift()! : new CodedError('TOO_MANY_RUNS', { limit }),
  );
}

/** Inserts runs with one statement, each a little younger than the one before. */
async function insertRuns(manager: EntityManager, runs: readonly AnyRun[]): Promise<BegunRun[]> {
  const inserted = runs.map((run, at) => ({
    id: randomUUID(),
    name: run.name,
    payload: run.payload,
    owner_id: run.ownerId,
    request_id: run.requestId,
    trace_parent: run.traceParent ?? null,
    key: run.computation,
    at,
  }));
  const begun = await rows(
    manager,
    z.object({ id: z.string(), isOver: z.boolean() }),
    `INSERT INTO job_run (id, name, payload, owner_id, request_id, trace_parent, computation,
                          status, progress, finished_at, created_at)
     SELECT asked.id, asked.name, payload, owner_id, request_id, trace_parent, key,
            CASE WHEN c.key IS NULL THEN 'queued' ELSE 'completed' END,
            CASE WHEN c.key IS NULL THEN 0 ELSE 100 END,
            CASE WHEN c.key IS NOT NULL THEN now() END,
            now() + at * interval '1 microsecond'
       FROM jsonb_to_recordset($1) AS asked (id uuid, name text, payload jsonb, owner_id uuid,
              request_id text, trace_parent text, key text, at integer)
       LEFT JOIN stored_computation c USING (key)
     RETURNING id, status = 'completed' AS "isOver"`,
    [safeJson(inserted)],
  );
  const byId = new Map(begun.map((one) => [one.id, one]));
  return inserted.map(({ id }) => byId.get(id)!);
}

/** Locked, so that of two calls at the same time only one finds nothing under way. */
async function requireAlone<N extends JobName>(
  manager: EntityManager,
  { name, payload }: NewRun<N>,
  { field, refusal }: AloneFor,
): Promise<void> {
  const about = String((payload as Readonly<Record<string, unknown>>)[field]);
  await takeTurn(manager, `${name} ${about}`);
  const isUnderWay = await hasRows(
    manager,
    `SELECT FROM job_run
      WHERE name = $1 AND payload->>$2 = $3 AND status IN ('queued', 'running') LIMIT 1`,
    [name, field, about],
  );
  if (isUnderWay) throw new CodedError(refusal);
}
