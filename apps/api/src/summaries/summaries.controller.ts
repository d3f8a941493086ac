import { Controller } from '@nestjs/common';
import { CodedError, type SummaryRequest } from '@lqc/contracts';
import { Database } from '@lqc/database';
import type { Handlers } from '../http/call.js';
import { SessionsService } from '../sessions/sessions.service.js';

/** Drafts of the report's chapters. */
@Controller()
export class SummariesController {
  constructor(
    private readonly sessions: SessionsService,
    private readonly database: Database,
  ) {}

  readonly routes: Handlers = {
    summary: async ({ session, body }) => {
      await this.#requireSamaran(body);
      return { sessionId: session.id, request: body };
    },

    summaryBab4: async ({ session, body }) => {
      if (body.chapter !== 'bab_4') throw new CodedError('SUMMARY_NOT_BAB4');
      await this.#requireSamaran(body);
      return { sessionId: session.id, request: body };
    },

    availableSectors: async ({ session, request }) => {
      const figures = await this.sessions.figures(session, request);
      if (!figures?.main_result) throw new CodedError('QUARTER_NOT_LOADED');
      return { sectors: Object.keys(figures.main_result.lu_totals) };
    },
  };

  /**
   * @throws CodedError `SAMARAN_REQUIRED` when names would be sent to the model without permission
   */
  async #requireSamaran({ samaran, writer }: SummaryRequest): Promise<void> {
    if (samaran || writer !== 'model') return;
    const { names_may_go: mayGo } = await this.database.settings.llm();
    if (!mayGo) throw new CodedError('SAMARAN_REQUIRED');
  }
}
