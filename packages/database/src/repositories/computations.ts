import { createHash } from 'node:crypto';
import { JOBS, type JobPayload, type StoredJobName } from '@lqc/contracts';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { batched, byKey } from '../batched.js';
import { now } from '../database-clock.js';
import { StoredComputation } from '../entities/stored-computation.js';
import { JOB_VERSIONS } from '../program.js';
import { prepared, texts } from '../rows.js';
import { safeJson } from '../safe-text.js';
import { SqlRepository } from '../sql-repository.js';

/** The key of a computation, and its result if it was stored before. */
export interface FoundComputation {
  /** Null for a job whose results are not kept, and where the session or file does not exist or has nothing loaded yet. */
  readonly key: string | null;
  /** The result as JSON. */
  readonly written: string | null;
}

// For each row of `wanted` (the id of a session or file, and the question asked about it): the content
// that the computation depends on, and the key, which is a hash of that content and the question.
const ASKED = {
  sessionId: `
    SELECT wanted.id, asked, inputs || asked AS key,
           survey_before_id, survey_now_id, survey_last_year_id, register_id
      FROM wanted JOIN analysis_session s ON s.id = wanted.id`,
  // A stored file is evaluated with its name and quarter, the company database and the confirmations stored now.
  fileId: `
    SELECT wanted.id, asked, sha256_hex(f.survey_id::text || ' ' || coalesce(d.register_id::text, '-')
             || ' ' || concat_ws(' ', f.year, f.quarter, f.file_name)
             || ' ' || (SELECT coalesce(jsonb_object_agg(contact_key, said), '{}')
                          FROM said_of_company)::text) || asked AS key,
           NULL::uuid AS survey_before_id, f.survey_id AS survey_now_id,
           NULL::uuid AS survey_last_year_id, d.register_id
      FROM wanted JOIN workbook_file f ON f.id = wanted.id
      LEFT JOIN workbook_file d ON d.kind = 'company'`,
} as const;
type About = keyof typeof ASKED;

export const StoredResult = z.object({
  key: z.string().nullable(),
  written: z.string().nullable(),
  isNoteDue: z.boolean().nullable(),
});

/** Selects a `StoredResult`, except for its key, from `stored_computation c`. */
export const STORED_RESULT = `c.result::text AS written,
  c.asked_at < now() - interval '1 day' AS "isNoteDue"`;

const look = (about: About) =>
  prepared(
    `stored-computations-${about}`,
    StoredResult.extend({ id: z.string(), asked: z.string() }),
    `WITH wanted AS (SELECT * FROM unnest($1::uuid[], $2::text[]) AS wanted (id, asked)),
          asked AS (${ASKED[about]})
     SELECT asked.id, asked.asked, asked.key, ${STORED_RESULT}
       FROM asked LEFT JOIN LATERAL ( -- one by one by its key, however few the planner takes them for
         SELECT result, asked_at FROM stored_computation WHERE key = asked.key OFFSET 0) c ON true`,
  );
const LOOK = { sessionId: look('sessionId'), fileId: look('fileId') };

/**
 * Stored results of computations that depend on stored content alone. The key is a hash of that
 * content and of the question, so a result cannot be out of date: other content has another key.
 */
export class ComputationRepository extends SqlRepository {
  readonly #look = { sessionId: this.#lookup('sessionId'), fileId: this.#lookup('fileId') };

  async find<Name extends StoredJobName>(
    name: Name,
    payload: JobPayload<Name>,
  ): Promise<FoundComputation> {
    const { about, id } = subjectOf(payload);
    const found = await this.#look[about](wantedKey(id, askedOf(name, payload)));
    if (!found) return { key: null, written: null };
    return { key: found.key, written: await this.note(found) };
  }

  /** Reads a result for a person and notes, once a day, that it was asked for, so that it is retained. */
  async note(
    { key, written, isNoteDue }: z.infer<typeof StoredResult>,
    manager = this.dataSource.manager,
  ): Promise<string | null> {
    if (isNoteDue) await manager.update(StoredComputation, { key: key! }, { askedAt: now });
    return written;
  }

  #lookup(about: About) {
    return batched(async (wanted) => {
      const [ids, asked] = [0, 1].map((at) => wanted.map((one) => one.split(' ')[at]));
      const found = await LOOK[about](this.dataSource, [ids, asked]);
      return byKey(found, (one) => wantedKey(one.id, one.asked));
    });
  }

  /** The result stored under a key, as JSON. */
  async read(key: string): Promise<string | null> {
    const [written = null] = await this.texts(
      `SELECT result::text FROM stored_computation WHERE key = $1`,
      [key],
    );
    return written;
  }

  /**
   * Stores a result under the hash of the present content; gives its key, or null when the session or
   * file asked about was deleted.
   */
  async store<Name extends StoredJobName>(
    manager: EntityManager,
    name: Name,
    payload: JobPayload<Name>,
    result: unknown,
  ): Promise<string | null> {
    const { about, id } = subjectOf(payload);
    const [key = null] = await texts(
      manager,
      `WITH wanted AS (SELECT $1::uuid AS id, $2::text AS asked), asked AS (${ASKED[about]}), kept AS (
         INSERT INTO stored_computation (key, name, result, survey_before_id, survey_now_id,
                                         survey_last_year_id, register_id)
         SELECT key, $3, $4, survey_before_id, survey_now_id, survey_last_year_id, register_id
           FROM asked WHERE key IS NOT NULL ON CONFLICT (key) DO NOTHING)
       SELECT key FROM asked WHERE key IS NOT NULL`,
      [id, askedOf(name, payload), name, safeJson(result)],
    );
    return key;
  }
}

function subjectOf(payload: JobPayload<StoredJobName>): { about: About; id: string } {
  return 'sessionId' in payload
    ? { about: 'sessionId', id: payload.sessionId }
    : { about: 'fileId', id: payload.fileId };
}

const wantedKey = (id: string, asked: string) => `${id} ${asked}`;

/** The question part of a key: the job, the version of its algorithm, and its parameters. */
export function askedOf(name: StoredJobName, payload: JobPayload<StoredJobName>): string {
  const { sessionId: _, ...parameters } = payload as Record<string, unknown>;
  const hash = createHash('sha256').update(JSON.stringify(parameters, sorted)).digest('hex');
  return `.${name}.${JOBS[name].version}.${hash}`;
}

/**
 * Condition on a row of `job_run`: it asks for no later version of its work than this program has, whose result
 * nobody would find under the key. Work without a version is anybody's.
 */
export const IS_OF_KNOWN_VERSION = `(computation IS NULL
  OR split_part(computation, '.', 3)::int <= ('${JOB_VERSIONS}'::jsonb->>name)::int)`;

/** Parameters as JSON with sorted names, so that their order makes no other key. */
function sorted(_key: string, value: unknown): unknown {
  const isObject = value !== null && typeof value === 'object' && !Array.isArray(value);
  return isObject
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;
}
