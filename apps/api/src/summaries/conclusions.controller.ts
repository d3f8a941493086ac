import { Controller } from '@nestjs/common';
import {
  CodedError,
  CONCLUSIONS_PAGE_SIZE,
  type SaveConclusionRequest,
  type SaveConclusionResponse,
  SummaryCheckRequest,
} from '@lqc/contracts';
import { type ConclusionSource, Database } from '@lqc/database';
import { messages } from '@lqc/phrases';
import { StorageRoom } from '../files/storage-room.js';
import { auditAs } from '../http/audit-as.js';
import type { Call } from '../http/call.js';
import { done } from '../http/reply.js';
import { Serves } from '../http/serves.js';
import type { LiaisonRequest } from '../http/request.js';
import { LongWork } from '../jobs/long-work.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { QuarterNames } from '../sessions/quarter-names.js';
import { asInSession, corrected, indicatorOf } from './conclusion-figures.js';

/** Saved conclusions; each belongs to the person who saved it. */
@Controller()
export class ConclusionsController {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionsService,
    private readonly quarterNames: QuarterNames,
    private readonly work: LongWork,
    private readonly storage: StorageRoom,
  ) {}

  @Serves('saveConclusion')
  async saveConclusion({
    body,
    signedIn,
    request,
  }: Call<'saveConclusion'>): Promise<SaveConclusionResponse> {
    const session = await this.sessions.open(body.sessionId, signedIn);
    const quarters = [session.sources.now, session.sources.before, session.sources.last_year];
    const sources = quarters.flatMap((source): ConclusionSource[] =>
      source ? [{ label: source.label, fileId: source.file_id, sha256: source.sha256 }] : [],
    );
    await this.storage.requireRoom(signedIn.user.id, JSON.stringify(body).length);
    const { conclusions_per_person: limit } = await this.database.settings.limits();
    const said = {
      quarter_now: body.quarterNow,
      quarter_before: body.quarterBefore || null,
      avg_now: body.avgNow ?? null,
      avg_before: body.avgBefore ?? null,
      facts: body.facts,
    };
    const isOfSector = body.chapter === 'bab_3';
    const kept = asInSession(said, {
      indicator: isOfSector ? undefined : indicatorOf(body),
      now: await this.quarterNames.of(session, 'now'),
      before: await this.quarterNames.of(session, 'before'),
      figures: await this.#figuresOf(session, request),
      isOfSector,
    });
    const conclusion = {
      ownerId: signedIn.user.id,
      session_id: body.sessionId,
      chapter: body.chapter,
      analysis_type: body.analysisType ?? null,
      indicator: body.indicator,
      ...kept,
      summary: body.summary,
      writer: body.writer,
      model: body.model ?? null,
      sources,
    };
    const id = await this.database.conclusions.create(conclusion, limit);
    if (id === null) throw new CodedError('CONCLUSIONS_FULL', { limit });
    auditAs(request, { id });
    const { quarter_now: quarterNow, quarter_before: quarterBefore } = kept;
    await this.#check(id, { ...body, quarterNow, quarterBefore }, request);
    const changed = corrected(said, kept);
    const message =
      changed.length > 0 ? messages.conclusionSavedCorrected : messages.conclusionSaved;
    return { ...done(message), id, corrected: changed };
  }

  @Serves('conclusions')
  async conclusions({ body: { scope, after, limit }, signedIn }: Call<'conclusions'>) {
    const isPage = limit !== undefined || after !== undefined || scope === 'office';
    const most = isPage ? (limit ?? CONCLUSIONS_PAGE_SIZE) : Number.POSITIVE_INFINITY;
    const page = { scope, after, limit: isPage ? most + 1 : null };
    const found = await this.database.conclusions.list(signedIn.user.id, page);
    const data = found.slice(0, most);
    const next = found.length > data.length ? data.at(-1)!.id : null;
    return { ...done(messages.conclusionsFound), data, next };
  }

  @Serves('deleteConclusion')
  async deleteConclusion({ body: { resultId }, signedIn }: Call<'deleteConclusion'>) {
    const undoId = await this.database.conclusions.delete(resultId, signedIn.user.id);
    if (!undoId) throw new CodedError('CONCLUSION_NOT_FOUND');
    return { ...done(messages.conclusionDeleted), undo_id: undoId };
  }

  /** The session's figures; none where they cannot be had now, so that a conclusion is kept all the same. */
  async #figuresOf(...of: Parameters<SessionsService['figures']>) {
    return this.sessions.figures(...of).catch((error: unknown) => {
      if (error instanceof CodedError) return { quarters: {} };
      throw error;
    });
  }

  /** Starts checking a conclusion against the data. If that fails it stays stored, unchecked. */
  async #check(
    conclusionId: string,
    body: SaveConclusionRequest,
    request: LiaisonRequest,
  ): Promise<void> {
    const asked = SummaryCheckRequest.safeParse({
      quarter_now: body.quarterNow,
      quarter_before: body.quarterBefore,
      chapter: body.chapter,
      analysis_type: body.analysisType,
      indicator_type:
        body.chapter === 'bab_3' ? (body.indicatorType ?? body.indicator) : indicatorOf(body),
      summary: body.summary,
      bound: body.bound,
    });
    if (!asked.success) return;
    const payload = { sessionId: body.sessionId, conclusionId, request: asked.data };
    try {
      await this.work.accept('check-conclusion', payload, request);
    } catch (error) {
      if (!(error instanceof CodedError)) throw error;
    }
  }
}
