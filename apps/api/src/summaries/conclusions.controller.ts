import { Controller, Inject } from '@nestjs/common';
import { CodedError, type SaveConclusionResponse } from '@lqc/contracts';
import { type ConclusionSource, Database } from '@lqc/database';
import { messages } from '@lqc/phrases';
import type { Call, Handlers } from '../http/call.js';
import { SessionsService } from '../sessions/sessions.service.js';

/** Kept conclusions; each belongs to who saved it. */
@Controller()
export class ConclusionsController {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(SessionsService) private readonly sessions: SessionsService,
  ) {}

  readonly routes: Handlers = {
    saveConclusion: (call) => this.#save(call),

    conclusions: async ({ body: { scope }, signedIn }) => {
      const data = await this.database.conclusions.list(signedIn.user.id, scope);
      return { success: true, message: messages.conclusionsFound, data };
    },

    deleteConclusion: async ({ body: { resultId }, signedIn }) => {
      if (!(await this.database.conclusions.delete(resultId, signedIn.user.id)))
        throw new CodedError('CONCLUSION_NOT_FOUND');
      return { success: true, message: messages.conclusionDeleted };
    },
  };

  async #save({ body, signedIn }: Call<'saveConclusion'>): Promise<SaveConclusionResponse> {
    const session = await this.sessions.open(body.sessionId, signedIn);
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
}
