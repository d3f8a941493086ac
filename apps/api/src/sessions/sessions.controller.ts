import { Controller } from '@nestjs/common';
import { CodedError, type ListedSession } from '@lqc/contracts';
import { Database, type SessionOutline } from '@lqc/database';
import { messages } from '@lqc/phrases';
import { UploadsService } from '../files/uploads.service.js';
import { AtOnce, type Handlers } from '../http/call.js';
import { SessionsService } from './sessions.service.js';

/** Analysis sessions and their figures. */
@Controller()
export class SessionsController {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionsService,
    private readonly uploads: UploadsService,
  ) {}

  readonly routes: Handlers = {
    startSession: async ({ body, signedIn }) => {
      const { sessionId, response } = await this.sessions.createFromFiles(body, signedIn);
      return response ? new AtOnce(response) : { sessionId };
    },

    listSessions: async ({ query, signedIn }) => {
      // One row more than the page holds shows whether there is a next page.
      const more = { ...query, limit: query.limit + 1 };
      const found = await this.database.sessions.list(signedIn.user.id, more);
      const sessions = found.slice(0, query.limit).map(listed);
      const next = found.length > query.limit ? sessions.at(-1)!.session_id : null;
      return { sessions, next };
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

    expectationContacts: ({ session, params: { key } }) => ({
      sessionId: session.id,
      indicator: key,
    }),

    panel: ({ session, params: { key } }) => ({ sessionId: session.id, indicator: key }),

    uploadFile1: async ({ request, signedIn }) => {
      const file = await this.uploads.fromField(request, 'file');
      return { sessionId: await this.sessions.createEmpty(signedIn), file };
    },

    uploadFile2: async ({ body: { session_id: sessionId }, request, signedIn }) => {
      await this.sessions.changeable(sessionId, signedIn);
      const file = await this.uploads.fromField(request, 'file_2');
      const companyFile = await this.uploads.fromField(request, 'company_file');
      return { sessionId, file, companyFile };
    },

    uploadFile3: async ({ body: { session_id: sessionId }, request, signedIn }) => {
      await this.sessions.changeable(sessionId, signedIn);
      return { sessionId, file: await this.uploads.fromField(request, 'file_3') };
    },

    resetSession: async ({ session }) => {
      const title = await this.database.reports.titleOn(session.id);
      if (title !== null) throw new CodedError('ANALYSIS_IN_REPORT', { title });
      await this.database.sessions.delete(session.id);
      return { success: true, message: messages.sessionReset };
    },
  };
}

const listed = (session: SessionOutline): ListedSession => ({
  session_id: session.id,
  started_at: session.createdAt.toISOString(),
  owner_username: session.ownerUsername,
  shared: session.isShared,
  label_now: session.sources.now?.label ?? null,
  label_before: session.sources.before?.label ?? '',
  label_last_year: session.sources.last_year?.label ?? null,
});
