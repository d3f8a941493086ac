import {
  type ConfirmCompanyRequest,
  ConfirmedCompany,
  type GiveSectorRequest,
} from '@lqc/contracts';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { changed, rows } from '../rows.js';
import { safeText } from '../safe-text.js';

/** People's decisions about contacts: the matching company of the register, or the sector. */
export class ConfirmedCompanyRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Confirms a match, replacing an earlier one; false when the company is not in the register. */
  async confirm(
    { contact, contact_key: contactKey, company_key: companyKey }: ConfirmCompanyRequest,
    { registerId, userId }: { readonly registerId: string; readonly userId: string },
  ): Promise<boolean> {
    const confirmed = await changed(
      this.dataSource,
      `INSERT INTO confirmed_company (contact_key, contact, company_key, company, confirmed_by)
       SELECT $1, $2, key, name, $4 FROM company WHERE register_id = $5 AND key = $3
       ON CONFLICT (contact_key) DO UPDATE
         SET contact = excluded.contact, company_key = excluded.company_key,
             company = excluded.company, confirmed_by = excluded.confirmed_by, confirmed_at = now()
       RETURNING contact_key`,
      [safeText(contactKey), safeText(contact), safeText(companyKey), userId, registerId],
    );
    return confirmed === 1;
  }

  /** Withdraws a confirmation; false when there was none. */
  async forget(contactKey: string): Promise<boolean> {
    const deleted = await changed(
      this.dataSource,
      `DELETE FROM confirmed_company WHERE contact_key = $1`,
      [safeText(contactKey)],
    );
    return deleted === 1;
  }

  async list(): Promise<ConfirmedCompany[]> {
    const confirmed = await rows(
      this.dataSource,
      ConfirmedCompany.extend({ confirmed_at: z.date() }),
      `SELECT c.contact, c.contact_key, c.company, c.confirmed_at, u.username AS confirmed_by
           FROM confirmed_company c JOIN app_user u ON u.id = c.confirmed_by
          ORDER BY c.confirmed_at DESC`,
    );
    return confirmed.map((row) => ({ ...row, confirmed_at: row.confirmed_at.toISOString() }));
  }

  /**
   * All decisions by the contact's key: the key of the matching company, or `sector:` followed by
   * the sector of a company that is not in the register.
   */
  async said(): Promise<Record<string, string>> {
    const said = await rows(
      this.dataSource,
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
    await this.dataSource.query(
      `INSERT INTO given_sector (contact_key, contact, sector, given_by) VALUES ($1, $2, $3, $4)
       ON CONFLICT (contact_key) DO UPDATE
         SET contact = excluded.contact, sector = excluded.sector, given_by = excluded.given_by,
             given_at = now()`,
      [safeText(contactKey), safeText(contact), sector, userId],
    );
  }

  /** Removes a sector that a person gave; false when there was none. */
  async takeSectorBack(contactKey: string): Promise<boolean> {
    const deleted = await changed(
      this.dataSource,
      `DELETE FROM given_sector WHERE contact_key = $1`,
      [safeText(contactKey)],
    );
    return deleted === 1;
  }
}
