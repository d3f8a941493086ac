import { Controller, Inject, Req, Res } from '@nestjs/common';
import type { SignedIn } from '@lqc/database';
import type { Response } from 'express';
import { CurrentUser } from '../http/current-user.js';
import type { LiaisonRequest } from '../http/request.js';
import { type BodyOf, type ParamsOf, RouteBody, RouteOf, RouteParams } from '../http/route-of.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { ArtifactsService } from './artifacts.service.js';

/** Workbooks that staff take away. */
@Controller()
export class ExportsController {
  constructor(
    @Inject(SessionsService) private readonly sessions: SessionsService,
    @Inject(ArtifactsService) private readonly artifacts: ArtifactsService,
  ) {}

  @RouteOf('exportComparison')
  async comparison(
    @RouteParams('exportComparison') { session: sessionId }: ParamsOf<'exportComparison'>,
    @CurrentUser() signedIn: SignedIn,
    @Req() request: LiaisonRequest,
    @Res() response: Response,
  ): Promise<void> {
    await this.sessions.own(sessionId, signedIn);
    await this.artifacts.answer('write-comparison', { sessionId }, { request, response });
  }

  @RouteOf('tabulation')
  async tabulation(
    @RouteParams('tabulation') { session: sessionId }: ParamsOf<'tabulation'>,
    @RouteBody('tabulation') body: BodyOf<'tabulation'>,
    @CurrentUser() signedIn: SignedIn,
    @Req() request: LiaisonRequest,
    @Res() response: Response,
  ): Promise<void> {
    await this.sessions.own(sessionId, signedIn);
    const payload = { sessionId, request: body };
    await this.artifacts.answer('write-tabulation', payload, { request, response });
  }

  @RouteOf('exportBab2')
  async bab2(
    @RouteParams('exportBab2') { session: sessionId }: ParamsOf<'exportBab2'>,
    @RouteBody('exportBab2') body: BodyOf<'exportBab2'>,
    @CurrentUser() signedIn: SignedIn,
    @Req() request: LiaisonRequest,
    @Res() response: Response,
  ): Promise<void> {
    await this.sessions.own(sessionId, signedIn);
    const payload = { sessionId, request: body };
    await this.artifacts.answer('write-bab2', payload, { request, response });
  }

  @RouteOf('exportBab3')
  async bab3(
    @RouteParams('exportBab3') { session: sessionId }: ParamsOf<'exportBab3'>,
    @RouteBody('exportBab3') body: BodyOf<'exportBab3'>,
    @CurrentUser() signedIn: SignedIn,
    @Req() request: LiaisonRequest,
    @Res() response: Response,
  ): Promise<void> {
    await this.sessions.own(sessionId, signedIn);
    const payload = { sessionId, request: body };
    await this.artifacts.answer('write-bab3', payload, { request, response });
  }

  @RouteOf('artifact')
  async artifact(
    @RouteParams('artifact') { id }: ParamsOf<'artifact'>,
    @CurrentUser() signedIn: SignedIn,
    @Res() response: Response,
  ): Promise<void> {
    await this.artifacts.send(id, signedIn, response);
  }
}
