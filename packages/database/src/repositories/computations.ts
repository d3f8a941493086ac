import { createHash } from 'node:crypto';
import { JOBS, type JobPayload, type StoredJobName } from '@lqc/contracts';
import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import { batched, byKey } from '../batched.js';
import { prepared, rows } from '../rows.js';
import { safeJson } from '../safe-text.js';

/** What was asked for, and its result if somebody asked before. */
export interface FoundComputation {
  /** Null when what is asked about is not there, or has nothing to work with yet. */
  readonly key: string | null;
  /** The result as JSON. */
  readonly written: string | null;
}

// The content that computations are made of, and their keys that follow from it, for each `wanted`:
// the id of what is asked about, and what is asked.
const ASKED = {
  sessionId: `
    SELECT wanted.id, asked, inputs || asked AS key,
           survey_before_id, survey_now_id, survey_last_year_id, register_id
      FROM wanted JOIN analysis_session s ON s.id = wanted.id`,
  // A stored file is looked at beside the company database and the confirmations of today.
  fileId: `
    SELECT wanted.id, asked, sha256_hex(f.survey_id::text || ' ' || coalesce(d.register_id::text, '-')
             || ' ' || (SELECT coalesce(jsonb_object_agg(contact_key, company_key), '{}')
                          FROM confirmed_company)::text) || asked AS key,
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

/** The columns of a `StoredResult`, of `stored_computation c`, but for its key. */
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
 * Results of what depends on stored content alone. Each is kept under what it was made of and what
 * was asked, so that it cannot be out of date: other content has another key.
 */
export class ComputationRepository {
  readonly #look = { sessionId: this.#lookup('sessionId'), fileId: this.#lookup('fileId') };

  constructor(private readonly dataSource: DataSource) {}

  async find<Name extends StoredJobName>(
    name: Name,
    payload: JobPayload<Name>,
  ): Promise<FoundComputation> {
    const { about, id } = subjectOf(payload);
    const found = await this.#look[about](wantedKey(id, askedOf(name, payload)));
    if (!found) return { key: null, written: null };
    return { key: found.key, written: await this.note(found) };
  }

  /** Gives a result that somebody asked for, which is why it stays: that is noted once a day. */
  async note({ key, written, isNoteDue }: z.infer<typeof StoredResult>): Promise<string | null> {
    if (isNoteDue)
      await this.dataSource.query(`UPDATE stored_computation SET asked_at = now() WHERE key = $1`, [
        key,
      ]);
    return written;
  }

  #lookup(about: About) {
    return batched(async (wanted) => {
      const [ids, asked] = [0, 1].map((at) => wanted.map((one) => one.split(' ')[at]));
      const found = await LOOK[about](this.dataSource, [ids, asked]);
      return byKey(found, (one) => wantedKey(one.id, one.asked));
    });
  }

  /** The result that is kept under a key, as JSON. */
  async read(key: string): Promise<string | null> {
    const [found] = await rows(
      this.dataSource,
      StoredResult.pick({ written: true }),
      `SELECT result::text AS written FROM stored_computation WHERE key = $1`,
      [key],
    );
    return found?.written ?? null;
  }

  /**
   * Keeps a result under the content as it is now; gives its key, or null when what was asked about
   * is gone.
   */
  async store<Name extends StoredJobName>(
    manager: EntityManager,
    name: Name,
    payload: JobPayload<Name>,
    result: unknown,
  ): Promise<string | null> {
    const { about, id } = subjectOf(payload);
    const [stored] = await rows(
      manager,
      z.object({ key: z.string() }),
      `WITH wanted AS (SELECT $1::uuid AS id, $2::text AS asked), asked AS (${ASKED[about]}), kept AS (
         INSERT INTO stored_computation (key, name, result, survey_before_id, survey_now_id,
                                         survey_last_year_id, register_id)
         SELECT key, $3, $4, survey_before_id, survey_now_id, survey_last_year_id, register_id
           FROM asked WHERE key IS NOT NULL ON CONFLICT (key) DO NOTHING)
       SELECT key FROM asked WHERE key IS NOT NULL`,
      [id, askedOf(name, payload), name, safeJson(result)],
    );
    return stored?.key ?? null;
  }
}

function subjectOf(payload: JobPayload<StoredJobName>): { about: About; id: string } {
  return 'sessionId' in payload
    ? { about: 'sessionId', id: payload.sessionId }
    : { about: 'fileId', id: payload.fileId };
}

const wantedKey = (id: string, asked: string) => `${id} ${asked}`;

/** What is asked: the kind of work, the version of its algorithm, and its parameters. */
export function askedOf(name: StoredJobName, payload: JobPayload<StoredJobName>): string {
  const { sessionId: _, ...parameters } = payload as Record<string, unknown>;
  const hash = createHash('sha256').update(JSON.stringify(parameters, sorted)).digest('hex');
  return `.${name}.${JOBS[name].version}.${hash}`;
}

/** Equal parameters are written equally, in whatever order they were given. */
function sorted(_key: string, value: unknown): unknown {
  const isObject = value !== null && typeof value === 'object' && !Array.isArray(value);
  return isObject
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;
}
