import { Controller } from '@nestjs/common';
import { CodedError, type ListedSession } from '@lqc/contracts';
import { Database, type SessionOutline } from '@lqc/database';
import { messages } from '@lqc/phrases';
import { UploadsService } from '../files/uploads.service.js';
import { auditAs } from '../http/audit-as.js';
import { type Call, AtOnce } from '../http/call.js';
import { done } from '../http/reply.js';
import { Serves, ServesJobs } from '../http/serves.js';
import { SessionsService } from './sessions.service.js';

/** Analysis sessions and their figures. */
@Controller()
@ServesJobs(
  'compare',
  'expectations',
  'exportComparison',
  'tabulation',
  'exportBab2',
  'exportBab3',
  'orientationChart',
  'sectorChart',
  'downloadOrientationChart',
  'downloadSectorChart',
)
export class SessionsController {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionsService,
    private readonly uploads: UploadsService,
  ) {}

  @Serves('startSession')
  async startSession({ body, signedIn, request }: Call<'startSession'>) {
    const { sessionId, response } = await this.sessions.createFromFiles(body, signedIn);
    auditAs(request, { id: sessionId });
    return response ? new AtOnce(response) : { sessionId };
  }

  @Serves('listSessions')
  async listSessions({ query, signedIn }: Call<'listSessions'>) {
    // One row more than the page holds shows whether there is a next page.
    const more = { ...query, limit: query.limit + 1 };
    const found = await this.database.sessions.list(signedIn.user.id, more);
    const sessions = found.slice(0, query.limit).map(listed);
    const next = found.length > query.limit ? sessions.at(-1)!.session_id : null;
    return { sessions, next };
  }

  @Serves('session')
  async session({ session, request }: Call<'session'>) {
    if (!session.surveyBeforeId) throw new CodedError('ANALYSIS_NOT_FOUND');
    return this.sessions.response(session, request);
  }

  @Serves('indicatorDetail')
  indicatorDetail({ session, params: { key }, query: { quarter } }: Call<'indicatorDetail'>) {
    return {
      sessionId: session.id,
      indicator: key,
      quarter,
    };
  }

  @Serves('sectorCompanies')
  sectorCompanies({ session, params: { name } }: Call<'sectorCompanies'>) {
    return { sessionId: session.id, sector: name };
  }

  @Serves('expectationContacts')
  expectationContacts({ session, params: { key } }: Call<'expectationContacts'>) {
    return {
      sessionId: session.id,
      indicator: key,
    };
  }

  @Serves('panel')
  panel({ session, params: { key } }: Call<'panel'>) {
    return { sessionId: session.id, indicator: key };
  }

  @Serves('uploadFile1')
  async uploadFile1({ request, signedIn }: Call<'uploadFile1'>) {
    const file = await this.uploads.fromField(request, 'file');
    return { sessionId: await this.sessions.createEmpty(signedIn), file };
  }

  @Serves('uploadFile2')
  async uploadFile2({ body: { session_id: sessionId }, request, signedIn }: Call<'uploadFile2'>) {
    await this.sessions.takesFile(sessionId, signedIn);
    const file = await this.uploads.fromField(request, 'file_2');
    const companyFile = await this.uploads.fromField(request, 'company_file');
    return { sessionId, file, companyFile };
  }

  @Serves('uploadFile3')
  async uploadFile3({ body: { session_id: sessionId }, request, signedIn }: Call<'uploadFile3'>) {
    await this.sessions.takesFile(sessionId, signedIn);
    return { sessionId, file: await this.uploads.fromField(request, 'file_3') };
  }

  @Serves('resetSession')
  async resetSession({ session: { id, isShared }, signedIn: { user } }: Call<'resetSession'>) {
    // One with an upload, which only they see, goes with them.
    if (isShared) await this.database.sessions.letGo(id, user.id);
    else await this.database.sessions.delete(id);
    return done(messages.sessionReset);
  }
}

const listed = (session: SessionOutline): ListedSession => ({
  session_id: session.id,
  started_at: session.createdAt.toISOString(),
  owner_username: session.holders.length > 0 ? session.ownerUsername : null,
  shared: session.isShared,
  label_now: session.sources.now?.label ?? null,
  label_before: session.sources.before?.label ?? '',
  label_last_year: session.sources.last_year?.label ?? null,
  sources: session.sources,
});
