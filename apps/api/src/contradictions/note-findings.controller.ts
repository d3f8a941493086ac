import { Controller } from '@nestjs/common';
import { CodedError, type NoteFindingsResponse } from '@lqc/contracts';
import { Database } from '@lqc/database';
import { type Call, AtOnce } from '../http/call.js';
import { Serves } from '../http/serves.js';

/** Notes that somebody should look at again; a worker finds them once for a pair of quarters. */
@Controller()
export class NoteFindingsController {
  constructor(private readonly database: Database) {}

  @Serves('noteFindings')
  async noteFindings({ query: { quarter } }: Call<'noteFindings'>) {
    const pair = await this.database.noteChecks.pair(quarter);
    if (!pair && quarter) throw new CodedError('FILE_NOT_FOUND');
    if (!pair) return new AtOnce(NOTHING_CHECKED);
    // The quarter before is part of the request, since other findings follow from another one.
    return { fileId: pair.fileId, beforeSurveyId: pair.beforeSurveyId };
  }
}

/** The response of an office without stored quarters. */
const NOTHING_CHECKED: NoteFindingsResponse = {
  label: null,
  before: null,
  notes: 0,
  findings: [],
  teams: [],
};
