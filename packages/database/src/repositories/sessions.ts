import { type QuarterRole, type SessionListQuery, SessionSources } from '@lqc/contracts';
import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import { AnalysisHolder } from '../entities/analysis-holder.js';
import { AnalysisSession } from '../entities/analysis-session.js';
import { ChatConversation } from '../entities/chat-conversation.js';
import { batched, byKey } from '../batched.js';
import { firstRow, prepared, rows } from '../rows.js';
import { safeJson } from '../safe-text.js';
import {
  askedOf,
  type ComputationRepository,
  STORED_RESULT,
  StoredResult,
} from './computations.js';
import { oneAtATime } from './one-at-a-time.js';
import { WEIGHTS_IN_FORCE } from './sector-weights.js';
import { hasUpload, keepUntaken, refuseTaken } from './taken-sessions.js';

/** A session's owner and the ids it refers to, without its figures. */
export const SessionOutline = z.object({
  id: z.string(),
  /** True when the session uses stored files only; all staff may see such a session. */
  isShared: z.boolean(),
  ownerId: z.string(),
  ownerUsername: z.string(),
  /** The names of those who have started this session, or asked about it, and not let go of it. */
  holders: z.array(z.string()),
  createdAt: z.date(),
  surveyBeforeId: z.string().nullable(),
  surveyNowId: z.string().nullable(),
  surveyLastYearId: z.string().nullable(),
  registerId: z.string().nullable(),
  /** Id of the sector weights that are in use now, not of those at the session's start. */
  weightsId: z.string().nullable(),
  sources: SessionSources,
});
export type SessionOutline = z.infer<typeof SessionOutline>;

/**
 * Condition: all sources are stored files. A session without sources is one that awaits an upload.
 */
const isShared = (session: string) =>
  `(${session}.survey_before_id IS NOT NULL AND NOT ${hasUpload(session)})`;
const IS_SHARED = isShared('s');

/** Companies that people confirmed, as a session keeps them from its start on. */
const CONFIRMED = `(SELECT coalesce(jsonb_object_agg(contact_key, said), '{}') FROM said_of_company)`;

const OUTLINE = `SELECT s.id, s.owner_id AS "ownerId", u.username AS "ownerUsername",
          ARRAY(SELECT username FROM analysis_holder JOIN app_user ON app_user.id = user_id
                 WHERE session_id = s.id ORDER BY username) AS holders,
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

/** A session that a person holds from now on, with its figures as JSON when they are already stored. */
export interface StartedSession {
  readonly id: string;
  readonly figures: string | null;
}

const WithResult = StoredResult.extend({ id: z.string() });

/** Analysis sessions: a person's choice of quarters and register. */
export class AnalysisSessionRepository {
  /** The owner and visibility of a session, which every call about it checks. */
  readonly outline = batched(async (ids) =>
    byKey(await findOutlines(this.dataSource, [ids]), ({ id }) => id),
  );

  constructor(
    private readonly dataSource: DataSource,
    private readonly computations: ComputationRepository,
  ) {}

  find(id: string): Promise<AnalysisSession | null> {
    return this.dataSource.manager.findOneBy(AnalysisSession, { id });
  }

  /**
   * Starts a session; a session of the same files may have stored its figures before. Nobody holds one that the
   * product starts for a report (`isHeld`), until somebody starts the same.
   */
  async create(
    session: NewAnalysisSession,
    manager = this.dataSource.manager,
    { isHeld = true } = {},
  ): Promise<StartedSession> {
    const created = await firstRow(
      manager,
      WithResult,
      `WITH made AS (
         INSERT INTO analysis_session (id, owner_id, survey_before_id, survey_now_id,
                                       survey_last_year_id, register_id, sources, confirmed)
         VALUES ($1, $2, $3, $4, $5, $6, $7, ${CONFIRMED})
         RETURNING id, owner_id, inputs || $8 AS key),
       held AS (
         INSERT INTO analysis_holder (session_id, user_id) SELECT id, owner_id FROM made WHERE $9)
       SELECT made.id, made.key, ${STORED_RESULT}
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
        isHeld,
      ],
    );
    return { id: session.id, figures: await this.computations.note(created!, manager) };
  }

  /**
   * The office's session of these stored files, or a new one: people who start it at the same moment get
   * the same.
   */
  async joinOrCreate(session: NewAnalysisSession): Promise<StartedSession> {
    const started = await this.#join(session, this.dataSource.manager);
    if (started) return started;
    const { surveyNowId, surveyBeforeId, surveyLastYearId } = session;
    const name = `analysis of ${surveyNowId} ${surveyBeforeId} ${surveyLastYearId}`;
    return oneAtATime(
      this.dataSource,
      name,
      async (transaction) =>
        (await this.#join(session, transaction)) ?? (await this.create(session, transaction)),
    );
  }

  /**
   * The session that colleagues have started of the same stored files, with its figures when they are
   * stored; from now on this person holds it as well. Null where there is none. Its row is locked, so
   * that one into which a file is being put is joined only if it stays the office's.
   */
  async #join(session: NewAnalysisSession, manager: EntityManager): Promise<StartedSession | null> {
    const found = await firstRow(
      manager,
      WithResult,
      `WITH of_files AS (
         SELECT s.* FROM analysis_session s
          WHERE ${IS_SHARED} AND survey_before_id = $2 AND survey_now_id = $3
            AND survey_last_year_id IS NOT DISTINCT FROM $4::uuid AND register_id = $5
            AND sources = $6::jsonb AND confirmed = ${CONFIRMED}
          ORDER BY s.created_at, s.id LIMIT 1 FOR SHARE OF s),
       held AS (
         INSERT INTO analysis_holder (session_id, user_id) SELECT id, $1::uuid FROM of_files
         ON CONFLICT DO NOTHING)
       SELECT o.id, o.inputs || $7 AS key, ${STORED_RESULT}
         FROM of_files o LEFT JOIN stored_computation c ON c.key = o.inputs || $7`,
      [
        session.ownerId,
        session.surveyBeforeId,
        session.surveyNowId,
        session.surveyLastYearId,
        session.registerId,
        safeJson(session.sources),
        askedOf('start-session', { sessionId: session.id }),
      ],
    );
    return found && { id: found.id, figures: await this.computations.note(found, manager) };
  }

  /** See `refuseTaken`. */
  refuseTaken(id: string): Promise<void> {
    return refuseTaken(this.dataSource.manager, id);
  }

  /**
   * Lets a person go of an office's session, with their conversation about it; without anybody who holds
   * it or has a conversation about it, and without a report on it or one that can be brought back, it is deleted.
   */
  async letGo(sessionId: string, userId: string): Promise<void> {
    await this.dataSource.transaction(async (transaction) => {
      // A statement of its own, as in `keepUntaken`: who joined it just then holds it.
      await transaction.query('SELECT FROM analysis_session WHERE id = $1 FOR UPDATE', [sessionId]);
      await transaction.delete(AnalysisHolder, { sessionId, userId });
      await transaction.delete(ChatConversation, { sessionId, userId });
      await transaction.query(
        `DELETE FROM analysis_session s WHERE s.id = $1
            AND NOT EXISTS (SELECT FROM analysis_holder h WHERE h.session_id = s.id)
            AND NOT EXISTS (SELECT FROM chat_conversation c WHERE c.session_id = s.id)
            AND NOT EXISTS (SELECT FROM report r WHERE r.session_id = s.id)
            AND NOT EXISTS (SELECT FROM undo_row u WHERE u.table_name = 'report'
                               AND u.content->>'session_id' = s.id::text)`,
        [sessionId],
      );
    });
  }

  /** Sets the survey of one of the session's quarters. @throws CodedError as `refuseTaken` */
  async setQuarter(
    manager: EntityManager,
    id: string,
    role: QuarterRole,
    surveyId: string,
    source: SessionSources[QuarterRole],
  ): Promise<void> {
    await keepUntaken(manager, id);
    await manager.query(
      `UPDATE analysis_session
          SET ${SURVEY_COLUMN[role]} = $2, sources = jsonb_set(sources, $3, $4::jsonb)
        WHERE id = $1`,
      [id, surveyId, [role], safeJson(source)],
    );
  }

  /** Sets the session's company register. @throws CodedError as `refuseTaken` */
  async setRegister(
    manager: EntityManager,
    id: string,
    registerId: string,
    source: SessionSources['company'],
  ): Promise<void> {
    await keepUntaken(manager, id);
    await manager.query(
      `UPDATE analysis_session
          SET register_id = $2, sources = jsonb_set(sources, '{company}', $3::jsonb)
        WHERE id = $1`,
      [id, registerId, safeJson(source)],
    );
  }

  /**
   * A page of a person's sessions with figures, latest first, started before the given one. The
   * office's page adds those that others hold or a report is based on and all staff may see, each choice of files once.
   */
  list(userId: string, { scope, before, limit }: SessionListQuery): Promise<SessionOutline[]> {
    return rows(
      this.dataSource,
      SessionOutline,
      `${OUTLINE}
        WHERE survey_before_id IS NOT NULL
          AND (EXISTS (SELECT FROM analysis_holder h WHERE h.session_id = s.id AND h.user_id = $1)
               OR ($2 AND ${IS_SHARED} AND (
                     EXISTS (SELECT FROM analysis_holder h WHERE h.session_id = s.id)
                     OR EXISTS (SELECT FROM report r WHERE r.session_id = s.id))))
          AND NOT ($2 AND ${IS_SHARED} AND EXISTS (
                SELECT FROM analysis_session e
                 WHERE e.inputs = s.inputs AND e.sources = s.sources AND ${isShared('e')}
                   AND (e.created_at, e.id) < (s.created_at, s.id)))
          AND ($3::uuid IS NULL OR (s.created_at, s.id) <
               (SELECT created_at, id FROM analysis_session WHERE id = $3))
        ORDER BY s.created_at DESC, s.id DESC LIMIT $4`,
      [userId, scope === 'office', before ?? null, limit],
    );
  }

  async delete(id: string): Promise<void> {
    await this.dataSource.manager.delete(AnalysisSession, { id });
  }

  /** Deletes sessions that were begun for an upload of which nothing came, after an hour. */
  async deleteEmpty(): Promise<void> {
    await this.dataSource.query(
      `DELETE FROM analysis_session s
        WHERE survey_before_id IS NULL AND created_at < now() - interval '1 hour'
          AND NOT EXISTS (SELECT FROM job_run r WHERE r.status IN ('queued', 'running')
                             AND r.payload->>'sessionId' = s.id::text)`,
    );
  }
}
