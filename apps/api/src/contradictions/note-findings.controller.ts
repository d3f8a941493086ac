import { Controller } from '@nestjs/common';
import { CodedError } from '@lqc/contracts';
import { Database } from '@lqc/database';
import type { Handlers } from '../http/call.js';

/** Notes that somebody should look at again; a worker finds them once for a pair of quarters. */
@Controller()
export class NoteFindingsController {
  constructor(private readonly database: Database) {}

  readonly routes: Handlers = {
    noteFindings: async ({ query: { quarter } }) => {
      const pair = await this.database.noteChecks.pair(quarter);
      if (!pair) throw new CodedError('FILE_NOT_FOUND');
      // The quarter before is part of what is asked: another one makes other findings.
      return { fileId: pair.fileId, beforeSurveyId: pair.beforeSurveyId };
    },
  };
}
