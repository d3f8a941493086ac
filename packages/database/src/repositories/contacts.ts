import {
  CONTACTS_PAGE_SIZE,
  ContactAnswer,
  ContactEntry,
  ContactResponse,
  type ContactsQuery,
  ContactVisit,
  IndicatorKeySchema,
} from '@lqc/contracts';
import { z } from 'zod';
import { ConfirmedCompany } from '../entities/confirmed-company.js';
import { GivenSector } from '../entities/given-sector.js';
import { pageOf, scalars } from '../rows.js';
import { COMPANIES, REGISTERED } from './companies-sql.js';
import { SqlRepository } from '../sql-repository.js';

/** A company of the register, before it is compared with a name. */
const Near = ContactResponse.shape.near.element.omit({ similarity: true });

/** Every company of the office: visited, in the register, or both. */
export class ContactRepository extends SqlRepository {
  async list(asked: ContactsQuery): Promise<{ total: number; contacts: ContactEntry[] }> {
    const values: unknown[] = [];
    const place = (value: unknown) => `$${values.push(value)}`;
    const conditions = ['true'];
    if (asked.q) conditions.push(`strpos(lower(name), lower(${place(asked.q)})) > 0`);
    if (asked.sector) conditions.push(`coalesce(sector, '-') = ${place(asked.sector)}`);
    if (asked.district) conditions.push(`coalesce(district, '-') = ${place(asked.district)}`);
    if (asked.matched) conditions.push(`(matched IS NOT NULL) = ${asked.matched === 'yes'}`);
    if (asked.status) conditions.push(`is_active = ${asked.status === 'active'}`);
    if (asked.not_visited)
      conditions.push(`coalesce(quarters_since >= ${place(asked.not_visited)}, true)`);
    const order = {
      name: 'lower(name)',
      last: 'quarters_since NULLS LAST, lower(name)',
      visits: 'visits DESC, lower(name)',
    }[asked.sort];
    const { total, found } = await pageOf(
      this.dataSource,
      ContactEntry,
      `${COMPANIES}
       SELECT *, count(*) OVER () AS total FROM entry WHERE ${conditions.join(' AND ')}
        ORDER BY ${order}, company_key`,
      values,
      { page: asked.page, size: CONTACTS_PAGE_SIZE },
    );
    return { total, contacts: found };
  }

  /** The districts that the register names. */
  districts(): Promise<string[]> {
    return this.texts(
      `SELECT DISTINCT c.district FROM ${REGISTERED} WHERE c.district <> '' ORDER BY c.district`,
    );
  }

  /** Keys of all contact names that belong to a company. */
  async #keysOf(companyKey: string): Promise<string[]> {
    const found = await this.dataSource.manager.findBy(ConfirmedCompany, { companyKey });
    return [companyKey, ...found.map(({ contactKey }) => contactKey)];
  }

  /** A company's interviews, oldest first. */
  async visits(companyKey: string): Promise<z.infer<typeof ContactVisit>[]> {
    return this.rows(
      ContactVisit,
      `SELECT n.id AS contact_id, f.id AS quarter_id, f.label, n.name, n.sheet, n.visited AS date,
              n.visited_on::text AS day, n.method, n.interviewer, n.employees
         FROM contact_note n
         JOIN workbook_file f ON f.survey_id = n.survey_id AND f.kind = 'quarterly'
         JOIN noted_company c ON c.contact_id = n.id AND c.company_key = $1
        WHERE n.company_key = ANY($2)
        ORDER BY f.year NULLS FIRST, f.quarter, n.position`,
      [companyKey, await this.#keysOf(companyKey)],
    );
  }

  /** Scores and narratives of interviews, in the template's order of indicators. */
  answers(contactIds: readonly string[]): Promise<z.infer<typeof ContactAnswer>[]> {
    return this.rows(
      ContactAnswer,
      `SELECT a.contact_id, f.id AS quarter_id, a.indicator, a.score, a.score_cell, a.narrative,
              a.narrative_cell
         FROM answer a JOIN contact_note n ON n.id = a.contact_id
         JOIN workbook_file f ON f.survey_id = n.survey_id AND f.kind = 'quarterly'
        WHERE a.contact_id = ANY($1)
        ORDER BY array_position($2::text[], a.indicator), f.year NULLS FIRST, f.quarter, n.position`,
      [contactIds, IndicatorKeySchema.options],
    );
  }

  /** The register's entry for a key. */
  async registered(companyKey: string) {
    return this.firstRow(
      z.object({
        name: z.string(),
        sector: z.string().nullable(),
        district: z.string().nullable(),
        status: z.string().nullable(),
        is_active: z.boolean(),
      }),
      `SELECT c.name, c.sector, c.district, c.status, c.is_active FROM ${REGISTERED} WHERE c.key = $1`,
      [companyKey],
    );
  }

  /** Of each of these keys that has a company, visited or in the register, whether that is active. */
  areActive(companyKeys: readonly string[]): Promise<boolean[]> {
    const sql = `${COMPANIES} SELECT is_active FROM entry WHERE company_key = ANY($1)`;
    return scalars(this.dataSource, z.boolean(), sql, [companyKeys]);
  }

  async confirmed(companyKey: string): Promise<ContactResponse['confirmed']> {
    const confirmed = await this.dataSource.manager.find(ConfirmedCompany, {
      where: { companyKey },
      relations: { confirmer: true },
      order: { confirmedAt: 'ASC' },
    });
    return confirmed.map(({ contact, contactKey, confirmer, confirmedAt }) => ({
      contact,
      contact_key: contactKey,
      by: confirmer!.username,
      at: confirmedAt.toISOString(),
    }));
  }

  /** The sector that a person gave to a company that is not in the register; null without one. */
  async givenSector(contactKey: string) {
    const given = await this.dataSource.manager.findOne(GivenSector, {
      where: { contactKey },
      relations: { giver: true },
    });
    return (
      given && { sector: given.sector, by: given.giver!.username, at: given.givenAt.toISOString() }
    );
  }

  /** All companies of the register, for finding similar names. */
  register(): Promise<z.infer<typeof Near>[]> {
    return this.rows(
      Near,
      `SELECT c.key AS company_key, c.name, c.sector, c.district, c.is_active FROM ${REGISTERED}`,
    );
  }
}
