import { Controller } from '@nestjs/common';
import { CodedError } from '@lqc/contracts';
import { Database } from '@lqc/database';
import { messages } from '@lqc/phrases';
import type { Handlers } from '../http/call.js';

/** What people decide about contacts: the matching company of the register, or the sector. */
@Controller()
export class CompaniesController {
  constructor(private readonly database: Database) {}

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

    giveSector: async ({ body, signedIn }) => {
      const { confirmedCompanies, registers } = this.database;
      if (!(await registers.currentId())) throw new CodedError('COMPANY_FILE_MISSING');
      await confirmedCompanies.giveSector(body, signedIn.user.id);
      return { success: true, message: messages.sectorGiven };
    },

    takeSectorBack: async ({ body: { contact_key: key } }) => {
      if (!(await this.database.confirmedCompanies.takeSectorBack(key)))
        throw new CodedError('COMPANY_NOT_FOUND');
      return { success: true, message: messages.sectorTakenBack };
    },
  };
}
