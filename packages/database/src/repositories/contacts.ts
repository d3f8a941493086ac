import {
  CONTACTS_PAGE_SIZE,
  ContactAnswer,
  ContactEntry,
  type ContactsQuery,
  ContactVisit,
  IndicatorKeySchema,
  StoredQuarter,
} from '@lqc/contracts';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { Whole } from '../columns.js';
import { firstRow, rows } from '../rows.js';
import { COMPANIES, REGISTERED } from './companies-sql.js';

const Near = z.object({
  company_key: z.string(),
  name: z.string(),
  sector: z.string().nullable(),
  district: z.string().nullable(),
  is_active: z.boolean(),
});
const Given = z.object({ sector: z.string(), by: z.string(), at: z.string() });
const Confirmed = z.object({
  contact: z.string(),
  contact_key: z.string(),
  by: z.string(),
  at: z.string(),
});

/** Every company of the office: visited, in the register, or both. */
export class ContactRepository {
  constructor(private readonly dataSource: DataSource) {}

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
    const found = await rows(
      this.dataSource,
      ContactEntry.extend({ total: Whole }),
      `${COMPANIES}
       SELECT *, count(*) OVER () AS total FROM entry WHERE ${conditions.join(' AND ')}
        ORDER BY ${order}, company_key
        LIMIT ${CONTACTS_PAGE_SIZE} OFFSET ${place((asked.page - 1) * CONTACTS_PAGE_SIZE)}`,
      values,
    );
    return { total: found[0]?.total ?? 0, contacts: found };
  }

  /** The districts that the register names. */
  async districts(): Promise<string[]> {
    const found = await rows(
      this.dataSource,
      z.object({ district: z.string() }),
      `SELECT DISTINCT c.district FROM ${REGISTERED} WHERE c.district <> '' ORDER BY c.district`,
    );
    return found.map(({ district }) => district);
  }

  /** Keys of all contact names that belong to a company. */
  async #keysOf(companyKey: string): Promise<string[]> {
    const found = await rows(
      this.dataSource,
      z.object({ key: z.string() }),
      `SELECT contact_key AS key FROM confirmed_company WHERE company_key = $1`,
      [companyKey],
    );
    return [companyKey, ...found.map(({ key }) => key)];
  }

  /** A company's interviews, oldest first. */
  async visits(companyKey: string): Promise<z.infer<typeof ContactVisit>[]> {
    return rows(
      this.dataSource,
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
    return rows(
      this.dataSource,
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

  quarters(): Promise<StoredQuarter[]> {
    return rows(
      this.dataSource,
      StoredQuarter,
      `SELECT id AS quarter_id, label, year, quarter FROM workbook_file
        WHERE kind = 'quarterly' AND year IS NOT NULL ORDER BY year, quarter`,
    );
  }

  /** The register's entry for a key. */
  async registered(companyKey: string) {
    return firstRow(
      this.dataSource,
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

  confirmed(companyKey: string): Promise<z.infer<typeof Confirmed>[]> {
    return rows(
      this.dataSource,
      Confirmed,
      `SELECT c.contact, c.contact_key, u.username AS by,
              to_char(c.confirmed_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS at
         FROM confirmed_company c JOIN app_user u ON u.id = c.confirmed_by
        WHERE c.company_key = $1 ORDER BY c.confirmed_at`,
      [companyKey],
    );
  }

  /** The sector that a person gave to a company that is not in the register; null without one. */
  givenSector(contactKey: string): Promise<z.infer<typeof Given> | null> {
    return firstRow(
      this.dataSource,
      Given,
      `SELECT g.sector, u.username AS by,
              to_char(g.given_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS at
         FROM given_sector g JOIN app_user u ON u.id = g.given_by WHERE g.contact_key = $1`,
      [contactKey],
    );
  }

  /** All companies of the register, for finding similar names. */
  register(): Promise<z.infer<typeof Near>[]> {
    return rows(
      this.dataSource,
      Near,
      `SELECT c.key AS company_key, c.name, c.sector, c.district, c.is_active FROM ${REGISTERED}`,
    );
  }
}
