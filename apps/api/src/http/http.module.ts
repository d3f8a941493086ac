import { Module } from '@nestjs/common';
import { APP_FILTER, DiscoveryModule } from '@nestjs/core';
import { ArtifactsModule } from '../artifacts/artifacts.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { Access } from './access.js';
import { BodyReader } from './body-reader.js';
import { ErrorFilter } from './error.filter.js';
import { RateLimit } from './rate-limit.js';
import { Refusals } from './refusals.js';
import { RepeatedCalls } from './repeated-calls.js';
import { ServeRoutes } from './serve-routes.js';

/** The services that handle every call before and after its route. */
@Module({
  imports: [ArtifactsModule, AuditModule, AuthModule, DiscoveryModule, JobsModule, SessionsModule],
  providers: [
    Access,
    BodyReader,
    RateLimit,
    Refusals,
    RepeatedCalls,
    ServeRoutes,
    { provide: APP_FILTER, useClass: ErrorFilter },
  ],
})
export class HttpModule {}
