import { Controller } from '@nestjs/common';
import { CodedError, required } from '@lqc/contracts';
import { Database } from '@lqc/database';
import { messages } from '@lqc/phrases';
import { ReportRefresh } from '../files/report-refresh.js';
import type { Call } from '../http/call.js';
import { done } from '../http/reply.js';
import { Serves } from '../http/serves.js';

/** What people decide about contacts: the matching company of the register, or the sector. */
@Controller()
export class CompaniesController {
  constructor(
    private readonly database: Database,
    private readonly reports: ReportRefresh,
  ) {}

  @Serves('confirmedCompanies')
  async confirmedCompanies() {
    return { matches: await this.database.confirmedCompanies.list() };
  }

  @Serves('confirmCompany')
  async confirmCompany({ body, signedIn, request }: Call<'confirmCompany'>) {
    const registerId = required(await this.database.registers.currentId(), 'COMPANY_FILE_MISSING');
    const by = { registerId, userId: signedIn.user.id };
    if (!(await this.database.confirmedCompanies.confirm(body, by)))
      throw new CodedError('COMPANY_NOT_FOUND');
    await this.reports.afterSaying(request);
    return done(messages.companyConfirmed);
  }

  @Serves('forgetCompany')
  async forgetCompany({ body: { contact_key: key }, request }: Call<'forgetCompany'>) {
    if (!(await this.database.confirmedCompanies.forget(key)))
      throw new CodedError('COMPANY_NOT_FOUND');
    await this.reports.afterSaying(request);
    return done(messages.companyForgotten);
  }

  @Serves('giveSector')
  async giveSector({ body, signedIn, request }: Call<'giveSector'>) {
    const { confirmedCompanies, registers } = this.database;
    const registerId = required(await registers.currentId(), 'COMPANY_FILE_MISSING');
    if (await registers.tellsSectorOf(registerId, body.contact_key))
      throw new CodedError('COMPANY_HAS_SECTOR');
    await confirmedCompanies.giveSector(body, signedIn.user.id);
    await this.reports.afterSaying(request);
    return done(messages.sectorGiven);
  }

  @Serves('takeSectorBack')
  async takeSectorBack({ body: { contact_key: key }, request }: Call<'takeSectorBack'>) {
    if (!(await this.database.confirmedCompanies.takeSectorBack(key)))
      throw new CodedError('COMPANY_NOT_FOUND');
    await this.reports.afterSaying(request);
    return done(messages.sectorTakenBack);
  }
}
