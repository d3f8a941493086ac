import { Controller } from '@nestjs/common';
import type { UsageLimitsResponse } from '@lqc/contracts';
import { Database } from '@lqc/database';
import type { Call } from '../http/call.js';
import { Serves } from '../http/serves.js';

const MEGABYTE = 1_000_000;

/** Storage and model tokens used by each person, and their limits, which admins can change. */
@Controller()
export class UsageLimitsController {
  constructor(private readonly database: Database) {}

  @Serves('usageLimits')
  usageLimits({ signedIn }: Call<'usageLimits'>) {
    return this.#read(signedIn.user.id);
  }

  @Serves('saveUsageLimits')
  async saveUsageLimits({ body, signedIn: { user } }: Call<'saveUsageLimits'>) {
    const { based_on: basedOn, ...limits } = body;
    await this.database.settings.changeLimits(limits, { by: user.id, basedOn });
    return this.#read(user.id);
  }

  async #read(userId: string): Promise<UsageLimitsResponse> {
    const { settings, usage } = this.database;
    const [standing, stored, tokens, persons] = await Promise.all([
      settings.standingLimits(),
      usage.storedBytes(userId),
      usage.modelTokens(userId),
      usage.ofPersons(),
    ]);
    return {
      ...standing,
      stored_mb: Math.round(stored.all / MEGABYTE),
      model_tokens_today: tokens.all,
      persons,
    };
  }
}
