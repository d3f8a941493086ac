import { Controller, Inject } from '@nestjs/common';
import { CodedError } from '@lqc/contracts';
import type { Handlers } from '../http/call.js';
import { SessionsService } from '../sessions/sessions.service.js';

/** Drafts of the report's chapters. */
@Controller()
export class SummariesController {
  constructor(@Inject(SessionsService) private readonly sessions: SessionsService) {}

  readonly routes: Handlers = {
    summaryBab4: ({ session, body }) => {
      if (body.chapter !== 'bab_4') throw new CodedError('SUMMARY_NOT_BAB4');
      return { sessionId: session.id, request: body };
    },

    availableSectors: async ({ session, request }) => {
      const figures = await this.sessions.figures(session, request);
      if (!figures?.main_result) throw new CodedError('QUARTER_NOT_LOADED');
      return { sectors: Object.keys(figures.main_result.lu_totals) };
    },
  };
}
