import { Controller } from '@nestjs/common';
import { CodedError, CONTRADICTIONS_PAGE_SIZE } from '@lqc/contracts';
import { Database } from '@lqc/database';
import { leadOf } from '@lqc/language';
import { messages, standingVerdict } from '@lqc/phrases';
import type { Call } from '../http/call.js';
import { done } from '../http/reply.js';
import { Serves } from '../http/serves.js';

/** Scores whose narrative says the opposite. */
@Controller()
export class ContradictionsController {
  constructor(private readonly database: Database) {}

  @Serves('contradictions')
  async contradictions({ query: { quarter, page } }: Call<'contradictions'>) {
    const { contradictions } = this.database;
    const counted = await contradictions.count(quarter);
    const found = await contradictions.page(quarter, page);
    const items = found.map((one) => ({
      ...one,
      words: leadOf(one.narrative, one.indicator).clause,
    }));
    return { ...counted, page, page_size: CONTRADICTIONS_PAGE_SIZE, items };
  }

  @Serves('decideContradiction')
  async decideContradiction({ body, signedIn }: Call<'decideContradiction'>) {
    const place = { contactId: body.contact_id, indicator: body.indicator };
    const { contradictions } = this.database;
    const decided = await contradictions.decide(place, body, signedIn.user.id);
    if (!decided) throw new CodedError('CONTACT_NOT_FOUND');
    if (!decided.isDone)
      throw new CodedError('VERDICT_CHANGED_MEANWHILE', {
        verdict: standingVerdict(decided.stands),
      });
    return done(messages.contradictionDecided);
  }
}
