import { Controller, Inject } from '@nestjs/common';
import {
  CodedError,
  type ConclusionsResponse,
  type Done,
  type SaveConclusionResponse,
} from '@lqc/contracts';
import { type ConclusionSource, Database, type SignedIn } from '@lqc/database';
import { messages } from '@lqc/phrases';
import { CurrentUser } from '../http/current-user.js';
import { type BodyOf, RouteBody, RouteOf } from '../http/route-of.js';
import { SessionsService } from '../sessions/sessions.service.js';

/** Kept conclusions; each belongs to who saved it. */
@Controller()
export class ConclusionsController {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(SessionsService) private readonly sessions: SessionsService,
  ) {}

  @RouteOf('saveConclusion')
  async save(
    @RouteBody('saveConclusion') body: BodyOf<'saveConclusion'>,
    @CurrentUser() signedIn: SignedIn,
  ): Promise<SaveConclusionResponse> {
    const session = await this.sessions.own(body.sessionId, signedIn);
    const quarters = [session.sources.now, session.sources.before, session.sources.last_year];
    const sources = quarters.flatMap((source): ConclusionSource[] =>
      source ? [{ label: source.label, fileId: source.file_id, sha256: source.sha256 }] : [],
    );
    const id = await this.database.conclusions.create({
      ownerId: signedIn.user.id,
      session_id: body.sessionId,
      chapter: body.chapter,
      analysis_type: body.analysisType ?? null,
      indicator: body.indicator,
      quarter_now: body.quarterNow,
      quarter_before: body.quarterBefore || null,
      avg_now: body.avgNow ?? null,
      avg_before: body.avgBefore ?? null,
      summary: body.summary,
      writer: body.writer,
      model: body.model ?? null,
      facts: body.facts,
      checks: body.checks,
      sources,
    });
    return { success: true, message: messages.conclusionSaved, id };
  }

  @RouteOf('conclusions')
  async list(@CurrentUser() { user }: SignedIn): Promise<ConclusionsResponse> {
    const data = await this.database.conclusions.ofOwner(user.id);
    return { success: true, message: messages.conclusionsFound, data };
  }

  @RouteOf('deleteConclusion')
  async delete(
    @RouteBody('deleteConclusion') { resultId }: BodyOf<'deleteConclusion'>,
    @CurrentUser() { user }: SignedIn,
  ): Promise<Done> {
    if (!(await this.database.conclusions.delete(resultId, user.id)))
      throw new CodedError('CONCLUSION_NOT_FOUND');
    return { success: true, message: messages.conclusionDeleted };
  }
}
