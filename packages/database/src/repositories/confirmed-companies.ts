import type { ConfirmCompanyRequest, ConfirmedCompany, GiveSectorRequest } from '@lqc/contracts';
import { z } from 'zod';
import { now } from '../database-clock.js';
import { ConfirmedCompany as ConfirmedRow } from '../entities/confirmed-company.js';
import { GivenSector } from '../entities/given-sector.js';
import { SqlRepository } from '../sql-repository.js';

/** People's decisions about contacts: the matching company of the register, or the sector. */
export class ConfirmedCompanyRepository extends SqlRepository {
  /** Confirms a match, replacing an earlier one; false when the company is not in the register. */
  confirm(
    { contact, contact_key: contactKey, company_key: companyKey }: ConfirmCompanyRequest,
    { registerId, userId }: { readonly registerId: string; readonly userId: string },
  ): Promise<boolean> {
    return this.hasRows(
      `INSERT INTO confirmed_company (contact_key, contact, company_key, company, confirmed_by)
       SELECT $1, $2, key, name, $4 FROM company WHERE register_id = $5 AND key = $3
       ON CONFLICT (contact_key) DO UPDATE
         SET contact = excluded.contact, company_key = excluded.company_key,
             company = excluded.company, confirmed_by = excluded.confirmed_by, confirmed_at = now()
       RETURNING contact_key`,
      [contactKey, contact, companyKey, userId, registerId],
    );
  }

  /** Withdraws a confirmation; false when there was none. */
  async forget(contactKey: string): Promise<boolean> {
    return (await this.dataSource.manager.delete(ConfirmedRow, { contactKey })).affected === 1;
  }

  async list(): Promise<ConfirmedCompany[]> {
    const confirmed = await this.dataSource.manager.find(ConfirmedRow, {
      relations: { confirmer: true },
      order: { confirmedAt: 'DESC' },
    });
    return confirmed.map(({ contact, contactKey, company, confirmedAt, confirmer }) => ({
      contact,
      contact_key: contactKey,
      company,
      confirmed_at: confirmedAt.toISOString(),
      confirmed_by: confirmer!.username,
    }));
  }

  /**
   * All decisions by the contact's key: the key of the matching company, or `sector:` followed by
   * the sector of a company that is not in the register.
   */
  async said(): Promise<Record<string, string>> {
    const said = await this.rows(
      z.object({ contact_key: z.string(), said: z.string() }),
      `SELECT contact_key, said FROM said_of_company`,
    );
    return Object.fromEntries(said.map((row) => [row.contact_key, row.said]));
  }

  /** Stores the sector of a company that is not in the register, replacing an earlier one. */
  async giveSector(
    { contact, contact_key: contactKey, sector }: GiveSectorRequest,
    userId: string,
  ): Promise<void> {
    const given = { contactKey, contact, sector, givenBy: userId, givenAt: now };
    await this.dataSource.manager.upsert(GivenSector, given, ['contactKey']);
  }

  /** Removes a sector that a person gave; false when there was none. */
  async takeSectorBack(contactKey: string): Promise<boolean> {
    return (await this.dataSource.manager.delete(GivenSector, { contactKey })).affected === 1;
  }
}
