import { Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE, DiscoveryModule } from '@nestjs/core';
import { ArtifactsModule } from '../artifacts/artifacts.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { Access } from './access.js';
import { Audited } from './audited.js';
import { BodyReader } from './body-reader.js';
import { JobOfRoute } from './job-of-route.js';
import { ParseCall } from './parse-call.js';
import { RateLimit } from './rate-limit.js';
import { Refusals } from './refusals.js';
import { RepeatedCalls } from './repeated-calls.js';
import { SendReply } from './send-reply.js';
import { ServedRoutes } from './served-routes.js';
import { type Step, Steps } from './steps.js';
import { Turns } from './turns.js';

const STEPS = [Turns, BodyReader, SendReply, RepeatedCalls, Audited, JobOfRoute];

/**
 * What every call passes, in this order. The interceptor takes it through those of its steps that concern
 * its route, and from the last to the first on its way back.
 */
const WAY = [
  { provide: APP_GUARD, useExisting: Access },
  {
    provide: APP_INTERCEPTOR,
    useFactory: (...steps: Step[]) => new Steps(steps),
    inject: STEPS,
  },
  { provide: APP_PIPE, useClass: ParseCall },
  { provide: APP_FILTER, useExisting: Refusals },
];

/** Carries calls to the handlers of the contract's routes, and their replies back. */
@Module({
  imports: [ArtifactsModule, AuditModule, AuthModule, DiscoveryModule, JobsModule, SessionsModule],
  providers: [Access, RateLimit, Refusals, ServedRoutes, ...STEPS, ...WAY],
})
export class CallsModule {}
