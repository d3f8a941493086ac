import { Controller } from '@nestjs/common';
import { CodedError, CONTRADICTIONS_PAGE_SIZE } from '@lqc/contracts';
import { Database } from '@lqc/database';
import { leadClause } from '@lqc/language';
import { messages } from '@lqc/phrases';
import type { Handlers } from '../http/call.js';

/** Scores whose narrative says the opposite. */
@Controller()
export class ContradictionsController {
  constructor(private readonly database: Database) {}

  readonly routes: Handlers = {
    contradictions: async ({ query: { quarter, page } }) => {
      const { contradictions } = this.database;
      const counted = await contradictions.count(quarter);
      const found = await contradictions.page(quarter, page);
      const items = found.map((one) => ({ ...one, words: leadClause(one.narrative) }));
      return { ...counted, page, page_size: CONTRADICTIONS_PAGE_SIZE, items };
    },

    decideContradiction: async ({ body, signedIn }) => {
      const place = { contactId: body.contact_id, indicator: body.indicator };
      const { contradictions } = this.database;
      if (!(await contradictions.decide(place, body.verdict, signedIn.user.id)))
        throw new CodedError('CONTACT_NOT_FOUND');
      return { success: true, message: messages.contradictionDecided };
    },
  };
}
