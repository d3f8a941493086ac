import { Injectable } from '@nestjs/common';
import { Database, type SummingStep } from '@lqc/database';
import type { LiaisonRequest } from '../http/request.js';
import { StoredQuartersWork } from '../jobs/stored-quarters-work.js';

/** Some years of one office, which are summed up in less than a second. */
const SUMMED_AT_ONCE_CONTACTS = 5000;

/** The sums of stored quarters, brought up to date before they are read. */
@Injectable()
export class SummedQuarters {
  constructor(
    private readonly database: Database,
    private readonly work: StoredQuartersWork,
  ) {}

  /** Sums up a few quarters at once and leaves many to a worker; gives the steps that are left to it. */
  bringUpToDate(request: LiaisonRequest): Promise<readonly SummingStep[]> {
    const { quarterSumming: summing } = this.database;
    return this.work.complete(
      'sum-quarters',
      {
        atOnce: SUMMED_AT_ONCE_CONTACTS,
        left: () => summing.left(),
        carryOut: (steps) => summing.carryOut(steps),
      },
      request,
    );
  }
}

/** Number of quarters whose sums are older than their data. */
export const outdatedQuarters = (left: readonly SummingStep[]): number =>
  left.filter(({ kind }) => kind === 'quarter').length;
