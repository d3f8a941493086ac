import { Injectable } from '@nestjs/common';
import type { Route } from '@lqc/contracts';
import { AuditLog, auditedAction } from '../audit/audit-log.js';
import type { Step } from './steps.js';

const ACCEPTED = 202;

/** Writes an act to the audit log, with its object as it was before; refusals are written by the filter. */
@Injectable()
export class Audited implements Step {
  constructor(private readonly audit: AuditLog) {}

  concerns({ audit }: Route): boolean {
    return audit !== undefined;
  }

  readonly pass: Step['pass'] = async (request, response, next) => {
    await this.audit.describe(auditedAction(request)!, request);
    const reply = await next();
    await this.audit.done(request, response.statusCode === ACCEPTED ? 'accepted' : 'done');
    return reply;
  };
}
