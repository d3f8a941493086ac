import { Controller } from '@nestjs/common';
import type { UsageLimitsResponse } from '@lqc/contracts';
import { Database } from '@lqc/database';
import type { Handlers } from '../http/call.js';

const MEGABYTE = 1_000_000;

/** Usage and its limits, which admins can see and change. */
@Controller()
export class UsageLimitsController {
  constructor(private readonly database: Database) {}

  readonly routes: Handlers = {
    usageLimits: ({ signedIn }) => this.#read(signedIn.user.id),

    saveUsageLimits: async ({ body, signedIn: { user } }) => {
      await this.database.settings.setLimits(body, user.id);
      return this.#read(user.id);
    },
  };

  async #read(userId: string): Promise<UsageLimitsResponse> {
    const { settings, usage } = this.database;
    const [limits, stored, tokens, persons] = await Promise.all([
      settings.limits(),
      usage.storedBytes(userId),
      usage.modelTokens(userId),
      usage.ofPersons(),
    ]);
    return {
      limits,
      stored_mb: Math.round(stored.all / MEGABYTE),
      model_tokens_today: tokens.all,
      persons,
    };
  }
}
