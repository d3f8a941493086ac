import { Controller, Inject } from '@nestjs/common';
import { CodedError } from '@lqc/contracts';
import { Database } from '@lqc/database';
import { messages } from '@lqc/phrases';
import type { Handlers } from '../http/call.js';

/** Confirmations that a contact's company name means a certain company of the register. */
@Controller()
export class CompaniesController {
  constructor(@Inject(Database) private readonly database: Database) {}

  readonly routes: Handlers = {
    confirmedCompanies: async () => ({ matches: await this.database.confirmedCompanies.list() }),

    confirmCompany: async ({ body, signedIn }) => {
      const registerId = await this.database.registers.currentId();
      if (!registerId) throw new CodedError('COMPANY_FILE_MISSING');
      const by = { registerId, userId: signedIn.user.id };
      if (!(await this.database.confirmedCompanies.confirm(body, by)))
        throw new CodedError('COMPANY_NOT_FOUND');
      return { success: true, message: messages.companyConfirmed };
    },

    forgetCompany: async ({ body: { contact_key: key } }) => {
      if (!(await this.database.confirmedCompanies.forget(key)))
        throw new CodedError('COMPANY_NOT_FOUND');
      return { success: true, message: messages.companyForgotten };
    },
  };
}
