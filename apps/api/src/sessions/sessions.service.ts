import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  CodedError,
  type SessionFigures,
  type SessionResponse,
  type StartSessionRequest,
} from '@lqc/contracts';
import {
  Database,
  type SessionOutline,
  type SignedIn,
  sourceOf,
  type StoredFileRow,
} from '@lqc/database';
import { WrittenJson } from '../http/reply.js';
import type { LiaisonRequest } from '../http/request.js';
import { LongWork } from '../jobs/long-work.js';
import { figuresOf, valueOf } from '../jobs/responses.js';

/**
 * Analysis sessions. All staff may see a session of stored files alone; one with an upload is visible
 * to its owner and to admins. Only its owner and admins may change a session.
 */
@Injectable()
export class SessionsService {
  constructor(
    private readonly database: Database,
    private readonly work: LongWork,
  ) {}

  /**
   * Opens the office's session of these stored files, or starts one; with the files of its quarters, and its
   * figures if they are stored.
   */
  async createFromFiles(
    request: StartSessionRequest,
    { user }: SignedIn,
  ): Promise<{
    readonly sessionId: string;
    readonly files: readonly [now: StoredFileRow, before: StoredFileRow, lastYear?: StoredFileRow];
    readonly response: SessionResponse | WrittenJson | null;
  }> {
    const { quarter_now_id, quarter_before_id, last_year_id } = request;
    const asked = [quarter_now_id, quarter_before_id, ...(last_year_id ? [last_year_id] : [])];
    const found = await this.database.files.findForSession(asked);
    const files = asked.map((id) => {
      const file = found.find((one) => one.kind === 'quarterly' && one.id === id);
      if (!file) throw new CodedError('FILE_NOT_FOUND');
      return file;
    }) as [StoredFileRow, StoredFileRow, StoredFileRow?];
    const [now, before, lastYear = null] = files;
    const company = found.find(({ kind }) => kind === 'company');
    if (!company) throw new CodedError('COMPANY_FILE_MISSING');
    const { label: _, ...companySource } = sourceOf(company);
    const wanted = {
      id: randomUUID(),
      ownerId: user.id,
      surveyBeforeId: before.survey_id,
      surveyNowId: now.survey_id,
      surveyLastYearId: lastYear?.survey_id ?? null,
      registerId: company.register_id,
      sources: {
        before: sourceOf(before),
        now: sourceOf(now),
        last_year: lastYear && sourceOf(lastYear),
        company: companySource,
      },
    };
    const { id, figures } = await this.database.sessions.joinOrCreate(wanted);
    const session = figures === null ? null : await this.database.sessions.outline(id);
    const response = session && figuresOf(session, new WrittenJson(figures!));
    return { sessionId: id, files, response };
  }

  async createEmpty({ user }: SignedIn): Promise<string> {
    const id = randomUUID();
    const sources = { before: null, now: null, last_year: null, company: null };
    await this.database.sessions.create({ id, ownerId: user.id, sources });
    return id;
  }

  /** Somebody else's session with an upload is answered like one that does not exist. */
  async open(id: string, signedIn: SignedIn): Promise<SessionOutline> {
    const session = await this.database.sessions.outline(id);
    if (!session || !(session.isShared || isInCharge(session, signedIn)))
      throw new CodedError('ANALYSIS_NOT_FOUND');
    return session;
  }

  /**
   * Only its owner, the people who hold it (`holders`), and admins may reset a session, even if all staff
   * may see it.
   */
  async resettable(id: string, signedIn: SignedIn): Promise<SessionOutline> {
    const session = await this.open(id, signedIn);
    if (isInCharge(session, signedIn) || session.holders.includes(signedIn.user.username))
      return session;
    throw new CodedError('ANALYSIS_NOT_YOURS', { owner: session.ownerUsername });
  }

  /** A file is added only to a person's own session, which nobody else works with. */
  async takesFile(id: string, signedIn: SignedIn): Promise<void> {
    const session = await this.open(id, signedIn);
    if (!isInCharge(session, signedIn))
      throw new CodedError('ANALYSIS_NOT_YOURS', { owner: session.ownerUsername });
    await this.database.sessions.refuseTaken(id);
  }

  /** The session's figures; null until its previous quarter is loaded. */
  async figures(
    { id, surveyBeforeId }: SessionOutline,
    request: LiaisonRequest,
  ): Promise<SessionFigures | null> {
    if (!surveyBeforeId) return null;
    const { result } = await this.work.outcome('start-session', { sessionId: id }, request);
    return valueOf<'start-session'>(result);
  }

  /** The session with all its figures, in the same form as the answer to starting it. */
  async response(
    session: SessionOutline,
    request: LiaisonRequest,
  ): Promise<SessionResponse | WrittenJson> {
    const { result } = await this.work.outcome('start-session', { sessionId: session.id }, request);
    return figuresOf(session, result);
  }
}

const isInCharge = ({ ownerId }: SessionOutline, { user }: SignedIn) =>
  ownerId === user.id || user.role === 'admin';
