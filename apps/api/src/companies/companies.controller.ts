import { Controller, Inject } from '@nestjs/common';
import { CodedError, type ConfirmedCompaniesResponse, type Done } from '@lqc/contracts';
import { Database, type SignedIn } from '@lqc/database';
import { messages } from '@lqc/phrases';
import { CurrentUser } from '../http/current-user.js';
import { type BodyOf, RouteBody, RouteOf } from '../http/route-of.js';

/** What people say of companies whose names are written differently. */
@Controller()
export class CompaniesController {
  constructor(@Inject(Database) private readonly database: Database) {}

  @RouteOf('confirmedCompanies')
  async list(): Promise<ConfirmedCompaniesResponse> {
    return { matches: await this.database.confirmedCompanies.list() };
  }

  @RouteOf('confirmCompany')
  async confirm(
    @RouteBody('confirmCompany') body: BodyOf<'confirmCompany'>,
    @CurrentUser() { user }: SignedIn,
  ): Promise<Done> {
    const registerId = await this.database.registers.currentId();
    if (!registerId) throw new CodedError('COMPANY_FILE_MISSING');
    const known = await this.database.confirmedCompanies.confirm(body, {
      registerId,
      userId: user.id,
    });
    if (!known) throw new CodedError('COMPANY_NOT_FOUND');
    return { success: true, message: messages.companyConfirmed };
  }

  @RouteOf('forgetCompany')
  async forget(
    @RouteBody('forgetCompany') { contact_key: key }: BodyOf<'forgetCompany'>,
  ): Promise<Done> {
    if (!(await this.database.confirmedCompanies.forget(key)))
      throw new CodedError('COMPANY_NOT_FOUND');
    return { success: true, message: messages.companyForgotten };
  }
}
