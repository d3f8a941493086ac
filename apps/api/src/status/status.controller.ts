import { Controller, Header, Inject, Res } from '@nestjs/common';
import { type AdminStatusResponse, SESSION_IDLE_MS } from '@lqc/contracts';
import { Database, type SignedIn } from '@lqc/database';
import type { Response } from 'express';
import { openApiDocument } from '../docs/openapi.js';
import { CurrentUser } from '../http/current-user.js';
import { RouteOf } from '../http/route-of.js';
import { type JobQueue, QUEUE } from '../tokens.js';
import { VERSION } from '../version.js';
import { Metrics } from './metrics.js';

@Controller()
export class StatusController {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(QUEUE) private readonly queue: JobQueue,
    @Inject(Metrics) private readonly figures: Metrics,
  ) {}

  @RouteOf('adminStatus')
  async adminStatus(@CurrentUser() { session }: SignedIn): Promise<AdminStatusResponse> {
    return {
      active_sessions: await this.database.authSessions.countActive(),
      session_expire_minutes: SESSION_IDLE_MS / 60_000,
      expires: session.idleExpiresAt.toISOString(),
    };
  }

  @RouteOf('live')
  live(): unknown {
    return { status: 'ok', version: VERSION };
  }

  /** 503 until the database, the queue and at least one worker are there. */
  @RouteOf('ready')
  async ready(@Res({ passthrough: true }) response: Response): Promise<unknown> {
    const [database, queue, workers] = await Promise.all([
      this.database.isReady(),
      this.queue.isReady(),
      this.database.workers.countAlive().catch(() => 0),
    ]);
    const ok = database && queue && workers > 0;
    response.status(ok ? 200 : 503);
    return { status: ok ? 'ok' : 'unavailable', database, queue, workers };
  }

  @RouteOf('metrics')
  @Header('Content-Type', 'text/plain; version=0.0.4; charset=utf-8')
  metrics(): Promise<string> {
    return this.figures.text();
  }

  @RouteOf('openapi')
  openapi(): unknown {
    return openApiDocument();
  }
}
