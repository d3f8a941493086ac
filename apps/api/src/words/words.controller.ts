import { Controller, Inject, Req, Res } from '@nestjs/common';
import {
  type AvailableIndicatorsResponse,
  CodedError,
  indicatorOf,
  type JobName,
  type JobPayload,
} from '@lqc/contracts';
import type { SignedIn } from '@lqc/database';
import type { Response } from 'express';
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
import { SessionsService } from '../sessions/sessions.service.js';

@Controller()
export class WordsController {
  constructor(
    @Inject(SessionsService) private readonly sessions: SessionsService,
    @Inject(LongWork) private readonly work: LongWork,
  ) {}

  @RouteOf('availableIndicators')
  async available(
    @RouteParams('availableIndicators') { session: id }: ParamsOf<'availableIndicators'>,
    @RouteQuery('availableIndicators') { quarter }: QueryOf<'availableIndicators'>,
    @CurrentUser() signedIn: SignedIn,
  ): Promise<AvailableIndicatorsResponse> {
    const { answer } = await this.sessions.own(id, signedIn);
    const figures = answer?.quarters[quarter];
    if (!figures) throw new CodedError('QUARTER_NOT_LOADED');
    const items = figures.indicators
      .filter(({ narratives }) => narratives > 0)
      .map(({ key, label, narratives }) => ({
        key,
        label,
        has_likert: indicatorOf(key).likertLabel !== null,
        answers: narratives,
      }));
    return { indicators: items.map(({ key }) => key), items };
  }

  @RouteOf('tfIdf')
  tfIdf(
    @RouteParams('tfIdf') { session }: ParamsOf<'tfIdf'>,
    @RouteBody('tfIdf') request: BodyOf<'tfIdf'>,
    @CurrentUser() signedIn: SignedIn,
    @Req() http: LiaisonRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<unknown> {
    return this.#work('rank-words', { sessionId: session, request }, signedIn, http, response);
  }

  @RouteOf('wordcloud')
  wordcloud(
    @RouteParams('wordcloud') { session }: ParamsOf<'wordcloud'>,
    @RouteBody('wordcloud') request: BodyOf<'wordcloud'>,
    @CurrentUser() signedIn: SignedIn,
    @Req() http: LiaisonRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<unknown> {
    return this.#work('draw-word-cloud', { sessionId: session, request }, signedIn, http, response);
  }

  @RouteOf('keyword')
  keyword(
    @RouteParams('keyword') { session }: ParamsOf<'keyword'>,
    @RouteQuery('keyword') request: QueryOf<'keyword'>,
    @CurrentUser() signedIn: SignedIn,
    @Req() http: LiaisonRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<unknown> {
    return this.#work('find-keyword', { sessionId: session, request }, signedIn, http, response);
  }

  async #work<Name extends JobName>(
    name: Name,
    payload: JobPayload<Name> & { sessionId: string },
    signedIn: SignedIn,
    request: LiaisonRequest,
    response: Response,
  ): Promise<unknown> {
    await this.sessions.own(payload.sessionId, signedIn);
    return this.work.answer(name, payload, { request, response });
  }
}
