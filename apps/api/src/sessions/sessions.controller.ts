import { Controller, Inject, Req, Res } from '@nestjs/common';
import {
  CodedError,
  type Done,
  type IndicatorDetailResponse,
  type SectorCompaniesResponse,
  type SessionResponse,
  type SessionListResponse,
} from '@lqc/contracts';
import { Database, type SignedIn } from '@lqc/database';
import { messages } from '@lqc/phrases';
import type { Response } from 'express';
import { UploadsService } from '../files/uploads.service.js';
import { CurrentUser } from '../http/current-user.js';
import type { LiaisonRequest } from '../http/request.js';
import {
  type BodyOf,
  type ParamsOf,
  type QueryOf,
  RouteBody,
  RouteOf,
  RouteParams,
  RouteQuery,
} from '../http/route-of.js';
import { LongWork } from '../jobs/long-work.js';
import { SessionsService } from './sessions.service.js';

const LISTED_SESSIONS = 5;

@Controller()
export class SessionsController {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(SessionsService) private readonly sessions: SessionsService,
    @Inject(UploadsService) private readonly uploads: UploadsService,
    @Inject(LongWork) private readonly work: LongWork,
  ) {}

  @RouteOf('startSession')
  async start(
    @RouteBody('startSession') body: BodyOf<'startSession'>,
    @CurrentUser() signedIn: SignedIn,
    @Req() request: LiaisonRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<unknown> {
    const sessionId = await this.sessions.createFromFiles(body, signedIn);
    return this.work.answer('start-session', { sessionId }, { request, response });
  }

  @RouteOf('listSessions')
  async list(@CurrentUser() { user }: SignedIn): Promise<SessionListResponse> {
    const sessions = await this.database.sessions.listOf(user.id, LISTED_SESSIONS);
    return {
      sessions: sessions.map(({ id, createdAt, sources }) => ({
        session_id: id,
        started_at: createdAt.toISOString(),
        label_now: sources.now?.label ?? null,
        label_before: sources.before?.label ?? '',
        label_last_year: sources.last_year?.label ?? null,
      })),
    };
  }

  @RouteOf('session')
  async session(
    @RouteParams('session') { session: id }: ParamsOf<'session'>,
    @CurrentUser() signedIn: SignedIn,
  ): Promise<SessionResponse> {
    const { answer } = await this.sessions.own(id, signedIn);
    if (!answer) throw new CodedError('ANALYSIS_NOT_FOUND');
    return answer;
  }

  @RouteOf('indicatorDetail')
  async indicator(
    @RouteParams('indicatorDetail') { session: id, key }: ParamsOf<'indicatorDetail'>,
    @RouteQuery('indicatorDetail') { quarter }: QueryOf<'indicatorDetail'>,
    @CurrentUser() signedIn: SignedIn,
    @Req() request: LiaisonRequest,
  ): Promise<IndicatorDetailResponse> {
    const { id: sessionId } = await this.sessions.own(id, signedIn);
    const payload = { sessionId, indicator: key, quarter };
    return this.work.result('explain-indicator', payload, request);
  }

  @RouteOf('sectorCompanies')
  async sector(
    @RouteParams('sectorCompanies') { session: id, name }: ParamsOf<'sectorCompanies'>,
    @CurrentUser() signedIn: SignedIn,
    @Req() request: LiaisonRequest,
  ): Promise<SectorCompaniesResponse> {
    const { id: sessionId } = await this.sessions.own(id, signedIn);
    return this.work.result('explain-sector', { sessionId, sector: name }, request);
  }

  @RouteOf('uploadFile1')
  async uploadFile1(
    @CurrentUser() signedIn: SignedIn,
    @Req() request: LiaisonRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<unknown> {
    const file = await this.uploads.fromField(request, 'file');
    const sessionId = await this.sessions.createEmpty(signedIn);
    return this.work.answer('upload-file-1', { sessionId, file }, { request, response });
  }

  @RouteOf('uploadFile2')
  async uploadFile2(
    @RouteBody('uploadFile2') { session_id: sessionId }: BodyOf<'uploadFile2'>,
    @CurrentUser() signedIn: SignedIn,
    @Req() request: LiaisonRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<unknown> {
    await this.sessions.own(sessionId, signedIn);
    const file = await this.uploads.fromField(request, 'file_2');
    const companyFile = await this.uploads.fromField(request, 'company_file');
    return this.work.answer(
      'upload-file-2',
      { sessionId, file, companyFile },
      { request, response },
    );
  }

  @RouteOf('uploadFile3')
  async uploadFile3(
    @RouteBody('uploadFile3') { session_id: sessionId }: BodyOf<'uploadFile3'>,
    @CurrentUser() signedIn: SignedIn,
    @Req() request: LiaisonRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<unknown> {
    await this.sessions.own(sessionId, signedIn);
    const file = await this.uploads.fromField(request, 'file_3');
    return this.work.answer('upload-file-3', { sessionId, file }, { request, response });
  }

  @RouteOf('compare')
  async compare(
    @RouteParams('compare') { session: id }: ParamsOf<'compare'>,
    @CurrentUser() signedIn: SignedIn,
    @Req() request: LiaisonRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<unknown> {
    const { id: sessionId } = await this.sessions.own(id, signedIn);
    return this.work.answer('compare-quarters', { sessionId }, { request, response });
  }

  @RouteOf('resetSession')
  async reset(
    @RouteParams('resetSession') { session: id }: ParamsOf<'resetSession'>,
    @CurrentUser() signedIn: SignedIn,
  ): Promise<Done> {
    const session = await this.sessions.own(id, signedIn);
    await this.database.sessions.delete(session.id);
    return { success: true, message: messages.sessionReset };
  }
}
