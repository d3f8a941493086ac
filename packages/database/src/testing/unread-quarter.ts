import type { Database } from '../database.js';

interface UnreadQuarter {
  readonly label: string;
  readonly year: number;
  readonly quarter: number;
  readonly contacts: number;
  /** What contact `p` (from 1) says, as an expression of SQL. */
  readonly narrative: string;
}

/** Stores a quarter as a version did that read no words of it; somebody must have an account. Gives the survey's id. */
export async function storeUnreadQuarter(
  { dataSource }: Database,
  { label, year, quarter, contacts, narrative }: UnreadQuarter,
): Promise<string> {
  const [stored]: [{ id: string }] = await dataSource.query(
    `WITH content AS (INSERT INTO workbook_content VALUES ($1, '', 0)),
          told AS (INSERT INTO survey (content_sha256, findings, contacts, read_version)
                   VALUES ($1, '{}', $3, 1000) RETURNING id),
          note AS (INSERT INTO contact_note (survey_id, position, sheet, name, company_key, method)
                   SELECT id, p, 'L' || p, 'PT ' || p, 'pt ' || p, 'Cara ' || p % 40
                     FROM told, generate_series(1, $3) p RETURNING id, position AS p),
          answered AS (INSERT INTO answer (contact_id, indicator, has_likert_row, score, narrative)
                   SELECT id, 'domestik', true, p % 5 + 1, ${narrative} FROM note),
          file AS (
     INSERT INTO workbook_file (kind, label, file_name, content_sha256, survey_id, owner_id, year, quarter)
     SELECT 'quarterly', $2, 'a.xlsx', $1, id, (SELECT id FROM app_user LIMIT 1), $4, $5 FROM told)
     SELECT id FROM told`,
    [`sha of ${label}`, label, contacts, year, quarter],
  );
  return stored.id;
}
