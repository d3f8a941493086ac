import { Controller, Inject, Req, Res } from '@nestjs/common';
import { CodedError, type JobName, type JobPayload, type SectorsResponse } from '@lqc/contracts';
import type { SignedIn } from '@lqc/database';
import type { Response } from 'express';
import { CurrentUser } from '../http/current-user.js';
import type { LiaisonRequest } from '../http/request.js';
import { type BodyOf, type ParamsOf, RouteBody, RouteOf, RouteParams } from '../http/route-of.js';
import { LongWork } from '../jobs/long-work.js';
import { SessionsService } from '../sessions/sessions.service.js';

/** Drafts of the report's chapters. */
@Controller()
export class SummariesController {
  constructor(
    @Inject(SessionsService) private readonly sessions: SessionsService,
    @Inject(LongWork) private readonly work: LongWork,
  ) {}

  @RouteOf('summary')
  summary(
    @RouteParams('summary') { session: sessionId }: ParamsOf<'summary'>,
    @RouteBody('summary') request: BodyOf<'summary'>,
    @Req() http: LiaisonRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<unknown> {
    return this.#work('write-summary', { sessionId, request }, http, response);
  }

  @RouteOf('summaryBab4')
  summaryBab4(
    @RouteParams('summaryBab4') { session: sessionId }: ParamsOf<'summaryBab4'>,
    @RouteBody('summaryBab4') body: BodyOf<'summaryBab4'>,
    @Req() http: LiaisonRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<unknown> {
    const request = { ...body, chapter: 'bab_4' as const };
    return this.#work('write-summary', { sessionId, request }, http, response);
  }

  @RouteOf('checkSummary')
  check(
    @RouteParams('checkSummary') { session: sessionId }: ParamsOf<'checkSummary'>,
    @RouteBody('checkSummary') request: BodyOf<'checkSummary'>,
    @Req() http: LiaisonRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<unknown> {
    return this.#work('check-summary', { sessionId, request }, http, response);
  }

  @RouteOf('dataPreview')
  preview(
    @RouteParams('dataPreview') { session: sessionId }: ParamsOf<'dataPreview'>,
    @RouteBody('dataPreview') request: BodyOf<'dataPreview'>,
    @Req() http: LiaisonRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<unknown> {
    return this.#work('preview-summary', { sessionId, request }, http, response);
  }

  @RouteOf('availableSectors')
  async sectors(
    @RouteParams('availableSectors') { session: id }: ParamsOf<'availableSectors'>,
    @CurrentUser() signedIn: SignedIn,
  ): Promise<SectorsResponse> {
    const { answer } = await this.sessions.own(id, signedIn);
    if (!answer?.main_result) throw new CodedError('QUARTER_NOT_LOADED');
    return { sectors: Object.keys(answer.main_result.lu_totals) };
  }

  async #work<Name extends JobName>(
    name: Name,
    payload: JobPayload<Name> & { sessionId: string },
    request: LiaisonRequest,
    response: Response,
  ): Promise<unknown> {
    await this.sessions.own(payload.sessionId, request.signedIn!);
    return this.work.answer(name, payload, { request, response });
  }
}
