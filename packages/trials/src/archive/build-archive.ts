import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { quarterName } from '@lqc/contracts';
import { HeardClient, openDatabase } from '@lqc/database';
import { sampleCompanies } from '@lqc/sample-data';
import type pg from 'pg';
import { from } from 'pg-copy-streams';
import { type ArchivedQuarter, quarterKeys, quarterRows } from './archive-rows.js';

const COLUMNS = {
  contact_note: `id, survey_id, position, sheet, name, company_key, method, interviewer, employees`,
  answer: `contact_id, indicator, has_likert_row, score, score_cell, narrative, narrative_cell,
    direction`,
};
/** Connections that copy side by side. */
const LANES = 2;
const SEED = 46;
/** The name by which archived quarters are known among others. */
export const FILE_NAME = 'arsip.xlsx';

interface Archive {
  readonly notes: number;
  readonly narratives: number;
  readonly buildMs: number;
}

interface Contents {
  readonly quarters: readonly ArchivedQuarter[];
  readonly companies: ReturnType<typeof sampleCompanies>;
}

/**
 * Stores so many fictional quarters and a register of their companies straight into a database, unless an
 * earlier run stored them there.
 */
export async function buildArchive(
  databaseUrl: string,
  size: { readonly quarters: number; readonly contacts: number; readonly lastYear?: number },
): Promise<Archive> {
  const began = performance.now();
  const companies = sampleCompanies(SEED, size.contacts);
  const last = (size.lastYear ?? 2025) * 4 + 2;
  const quarters = Array.from({ length: size.quarters }, (_, at): ArchivedQuarter => {
    const index = last - size.quarters + 1 + at;
    const of = {
      year: Math.floor(index / 4),
      quarter: ((index % 4) + 1) as ArchivedQuarter['quarter'],
    };
    return { ...of, label: quarterName(of) };
  });
  const client = await connectTo(databaseUrl);
  try {
    if ((await storedQuarters(client)) < quarters.length)
      await fill(client, databaseUrl, { quarters, companies });
    const buildMs = performance.now() - began;
    const { rows } = await client.query<{ notes: string; narratives: string }>(
      `SELECT (SELECT count(*) FROM contact_note) AS notes,
              (SELECT count(*) FROM answer WHERE narrative IS NOT NULL) AS narratives`,
    );
    const { notes, narratives } = rows[0]!;
    return { notes: Number(notes), narratives: Number(narratives), buildMs };
  } finally {
    await client.end();
  }
}

async function storedQuarters(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ quarters: number }>(
    `SELECT count(*)::int AS quarters FROM workbook_file WHERE file_name = '${FILE_NAME}'`,
  );
  return rows[0]!.quarters;
}

/** Copies quarters with several connections; words are indexed once all are there, which is far quicker. */
async function fill(
  client: pg.Client,
  databaseUrl: string,
  { quarters, companies }: Contents,
): Promise<void> {
  const { rows: indexes } = await client.query<{ name: string; made: string }>(
    `SELECT indexname AS name, indexdef AS made FROM pg_indexes
      WHERE tablename = 'answer' AND indexdef LIKE '%gin%'`,
  );
  for (const { name } of indexes) await client.query(`DROP INDEX "${name}"`);
  await storeRegister(client, companies);
  const lanes = Array.from({ length: LANES }, (_, lane) =>
    quarters.filter((_quarter, at) => at % LANES === lane),
  );
  await Promise.all(lanes.map((own) => copyQuarters(databaseUrl, own, companies)));
  await client.query(
    `UPDATE survey s SET decided = (SELECT count(*) FROM contact_note n JOIN answer a ON a.contact_id = n.id
       WHERE n.survey_id = s.id AND a.score IS NOT NULL AND a.direction IS NOT NULL)`,
  );
  await client.query(`SET maintenance_work_mem = '1GB'`);
  for (const { made } of indexes) await client.query(made);
  const database = await openDatabase({ url: databaseUrl });
  await database.archiveWords.readMissing().finally(() => database.close());
  await client.query('VACUUM ANALYZE');
}

async function storeRegister(
  client: pg.Client,
  companies: ReturnType<typeof sampleCompanies>,
): Promise<void> {
  await client.query(`INSERT INTO workbook_content VALUES ('register', '', 0)`);
  await client.query(
    `WITH register AS (
       INSERT INTO company_register (content_sha256, report, companies, read_version)
       VALUES ('register', $1, $2, 1000) RETURNING id),
     stored AS (
       INSERT INTO company (register_id, position, key, name, sector, district)
       SELECT r.id, c.* FROM register r,
              unnest($3::int[], $4::text[], $5::text[], $6::text[], $7::text[]) c)
     INSERT INTO workbook_file (kind, file_name, content_sha256, register_id, owner_id)
     SELECT 'company', 'perusahaan.xlsx', 'register', r.id, (SELECT id FROM app_user LIMIT 1)
       FROM register r`,
    [
      JSON.stringify(REPORT),
      companies.length,
      companies.map((_, at) => at),
      companies.map(({ name }) => name.toLowerCase()),
      companies.map(({ name }) => name),
      companies.map(({ sector }) => sector),
      companies.map(({ town }) => town),
    ],
  );
}

const REPORT = {
  sheet: 'Sheet1',
  rows: 0,
  companies: 0,
  rows_without_name: [],
  rows_without_sector: [],
  unknown_sectors: [],
  duplicate_companies: [],
};

async function copyQuarters(
  databaseUrl: string,
  quarters: readonly ArchivedQuarter[],
  companies: ReturnType<typeof sampleCompanies>,
): Promise<void> {
  const client = await connectTo(databaseUrl);
  try {
    for (const of of quarters) {
      const { surveyId, sha256, readVersion } = quarterKeys(of);
      await client.query(`INSERT INTO workbook_content VALUES ($1, '', 0)`, [sha256]);
      await client.query(
        `INSERT INTO survey (id, content_sha256, findings, contacts, read_version)
         VALUES ($1, $2, '{}', $3, $4)`,
        [surveyId, sha256, companies.length, readVersion],
      );
      const rows = [...quarterRows(of, surveyId, companies)];
      for (const table of ['contact_note', 'answer'] as const)
        await pipeline(
          Readable.from(rows.flatMap((row) => (row.table === table ? row.text : []))),
          client.query(from(`COPY ${table} (${COLUMNS[table]}) FROM STDIN`)),
        );
      await client.query(
        `INSERT INTO workbook_file (kind, label, file_name, content_sha256, survey_id, owner_id,
                                    year, quarter, period_read)
         SELECT 'quarterly', $1, '${FILE_NAME}', $2, $3, (SELECT id FROM app_user LIMIT 1), $4, $5, true`,
        [of.label, sha256, surveyId, of.year, of.quarter],
      );
    }
  } finally {
    await client.end();
  }
}

/** A connection of its own to a cluster's database. */
export async function connectTo(databaseUrl: string): Promise<pg.Client> {
  const client = new HeardClient(databaseUrl);
  await client.connect();
  return client;
}
