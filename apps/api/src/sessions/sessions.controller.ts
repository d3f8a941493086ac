import { Controller, Inject } from '@nestjs/common';
import { CodedError } from '@lqc/contracts';
import { Database } from '@lqc/database';
import { messages } from '@lqc/phrases';
import { UploadsService } from '../files/uploads.service.js';
import type { Handlers } from '../http/call.js';
import { SessionsService } from './sessions.service.js';

const LISTED_SESSIONS = 5;

/** Analysis sessions and their figures. */
@Controller()
export class SessionsController {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(SessionsService) private readonly sessions: SessionsService,
    @Inject(UploadsService) private readonly uploads: UploadsService,
  ) {}

  readonly routes: Handlers = {
    startSession: async ({ body, signedIn }) => ({
      sessionId: await this.sessions.createFromFiles(body, signedIn),
    }),

    listSessions: async ({ signedIn }) => {
      const sessions = await this.database.sessions.listOf(signedIn.user.id, LISTED_SESSIONS);
      return {
        sessions: sessions.map(({ id, createdAt, sources }) => ({
          session_id: id,
          started_at: createdAt.toISOString(),
          label_now: sources.now?.label ?? null,
          label_before: sources.before?.label ?? '',
          label_last_year: sources.last_year?.label ?? null,
        })),
      };
    },

    session: async ({ session, request }) => {
      if (!session.surveyBeforeId) throw new CodedError('ANALYSIS_NOT_FOUND');
      return this.sessions.response(session, request);
    },

    indicatorDetail: ({ session, params: { key }, query: { quarter } }) => ({
      sessionId: session.id,
      indicator: key,
      quarter,
    }),

    sectorCompanies: ({ session, params: { name } }) => ({ sessionId: session.id, sector: name }),

    panel: ({ session, params: { key } }) => ({ sessionId: session.id, indicator: key }),

    uploadFile1: async ({ request, signedIn }) => {
      const file = await this.uploads.fromField(request, 'file');
      return { sessionId: await this.sessions.createEmpty(signedIn), file };
    },

    uploadFile2: async ({ body: { session_id: sessionId }, request, signedIn }) => {
      await this.sessions.own(sessionId, signedIn);
      const file = await this.uploads.fromField(request, 'file_2');
      const companyFile = await this.uploads.fromField(request, 'company_file');
      return { sessionId, file, companyFile };
    },

    uploadFile3: async ({ body: { session_id: sessionId }, request, signedIn }) => {
      await this.sessions.own(sessionId, signedIn);
      return { sessionId, file: await this.uploads.fromField(request, 'file_3') };
    },

    resetSession: async ({ session }) => {
      await this.database.sessions.delete(session.id);
      return { success: true, message: messages.sessionReset };
    },
  };
}
