import { Controller, Inject, Req, Res } from '@nestjs/common';
import { DOWNLOAD_NAMES, PNG_MEDIA_TYPE } from '@lqc/contracts';
import type { SignedIn } from '@lqc/database';
import type { Response } from 'express';
import { CurrentUser } from '../http/current-user.js';
import type { LiaisonRequest } from '../http/request.js';
import { type ParamsOf, RouteOf, RouteParams } from '../http/route-of.js';
import { LongWork } from '../jobs/long-work.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { sendFile } from './artifacts.service.js';

type ChartJob = 'draw-orientation-chart' | 'draw-sector-chart';

/** The two numbered charts of the report. */
@Controller()
export class ChartsController {
  constructor(
    @Inject(SessionsService) private readonly sessions: SessionsService,
    @Inject(LongWork) private readonly work: LongWork,
  ) {}

  @RouteOf('orientationChart')
  async orientation(
    @RouteParams('orientationChart') { session: sessionId }: ParamsOf<'orientationChart'>,
    @CurrentUser() signedIn: SignedIn,
    @Req() request: LiaisonRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<unknown> {
    await this.sessions.own(sessionId, signedIn);
    return this.work.answer('draw-orientation-chart', { sessionId }, { request, response });
  }

  @RouteOf('sectorChart')
  async sector(
    @RouteParams('sectorChart') { session: sessionId }: ParamsOf<'sectorChart'>,
    @CurrentUser() signedIn: SignedIn,
    @Req() request: LiaisonRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<unknown> {
    await this.sessions.own(sessionId, signedIn);
    return this.work.answer('draw-sector-chart', { sessionId }, { request, response });
  }

  @RouteOf('downloadOrientationChart')
  downloadOrientation(
    @RouteParams('downloadOrientationChart') params: ParamsOf<'downloadOrientationChart'>,
    @CurrentUser() signedIn: SignedIn,
    @Req() request: LiaisonRequest,
    @Res() response: Response,
  ): Promise<void> {
    const fileName = DOWNLOAD_NAMES.orientationChart;
    return this.#download('draw-orientation-chart', fileName, params, signedIn, request, response);
  }

  @RouteOf('downloadSectorChart')
  downloadSector(
    @RouteParams('downloadSectorChart') params: ParamsOf<'downloadSectorChart'>,
    @CurrentUser() signedIn: SignedIn,
    @Req() request: LiaisonRequest,
    @Res() response: Response,
  ): Promise<void> {
    const fileName = DOWNLOAD_NAMES.sectorChart;
    return this.#download('draw-sector-chart', fileName, params, signedIn, request, response);
  }

  async #download(
    job: ChartJob,
    fileName: string,
    { session: sessionId }: { session: string },
    signedIn: SignedIn,
    request: LiaisonRequest,
    response: Response,
  ): Promise<void> {
    await this.sessions.own(sessionId, signedIn);
    const chart = await this.work.result(job, { sessionId }, request);
    const bytes = Buffer.from(chart.image_base64, 'base64');
    sendFile(response, { fileName, mediaType: PNG_MEDIA_TYPE, bytes });
  }
}
