import { createSecretKey } from 'node:crypto';
import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { Database } from '@lqc/database';
import type { Logger } from 'pino';
import { AuditController } from './audit/audit.controller.js';
import { AuditInterceptor } from './audit/audit.interceptor.js';
import { AuditLog } from './audit/audit-log.js';
import { AuthController } from './auth/auth.controller.js';
import { AuthService } from './auth/auth.service.js';
import { KnownPlaces } from './auth/known-places.js';
import { storedLimiters } from './auth/limiters.js';
import { LoginThrottle } from './auth/login-throttle.js';
import { ChatController } from './chat/chat.controller.js';
import { ChatHealth } from './chat/chat-health.js';
import { ChatLimits } from './chat/chat-limits.js';
import { ChatStreams } from './chat/chat-streams.js';
import { ChatService } from './chat/chat.service.js';
import { CompaniesController } from './companies/companies.controller.js';
import { ArtifactsService } from './exports/artifacts.service.js';
import { ChartsController } from './exports/charts.controller.js';
import { ExportsController } from './exports/exports.controller.js';
import { FilesController } from './files/files.controller.js';
import { UploadsService } from './files/uploads.service.js';
import { AccessGuard } from './http/access.guard.js';
import { BodyInterceptor } from './http/body.interceptor.js';
import { RateLimit } from './http/rate-limit.js';
import { ErrorFilter } from './http/error.filter.js';
import { JobsController } from './jobs/jobs.controller.js';
import { LongWork } from './jobs/long-work.js';
import { RunWatch } from './jobs/run-watch.js';
import { MergerController } from './merger/merger.controller.js';
import { SessionsController } from './sessions/sessions.controller.js';
import { SessionsService } from './sessions/sessions.service.js';
import { SettingsController } from './settings/settings.controller.js';
import { Metrics } from './status/metrics.js';
import { OperationsController } from './status/operations.controller.js';
import { StatusController } from './status/status.controller.js';
import { ConclusionsController } from './summaries/conclusions.controller.js';
import { SummariesController } from './summaries/summaries.controller.js';
import {
  CONFIG,
  type GatewayConfig,
  type JobQueue,
  LOGGER,
  QUEUE,
  UPLOAD_FOLDER,
} from './tokens.js';
import { UsersController } from './users/users.controller.js';
import { WordsController } from './words/words.controller.js';

export interface GatewayParts {
  readonly config: GatewayConfig;
  readonly log: Logger;
  readonly database: Database;
  readonly queue: JobQueue;
  readonly uploadFolder: string;
  readonly jwtSecret: string;
}

@Module({})
export class AppModule {
  static with(parts: GatewayParts): DynamicModule {
    return {
      module: AppModule,
      imports: [
        JwtModule.register({
          // As a key that is made once: from text the library would make it at every call.
          secret: createSecretKey(parts.jwtSecret, 'utf8'),
          signOptions: { algorithm: 'HS256' },
          verifyOptions: { algorithms: ['HS256'] },
        }),
      ],
      controllers: [
        AuditController,
        AuthController,
        UsersController,
        FilesController,
        CompaniesController,
        SessionsController,
        WordsController,
        ExportsController,
        ChartsController,
        MergerController,
        SummariesController,
        ConclusionsController,
        ChatController,
        SettingsController,
        JobsController,
        OperationsController,
        StatusController,
      ],
      providers: [
        { provide: CONFIG, useValue: parts.config },
        { provide: LOGGER, useValue: parts.log },
        { provide: Database, useValue: parts.database },
        { provide: QUEUE, useValue: parts.queue },
        { provide: UPLOAD_FOLDER, useValue: parts.uploadFolder },
        ArtifactsService,
        AuditLog,
        AuthService,
        ChatHealth,
        ChatLimits,
        ChatService,
        ChatStreams,
        KnownPlaces,
        {
          provide: LoginThrottle,
          useFactory: (database: Database) => new LoginThrottle(storedLimiters(database)),
          inject: [Database],
        },
        LongWork,
        Metrics,
        RateLimit,
        RunWatch,
        SessionsService,
        UploadsService,
        { provide: APP_FILTER, useClass: ErrorFilter },
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_INTERCEPTOR, useClass: BodyInterceptor },
        { provide: APP_INTERCEPTOR, useClass: AuditInterceptor },
      ],
    };
  }
}
