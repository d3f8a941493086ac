import {
  CompanySource,
  type QuarterRole,
  QuarterSource,
  type SessionListQuery,
} from '@lqc/contracts';
import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import { AnalysisSession, type SessionSources } from '../entities/analysis-session.js';
import { batched, byKey } from '../batched.js';
import { type Connection, firstRow, prepared, rows } from '../rows.js';
import { safeJson } from '../safe-text.js';
import {
  askedOf,
  type ComputationRepository,
  STORED_RESULT,
  StoredResult,
} from './computations.js';
import { WEIGHTS_IN_FORCE } from './sector-weights.js';

/** A session's owner and the ids it refers to, without its figures. */
export const SessionOutline = z.object({
  id: z.string(),
  /** True when the session uses stored files only; all staff may see such a session. */
  isShared: z.boolean(),
  ownerId: z.string(),
  ownerUsername: z.string(),
  createdAt: z.date(),
  surveyBeforeId: z.string().nullable(),
  surveyNowId: z.string().nullable(),
  surveyLastYearId: z.string().nullable(),
  registerId: z.string().nullable(),
  /** Id of the sector weights that are in use now, not of those at the session's start. */
  weightsId: z.string().nullable(),
  sources: z.object({
    before: QuarterSource.nullable(),
    now: QuarterSource.nullable(),
    last_year: QuarterSource.nullable(),
    company: CompanySource.nullable(),
  }),
});
export type SessionOutline = z.infer<typeof SessionOutline>;

/**
 * Condition: all sources are stored files. A session without sources is one that awaits an upload.
 */
const IS_SHARED = `(survey_before_id IS NOT NULL AND NOT EXISTS (
  SELECT FROM jsonb_each(sources) source
   WHERE source.value <> 'null' AND source.value->>'file_id' IS NULL))`;

const OUTLINE = `SELECT s.id, s.owner_id AS "ownerId", u.username AS "ownerUsername",
          s.created_at AS "createdAt", survey_before_id AS "surveyBeforeId",
          survey_now_id AS "surveyNowId", survey_last_year_id AS "surveyLastYearId",
          register_id AS "registerId", ${WEIGHTS_IN_FORCE} AS "weightsId", sources, ${IS_SHARED} AS "isShared"
     FROM analysis_session s JOIN app_user u ON u.id = s.owner_id`;

const findOutlines = prepared(
  'find-session-outlines',
  SessionOutline,
  `${OUTLINE} WHERE s.id = ANY($1)`,
);

export type NewAnalysisSession = Pick<AnalysisSession, 'id' | 'ownerId' | 'sources'> &
  Partial<
    Pick<AnalysisSession, 'surveyBeforeId' | 'surveyNowId' | 'surveyLastYearId' | 'registerId'>
  >;

const SURVEY_COLUMN = {
  before: 'survey_before_id',
  now: 'survey_now_id',
  last_year: 'survey_last_year_id',
} as const satisfies Record<QuarterRole, string>;

/** A session that was just started, with its figures when they are already stored. */
export interface CreatedSession {
  readonly createdAt: Date;
  readonly figures: string | null;
}

/** Analysis sessions: a person's choice of quarters and register. */
export class AnalysisSessionRepository {
  readonly #outline = batched(async (ids) =>
    byKey(await findOutlines(this.dataSource, [ids]), ({ id }) => id),
  );

  constructor(
    private readonly dataSource: DataSource,
    private readonly computations: ComputationRepository,
  ) {}

  find(id: string): Promise<AnalysisSession | null> {
    return this.dataSource.manager.findOneBy(AnalysisSession, { id });
  }

  /** The owner and visibility of a session, which every call about it checks. */
  outline(id: string): Promise<SessionOutline | null> {
    return this.#outline(id);
  }

  /**
   * Starts a session; gives its figures as JSON when a session of the same files stored them
   * before.
   */
  async create(
    session: NewAnalysisSession,
    connection: Connection = this.dataSource.manager,
  ): Promise<CreatedSession> {
    const created = await firstRow(
      connection,
      StoredResult.extend({ createdAt: z.date() }),
      `WITH made AS (
         INSERT INTO analysis_session (id, owner_id, survey_before_id, survey_now_id,
                                       survey_last_year_id, register_id, sources, confirmed)
         VALUES ($1, $2, $3, $4, $5, $6, $7, (
           SELECT coalesce(jsonb_object_agg(contact_key, said), '{}') FROM said_of_company))
         RETURNING created_at, inputs || $8 AS key)
       SELECT made.created_at AS "createdAt", made.key, ${STORED_RESULT}
         FROM made LEFT JOIN stored_computation c ON c.key = made.key`,
      [
        session.id,
        session.ownerId,
        session.surveyBeforeId ?? null,
        session.surveyNowId ?? null,
        session.surveyLastYearId ?? null,
        session.registerId ?? null,
        safeJson(session.sources),
        askedOf('start-session', { sessionId: session.id }),
      ],
    );
    const { createdAt, ...figures } = created!;
    return { createdAt, figures: await this.computations.note(figures) };
  }

  /** Sets the survey of one of the session's quarters. */
  async setQuarter(
    manager: EntityManager,
    id: string,
    role: QuarterRole,
    surveyId: string,
    source: SessionSources[QuarterRole],
  ): Promise<void> {
    await manager.query(
      `UPDATE analysis_session
          SET ${SURVEY_COLUMN[role]} = $2, sources = jsonb_set(sources, $3, $4::jsonb)
        WHERE id = $1`,
      [id, surveyId, [role], safeJson(source)],
    );
  }

  async setRegister(
    manager: EntityManager,
    id: string,
    registerId: string,
    source: SessionSources['company'],
  ): Promise<void> {
    await manager.query(
      `UPDATE analysis_session
          SET register_id = $2, sources = jsonb_set(sources, '{company}', $3::jsonb)
        WHERE id = $1`,
      [id, registerId, safeJson(source)],
    );
  }

  /**
   * A page of a person's sessions with figures, latest first, started before the given one. The
   * office's page adds those of others that all staff may see.
   */
  list(userId: string, { scope, before, limit }: SessionListQuery): Promise<SessionOutline[]> {
    return rows(
      this.dataSource,
      SessionOutline,
      `${OUTLINE}
        WHERE survey_before_id IS NOT NULL AND (s.owner_id = $1 OR ($2 AND ${IS_SHARED}))
          AND ($3::uuid IS NULL OR (s.created_at, s.id) <
               (SELECT created_at, id FROM analysis_session WHERE id = $3))
        ORDER BY s.created_at DESC, s.id DESC LIMIT $4`,
      [userId, scope === 'office', before ?? null, limit],
    );
  }

  async delete(id: string): Promise<void> {
    await this.dataSource.manager.delete(AnalysisSession, { id });
  }
}
