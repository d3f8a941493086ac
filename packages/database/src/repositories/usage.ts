import { CodedError, type PersonalUsage, type UsageLimits } from '@lqc/contracts';
import { type EntityManager, Raw } from 'typeorm';
import { z } from 'zod';
import { storedSize } from '../columns.js';
import { ModelUse } from '../entities/model-use.js';
import { rows } from '../rows.js';
import { hasUpload } from './taken-sessions.js';
import { SqlRepository } from '../sql-repository.js';

const MEGABYTE = 1_000_000;
const PERSONS_TOLD = 20;
/** A sum of all that is stored takes longer each year, and a text is kept every few seconds as it is written. */
const SUM_SERVES_MS = 60_000;

/**
 * Bytes stored for each person: uploads, files made by their runs, results of these, what was read of
 * uploads for an analysis of their own, saved conclusions, sections of reports, comments and reasons, notes
 * of visits, and answers that are kept for calls that come again. A file whose run is gone is nobody's.
 */
const STORED_BYTES = `
  SELECT owner_id, size_bytes::bigint AS bytes FROM workbook_content
  UNION ALL
  SELECT r.owner_id, octet_length(a.bytes) FROM artifact a LEFT JOIN job_run r ON r.id = a.run_id
  UNION ALL
  SELECT owner_id, octet_length(summary) + pg_column_size(facts) + pg_column_size(checks)
    FROM conclusion
  UNION ALL
  SELECT written_by, octet_length(text) FROM report_section_version
  UNION ALL
  SELECT made_by, octet_length(sentence) + octet_length(text) FROM report_comment
  UNION ALL
  SELECT given_by, pg_column_size(sentences) + octet_length(reason) FROM report_reason
  UNION ALL
  SELECT owner_id, pg_column_size(result) FROM job_run WHERE result IS NOT NULL
  UNION ALL
  SELECT own.owner_id, pg_column_size(v.findings) + v.bytes
    FROM (SELECT DISTINCT owner_id, unnest(ARRAY[survey_before_id, survey_now_id, survey_last_year_id]) AS id
            FROM analysis_session s WHERE ${hasUpload('s')}) own
    JOIN survey v USING (id) WHERE NOT EXISTS (SELECT FROM workbook_file f WHERE f.survey_id = v.id)
  UNION ALL
  SELECT owner_id, bytes FROM capture_note
  UNION ALL
  SELECT account_id, ${storedSize('event', 'body_hash')} FROM capture_set_aside
  UNION ALL
  SELECT user_id, pg_column_size(reply) FROM repeated_call WHERE reply IS NOT NULL`;

/** The date in the office's time zone, so that a daily budget starts again at its midnight. */
const TODAY = `(now() AT TIME ZONE 'Asia/Jakarta')::date`;

const StoredOfOne = z.object({ owner_id: z.string().nullable(), bytes: z.coerce.number() });

/** A number for one person, and for all together. */
const Used = z.object({ own: z.coerce.number(), all: z.coerce.number() });
type Used = z.output<typeof Used>;

/** What people use of what is limited: storage, and tokens of the language model. */
export class UsageRepository extends SqlRepository {
  /** Bytes by person, as they were summed last, with what was let in since. */
  #summed = { of: new Map<string | null, number>(), at: -Infinity };

  async storedBytes(
    userId: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<Used> {
    const stored = await rows(
      manager,
      StoredOfOne,
      `SELECT owner_id, sum(bytes) AS bytes FROM (${STORED_BYTES}) stored GROUP BY owner_id`,
    );
    const of = new Map(stored.map(({ owner_id, bytes }) => [owner_id, bytes]));
    this.#summed = { of, at: performance.now() };
    return this.#lastStored(userId);
  }

  /**
   * Refuses what would be stored beyond the limits, of a person and of all together.
   *
   * @throws CodedError `STORAGE_FULL_PERSON`, `STORAGE_FULL_ALL` with the limit in MB
   */
  async requireRoom(
    userId: string,
    bytes: number,
    limits: UsageLimits,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<void> {
    await this.storedBytes(userId, manager);
    const refused = this.#letIn(userId, bytes, limits);
    if (refused) throw refused;
  }

  /**
   * The same for what people write, which is little and often: let in by a sum of the last minute, and refused
   * by what is stored now.
   *
   * @throws CodedError as `requireRoom`
   */
  async requireRoomToWrite(userId: string, bytes: number, limits: UsageLimits): Promise<void> {
    const isOld = performance.now() - this.#summed.at > SUM_SERVES_MS;
    if (isOld || this.#letIn(userId, bytes, limits)) await this.requireRoom(userId, bytes, limits);
  }

  #lastStored(userId: string): Used {
    const { of } = this.#summed;
    const all = [...of.values()].reduce((sum, one) => sum + one, 0);
    return { own: of.get(userId) ?? 0, all };
  }

  #letIn(
    userId: string,
    bytes: number,
    { stored_mb_per_person: own, stored_mb_in_all: all }: UsageLimits,
  ): CodedError | null {
    const stored = this.#lastStored(userId);
    if (stored.own + bytes > own * MEGABYTE)
      return new CodedError('STORAGE_FULL_PERSON', { limit: own });
    if (stored.all + bytes > all * MEGABYTE)
      return new CodedError('STORAGE_FULL_ALL', { limit: all });
    this.#summed.of.set(userId, stored.own + bytes);
    return null;
  }

  /** Tokens of the language model used today. */
  async modelTokens(userId: string): Promise<Used> {
    const used = await this.firstRow(
      Used,
      `SELECT coalesce(sum(tokens) FILTER (WHERE user_id = $1), 0) AS own,
              coalesce(sum(tokens), 0) AS all FROM model_use WHERE day = ${TODAY}`,
      [userId],
    );
    return used!;
  }

  /**
   * `MODEL_BUDGET_PERSON` or `MODEL_BUDGET_ALL` with the limit of the day, where a person, or all together,
   * have reached it; null while there is room.
   */
  async spentModelBudget(
    userId: string,
    { model_tokens_per_person_and_day: own, model_tokens_in_all_and_day: all }: UsageLimits,
  ): Promise<CodedError | null> {
    const used = await this.modelTokens(userId);
    if (used.own >= own) return new CodedError('MODEL_BUDGET_PERSON', { limit: own });
    return used.all >= all ? new CodedError('MODEL_BUDGET_ALL', { limit: all }) : null;
  }

  /** @throws CodedError of the budget that is used up, see `spentModelBudget` */
  async requireModelBudget(userId: string, limits: UsageLimits): Promise<void> {
    const spent = await this.spentModelBudget(userId, limits);
    if (spent) throw spent;
  }

  async addModelTokens(userId: string, tokens: number): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO model_use AS m (day, user_id, tokens) VALUES (${TODAY}, $1, $2)
       ON CONFLICT (day, user_id) DO UPDATE SET tokens = m.tokens + $2`,
      [userId, Math.round(tokens)],
    );
  }

  /** The persons who use most, sorted by storage. */
  async ofPersons(): Promise<PersonalUsage[]> {
    return this.rows(
      z.object({
        username: z.string(),
        stored_mb: z.coerce.number(),
        unfinished_runs: z.coerce.number(),
        model_tokens_today: z.coerce.number(),
      }),
      `SELECT * FROM (
         SELECT u.username,
                round(coalesce(s.bytes, 0) / ${MEGABYTE}.0, 1) AS stored_mb,
                (SELECT count(*) FROM job_run r
                  WHERE r.owner_id = u.id AND r.status IN ('queued', 'running')) AS unfinished_runs,
                coalesce((SELECT tokens FROM model_use m
                           WHERE m.user_id = u.id AND m.day = ${TODAY}), 0) AS model_tokens_today
           FROM app_user u
           LEFT JOIN (SELECT owner_id, sum(bytes) AS bytes FROM (${STORED_BYTES}) stored
                       GROUP BY owner_id) s ON s.owner_id = u.id) used
        WHERE stored_mb > 0 OR unfinished_runs > 0 OR model_tokens_today > 0
        ORDER BY stored_mb DESC, model_tokens_today DESC, username LIMIT ${PERSONS_TOLD}`,
    );
  }

  /** Deletes the counts of past days, which no limit needs. */
  async forgetOldDays(): Promise<void> {
    const old = { day: Raw((day) => `${day} < ${TODAY} - 60`) };
    await this.dataSource.manager.delete(ModelUse, old);
  }
}
