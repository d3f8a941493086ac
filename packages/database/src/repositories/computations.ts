import { createHash } from 'node:crypto';
import { JOBS, type JobPayload, type StoredJobName } from '@lqc/contracts';
import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import { prepared, rows } from '../rows.js';
import { safeJson } from '../safe-text.js';

/** What was asked for, and its result if somebody asked before. */
export interface FoundComputation {
  /** Null when what is asked about is not there, or has nothing to work with yet. */
  readonly key: string | null;
  /** The result as JSON. */
  readonly written: string | null;
}

// The content that a computation is made of, and the key that follows from it: $1 is the id of what
// is asked about, $2 what is asked.
const ASKED = {
  sessionId: `
    SELECT inputs || $2 AS key, survey_before_id, survey_now_id, survey_last_year_id, register_id
      FROM analysis_session WHERE id = $1`,
  // A stored file is looked at beside the company database and the confirmations of today.
  fileId: `
    SELECT sha256_hex(f.survey_id::text || ' ' || coalesce(d.register_id::text, '-') || ' '
             || (SELECT coalesce(jsonb_object_agg(contact_key, company_key), '{}')
                   FROM confirmed_company)::text) || $2 AS key,
           NULL::uuid AS survey_before_id, f.survey_id AS survey_now_id,
           NULL::uuid AS survey_last_year_id, d.register_id
      FROM workbook_file f LEFT JOIN workbook_file d ON d.kind = 'company' WHERE f.id = $1`,
} as const;
type About = keyof typeof ASKED;

const Found = z.object({ key: z.string().nullable(), written: z.string().nullable() });

/** Looks a computation up; one that is looked up stays for a while, noted once a day. */
const look = (about: About) =>
  prepared(
    `stored-computation-${about}`,
    Found,
    `WITH asked AS (${ASKED[about]}), noted AS (
       UPDATE stored_computation c SET asked_at = now() FROM asked
        WHERE c.key = asked.key AND c.asked_at < now() - interval '1 day')
     SELECT asked.key, c.result::text AS written
       FROM asked LEFT JOIN stored_computation c ON c.key = asked.key`,
  );
const LOOK = { sessionId: look('sessionId'), fileId: look('fileId') };

/**
 * Results of what depends on stored content alone. Each is kept under what it was made of and what
 * was asked, so that it cannot be out of date: other content has another key.
 */
export class ComputationRepository {
  constructor(private readonly dataSource: DataSource) {}

  async find<Name extends StoredJobName>(
    name: Name,
    payload: JobPayload<Name>,
  ): Promise<FoundComputation> {
    const { about, id } = subjectOf(payload);
    const [found] = await LOOK[about](this.dataSource, [id, askedOf(name, payload)]);
    return found ?? { key: null, written: null };
  }

  /** The result that is kept under a key, as JSON. */
  async read(key: string): Promise<string | null> {
    const [found] = await rows(
      this.dataSource,
      Found.pick({ written: true }),
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
      `WITH asked AS (${ASKED[about]}), kept AS (
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

/** What is asked: the kind of work, the version of its algorithm, and its parameters. */
function askedOf(name: StoredJobName, payload: JobPayload<StoredJobName>): string {
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
