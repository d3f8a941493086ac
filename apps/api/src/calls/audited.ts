import { Injectable } from '@nestjs/common';
import type { Route } from '@lqc/contracts';
import type { Response } from 'express';
import { AuditLog, auditedAction } from '../audit/audit-log.js';
import type { LiaisonRequest } from '../http/request.js';
import type { Step } from './steps.js';

const ACCEPTED = 202;

/** Writes an act to the audit log, with its object as it was before; refusals are written by the filter. */
@Injectable()
export class Audited implements Step {
  constructor(private readonly audit: AuditLog) {}

  concerns({ audit }: Route): boolean {
    return audit !== undefined;
  }

  async pass(
    request: LiaisonRequest,
    response: Response,
    next: () => Promise<unknown>,
  ): Promise<unknown> {
    await this.audit.describe(auditedAction(request)!, request);
    const reply = await next();
    await this.audit.done(request, response.statusCode === ACCEPTED ? 'accepted' : 'done');
    return reply;
  }
}
