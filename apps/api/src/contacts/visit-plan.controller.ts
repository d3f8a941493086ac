import { Controller } from '@nestjs/common';
import { CodedError, required } from '@lqc/contracts';
import { Database } from '@lqc/database';
import { messages } from '@lqc/phrases';
import { visitPlan } from '@lqc/statistics';
import { SummedQuarters } from '../history/summed-quarters.js';
import type { Call } from '../http/call.js';
import { done } from '../http/reply.js';
import { Serves, ServesJobs } from '../http/serves.js';

/** Whom to visit in a quarter: when, by whom, and how many in each sector. */
@Controller()
@ServesJobs('exportPlan')
export class VisitPlanController {
  constructor(
    private readonly database: Database,
    private readonly summed: SummedQuarters,
  ) {}

  @Serves('plan')
  async plan({ query, request }: Call<'plan'>) {
    await this.summed.bringUpToDate(request);
    const { told, ...parts } = await this.database.plan.basis(query);
    return { ...told, ...visitPlan(parts) };
  }

  @Serves('choosePlan')
  async choosePlan({ body, signedIn }: Call<'choosePlan'>) {
    const { contacts, planChoices } = this.database;
    const chosenBefore = await planChoices.choicesOf(body.company_keys, body.target);
    // What is planned or taken off is changed and put back, whatever became of its company.
    const anew = [...new Set(body.company_keys)].filter((key) => !chosenBefore.has(key));
    const areActive = anew.length > 0 ? await contacts.areActive(anew) : [];
    if (areActive.length < anew.length) throw new CodedError('CONTACT_NOT_FOUND');
    if (body.choice === 'added' && areActive.includes(false))
      throw new CodedError('COMPANY_INACTIVE');
    const chosen = required(await planChoices.choose(body, signedIn.user.id), 'USER_NOT_FOUND');
    return { ...done(messages.planChanged), ...chosen };
  }

  @Serves('setSectorTargets')
  async setSectorTargets({ body, signedIn }: Call<'setSectorTargets'>) {
    if (!(await this.database.planChoices.setSectorTargets(body, signedIn.user.id)))
      throw new CodedError('SECTOR_NOT_REGISTERED');
    return done(messages.planChanged);
  }
}
