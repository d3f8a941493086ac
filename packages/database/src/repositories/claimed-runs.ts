import { CodedError, type JobName, type JobPayload, type StoredJobName } from '@lqc/contracts';
import { type DataSource, type EntityManager, In } from 'typeorm';
import { now } from '../database-clock.js';
import { JobRun } from '../entities/job-run.js';
import { hasRows, texts } from '../rows.js';
import { safeJson } from '../safe-text.js';
import { type ComputationRepository, IS_OF_KNOWN_VERSION } from './computations.js';
import { isGone, isSettled } from './worker-life.js';

/** Rolls a completing transaction back when the run no longer belongs to this worker. */
class ClaimLost extends Error {}

/**
 * Condition on a row of `job_run`: it waits, for no later program than this, is not left alone after its work
 * broke, and no other running run computes the same, checks the same report before a release, or refreshes
 * reports, which may be the same ones.
 */
const CAN_BE_CLAIMED = `status = 'queued' AND NOT cancel_requested AND ${IS_OF_KNOWN_VERSION}
  AND (not_before IS NULL OR not_before <= now())
  AND NOT EXISTS (
  SELECT FROM job_run o WHERE o.computation = job_run.computation AND o.status = 'running')
  AND NOT EXISTS (
  SELECT FROM job_run o WHERE o.name = job_run.name AND o.status = 'running'
     AND (o.name = 'refresh-reports' OR o.name = 'check-release'
          AND o.payload->>'reportId' = job_run.payload->>'reportId'))`;
/** Unique indexes that hold when two such runs are claimed at the same moment. */
const ONE_AT_A_TIME: ReadonlySet<string | undefined> = new Set([
  'job_run_computing',
  'job_run_check_release',
  'job_run_refresh_reports',
]);

/** Owners with runs that are running or began lately; an owner without any has the next turn. */
const TURN_REMEMBERED = `interval '10 minutes'`;

/** A run that a worker has in hand, and that is to go on. */
const heldBy = (id: string, claimedBy: string) =>
  ({ id, claimedBy, status: 'running', cancelRequested: false }) as const;
const COMPLETED = { status: 'completed', progress: 100, finishedAt: now } as const;

/** When a run that broke may be claimed again; its message is delivered again after as long. */
const PAUSE_ENDS = `now() + interval '2 s' * 2 ^ (attempts - 1)`;

/** The assignments of a claim. */
const CLAIMED_BY = (worker: string) => `status = 'running', claimed_by = ${worker},
  heartbeat_at = now(), attempts = attempts + 1, started_at = coalesce(started_at, now())`;

/** Runs from a worker's side: it claims them, sends heartbeats for them and ends them once. */
export class ClaimedRunRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly computations: ComputationRepository,
  ) {}

  /**
   * Claims the next queued run of these jobs: first what was handed back, whose turn had come already, then
   * clicks before batches, then runs of the person with the fewest running, then of the person who has
   * waited longest for a turn, then the oldest. So one person's many runs do not delay another's single one.
   * Null when there is none, also when those there are broke and their pause is not over, or when everybody
   * who has one already has `maxRunsOfOnePerson` running on this worker, of which batches leave a click one place.
   */
  claimNext(
    { clicks, batches }: { clicks: readonly JobName[]; batches: readonly JobName[] },
    workerId: string,
    maxRunsOfOnePerson: number,
  ): Promise<JobRun | null> {
    return this.#claimed(
      `WITH turn AS (
         SELECT owner_id, count(*) FILTER (WHERE status = 'running') AS in_hand,
                count(*) FILTER (WHERE status = 'running' AND claimed_by = $3) AS in_this_hand,
                max(started_at) AS began
           FROM job_run
          WHERE name = ANY($1) AND (status = 'running' OR started_at > now() - ${TURN_REMEMBERED})
            AND owner_id IN (SELECT owner_id FROM job_run
                              WHERE status = 'queued' AND name = ANY($1))
          GROUP BY owner_id)
       UPDATE job_run SET ${CLAIMED_BY('$3')} WHERE id = (
         SELECT job_run.id FROM job_run LEFT JOIN turn USING (owner_id)
          WHERE name = ANY($1) AND ${CAN_BE_CLAIMED}
            AND coalesce(in_this_hand, 0) < CASE WHEN name = ANY($2) THEN greatest(1, $4 - 1) ELSE $4 END
          ORDER BY attempts = 0, name = ANY($2), coalesce(in_hand, 0), began NULLS FIRST, created_at
          LIMIT 1 FOR UPDATE OF job_run SKIP LOCKED)
       RETURNING id`,
      [[...clicks, ...batches], batches, workerId, maxRunsOfOnePerson],
    );
  }

  /**
   * Claims one queued run; null when it was claimed by another worker, has ended or was cancelled, in the
   * pause after its work broke, and while another run computes the same, since that run's end also ends this
   * one.
   */
  claim(id: string, workerId: string): Promise<JobRun | null> {
    return this.#claimed(
      `UPDATE job_run SET ${CLAIMED_BY('$2')}
        WHERE id = $1 AND ${CAN_BE_CLAIMED}
        RETURNING id`,
      [id, workerId],
    );
  }

  async #claimed(statement: string, values: unknown[]): Promise<JobRun | null> {
    const [claimed = null] = await texts(this.dataSource, statement, values).catch(
      (error: { driverError?: { constraint?: string } }) => {
        // Two such runs were claimed at the same moment; the other claim came first.
        if (ONE_AT_A_TIME.has(error.driverError?.constraint)) return [];
        throw error;
      },
    );
    return claimed === null ? null : this.dataSource.manager.findOneBy(JobRun, { id: claimed });
  }

  /** Ends a claimed run whose result is already stored; false when it must be computed. */
  completeFromStore(id: string, workerId: string): Promise<boolean> {
    return hasRows(
      this.dataSource,
      `UPDATE job_run SET status = 'completed', progress = 100, finished_at = now()
        WHERE id = $1 AND claimed_by = $2 AND status = 'running'
          AND computation IN (SELECT key FROM stored_computation)`,
      [id, workerId],
    );
  }

  /** Records a heartbeat; false when the run is to stop (it was cancelled, or belongs to another worker). */
  heartbeat(id: string, workerId: string): Promise<boolean> {
    return hasRows(
      this.dataSource,
      `UPDATE job_run SET heartbeat_at = now()
        WHERE id = $1 AND claimed_by = $2 AND status = 'running' AND NOT cancel_requested`,
      [id, workerId],
    );
  }

  async report(
    id: string,
    workerId: string,
    { progress, step, draft }: { progress: number; step: string; draft?: string | undefined },
  ): Promise<void> {
    await this.dataSource.query(
      `UPDATE job_run SET progress = greatest(progress, $3), step = $4, draft = coalesce($5, draft),
              heartbeat_at = now()
        WHERE id = $1 AND claimed_by = $2 AND status = 'running'`,
      [id, workerId, progress, step, draft ?? null],
    );
  }

  /**
   * Completes a run: writes its effects, its result and its final state in one transaction, and only
   * while the run belongs to this worker and is not cancelled. `work` writes the effects and gives the
   * result. False when the claim was lost. A computation completes all runs that wait for the same.
   *
   * @throws CodedError `CONFLICT` when the files that a computation is made of were replaced meanwhile
   */
  async complete(
    id: string,
    workerId: string,
    work: (manager: EntityManager) => Promise<unknown>,
  ): Promise<boolean> {
    try {
      await this.dataSource.transaction(async (manager) => {
        const held = await manager.findOne(JobRun, {
          select: { id: true, name: true, payload: true, computation: true },
          where: heldBy(id, workerId),
          lock: { mode: 'pessimistic_write' },
        });
        if (!held) throw new ClaimLost();
        const result = await work(manager);
        if (held.computation) return this.#completeAll(manager, held, result);
        await manager.update(
          JobRun,
          { id },
          { ...COMPLETED, result: result as object, draft: null },
        );
      });
      return true;
    } catch (error) {
      if (error instanceof ClaimLost) return false;
      throw error;
    }
  }

  async #completeAll(manager: EntityManager, run: JobRun, result: unknown): Promise<void> {
    const name = run.name as StoredJobName;
    const payload = run.payload as JobPayload<StoredJobName>;
    const key = await this.computations.store(manager, name, payload, result);
    if (key !== run.computation) throw new CodedError('CONFLICT');
    const waiting = { computation: key, status: In(['queued', 'running']) };
    await manager.update(JobRun, waiting, COMPLETED);
  }

  /** Fails a run with an error code, and with it all runs that wait for the same computation. */
  async fail(
    id: string,
    workerId: string,
    { code, args = {}, details = {} }: Pick<CodedError, 'code'> & Partial<CodedError>,
  ): Promise<void> {
    await this.dataSource.query(
      `WITH failed AS (
         SELECT id, computation FROM job_run
          WHERE id = $1 AND claimed_by = $2 AND status = 'running' FOR UPDATE)
       UPDATE job_run r SET status = 'failed', error_code = $3, error_args = $4, error_details = $5,
              finished_at = now()
         FROM failed
        WHERE r.id = failed.id OR (r.computation = failed.computation AND r.status = 'queued')`,
      [id, workerId, code, safeJson(args), safeJson(details)],
    );
  }

  /**
   * Puts a run back to `queued`, so that it can be claimed for another attempt: at once, or when its work
   * `broke` after a pause of 2 s, which doubles with each attempt.
   */
  async handBack(id: string, workerId: string, { broke = false } = {}): Promise<boolean> {
    const handedBack = await this.dataSource.manager.update(JobRun, heldBy(id, workerId), {
      status: 'queued',
      draft: null,
      claimedBy: null,
      heartbeatAt: null,
      ...(broke && { notBefore: () => PAUSE_ENDS }),
    });
    return handedBack.affected === 1;
  }

  /**
   * Running runs whose worker is taken for dead: it gave no heartbeat for `silentForMs`, or for `goneForMs`
   * and is not connected either, as the worker sees that asks, if it has been connected itself for
   * `silentForMs`.
   */
  async findStalled(
    asking: string,
    { silentForMs, goneForMs }: { readonly silentForMs: number; readonly goneForMs: number },
  ): Promise<JobRun[]> {
    return this.dataSource
      .createQueryBuilder(JobRun, 'r')
      .where(
        `r.status = 'running' AND (r.heartbeat_at < now() - :silentForMs * interval '1 ms'
            OR r.heartbeat_at < now() - :goneForMs * interval '1 ms'
               AND ${isGone('CAST(r.claimed_by AS text)')} AND ${isSettled(':asking', ':silentForMs')})`,
        { asking, silentForMs, goneForMs },
      )
      .getMany();
  }
}
