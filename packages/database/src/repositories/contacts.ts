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
import { firstRow, rows } from '../rows.js';

const Count = z.coerce.number().int();
/** The proposal is one page: an office visits only some dozens of companies in a quarter. */
const PROPOSALS_MAX = 500;
/** Number of quarters over which coverage is counted. */
const COVERED_QUARTERS = 8;

/** Companies that were visited or are in the register, each once, with their last visit. */
const COMPANIES = `
  WITH register AS (
         SELECT c.* FROM company c
           JOIN workbook_file f ON f.kind = 'company' AND f.register_id = c.register_id),
       latest AS (SELECT max(year * 4 + quarter) AS at FROM workbook_file WHERE kind = 'quarterly'),
       visited AS (
         SELECT c.company_key, count(DISTINCT f.id) AS visits,
                (array_agg(n.name ORDER BY f.year DESC NULLS LAST, f.quarter DESC))[1] AS name,
                (array_agg(f.id ORDER BY f.year DESC NULLS LAST, f.quarter DESC))[1] AS last_id,
                (array_agg(f.label ORDER BY f.year DESC NULLS LAST, f.quarter DESC))[1] AS last_label,
                max(f.year * 4 + f.quarter) AS last_at,
                bool_or(n.company_key <> c.company_key) AS by_person
           FROM workbook_file f JOIN noted_company c ON c.survey_id = f.survey_id
           JOIN contact_note n ON n.id = c.contact_id
          WHERE f.kind = 'quarterly' GROUP BY c.company_key),
       entry AS (
         SELECT coalesce(r.key, v.company_key) AS company_key, coalesce(r.name, v.name) AS name,
                r.sector, r.district, r.status, coalesce(r.is_active, true) AS is_active,
                CASE WHEN r.key IS NULL OR r.sector IS NULL THEN NULL
                     WHEN v.by_person THEN 'person' ELSE 'name' END AS matched,
                coalesce(v.visits, 0)::int AS visits,
                CASE WHEN v.last_id IS NOT NULL
                     THEN json_build_object('quarter_id', v.last_id, 'label', v.last_label) END AS last_quarter,
                (latest.at - v.last_at)::int AS quarters_since, r.key IS NOT NULL AS is_registered
           FROM register r FULL JOIN visited v ON v.company_key = r.key CROSS JOIN latest)`;

const Planned = ContactEntry.extend({ open: Count });
const Covered = z.object({
  sector: z.string().nullable(),
  active: Count,
  visited: Count,
  cells: z.array(z.object({ quarter_id: z.string(), companies: Count })),
});
const Near = z.object({
  company_key: z.string(),
  name: z.string(),
  sector: z.string().nullable(),
});
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
      ContactEntry.extend({ total: Count }),
      `${COMPANIES}
       SELECT *, count(*) OVER () AS total FROM entry WHERE ${conditions.join(' AND ')}
        ORDER BY ${order}, company_key
        LIMIT ${CONTACTS_PAGE_SIZE} OFFSET ${place((asked.page - 1) * CONTACTS_PAGE_SIZE)}`,
      values,
    );
    return { total: found[0]?.total ?? 0, contacts: found };
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
      `SELECT c.name, c.sector, c.district, c.status, c.is_active FROM company c
         JOIN workbook_file f ON f.kind = 'company' AND f.register_id = c.register_id
        WHERE c.key = $1`,
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

  /** All companies of the register, for finding similar names. */
  register(): Promise<z.infer<typeof Near>[]> {
    return rows(
      this.dataSource,
      Near,
      `SELECT c.key AS company_key, c.name, c.sector FROM company c
         JOIN workbook_file f ON f.kind = 'company' AND f.register_id = c.register_id`,
    );
  }

  /** Active companies of the register with a reason to visit them; those not visited longest first. */
  toVisit(sinceQuarters: number): Promise<z.infer<typeof Planned>[]> {
    return rows(
      this.dataSource,
      Planned,
      `${COMPANIES},
       contradicting AS (
         SELECT c.company_key, count(*) AS open
           FROM workbook_file f JOIN noted_company c ON c.survey_id = f.survey_id
           JOIN contact_note n ON n.id = c.contact_id
           JOIN answer a ON a.contact_id = n.id AND a.score IS NOT NULL AND a.direction IS NOT NULL
                        AND a.direction * (a.score - 3) < 0
           LEFT JOIN contradiction_verdict v
             ON v.company_key = n.company_key AND v.indicator = a.indicator AND v.score = a.score
            AND v.narrative_md5 = md5(a.narrative)
          WHERE f.kind = 'quarterly' AND f.year * 4 + f.quarter = (SELECT at FROM latest)
            AND v.verdict IS NULL
          GROUP BY c.company_key)
       SELECT e.*, coalesce(x.open, 0) AS open
         FROM entry e LEFT JOIN contradicting x USING (company_key)
        WHERE e.is_registered AND e.is_active
          AND (coalesce(e.quarters_since >= $1, true) OR x.open > 0)
        ORDER BY e.quarters_since DESC NULLS FIRST, x.open DESC NULLS LAST, lower(e.name)
        LIMIT ${PROPOSALS_MAX}`,
      [sinceQuarters],
    );
  }

  /** Per sector of the register: active companies, how many were visited lately, and in each quarter. */
  coverage(lately: number): Promise<z.infer<typeof Covered>[]> {
    return rows(
      this.dataSource,
      Covered,
      `WITH register AS (
              SELECT c.key, c.sector FROM company c
                JOIN workbook_file f ON f.kind = 'company' AND f.register_id = c.register_id
               WHERE c.is_active),
            last AS (SELECT id, survey_id, year, quarter,
                            row_number() OVER (ORDER BY year DESC, quarter DESC) AS back
                       FROM workbook_file WHERE kind = 'quarterly' AND year IS NOT NULL
                      ORDER BY year DESC, quarter DESC LIMIT ${COVERED_QUARTERS}),
            seen AS (SELECT DISTINCT l.id, l.back, r.key, r.sector
                       FROM last l JOIN noted_company c ON c.survey_id = l.survey_id
                       JOIN register r ON r.key = c.company_key),
            sector AS (SELECT sector, count(*) AS active FROM register GROUP BY sector)
       SELECT s.sector, s.active,
              (SELECT count(DISTINCT key) FROM seen
                WHERE seen.sector IS NOT DISTINCT FROM s.sector AND seen.back <= $1) AS visited,
              coalesce((SELECT json_agg(json_build_object('quarter_id', l.id, 'companies',
                          (SELECT count(*) FROM seen WHERE seen.id = l.id
                             AND seen.sector IS NOT DISTINCT FROM s.sector))
                        ORDER BY l.year, l.quarter) FROM last l), '[]') AS cells
         FROM sector s ORDER BY s.active DESC, s.sector`,
      [lately],
    );
  }
}
