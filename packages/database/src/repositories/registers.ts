import { randomUUID } from 'node:crypto';
import type { CompanyFileReport } from '@lqc/contracts';
import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import { Identified } from '../columns.js';
import { changed, type Connection, firstRow, rows } from '../rows.js';
import { safeJson, safeText } from '../safe-text.js';

const StoredCompany = z.object({
  name: z.string(),
  key: z.string(),
  sector: z.string().nullable(),
});
export type StoredCompany = z.infer<typeof StoredCompany>;

/** Company databases: parsed once per content. */
export class RegisterRepository {
  constructor(private readonly dataSource: DataSource) {}

  findIdByContent(contentSha256: string): Promise<string | null> {
    return findByContent(this.dataSource, contentSha256);
  }

  async store(
    manager: EntityManager,
    contentSha256: string,
    companies: readonly StoredCompany[],
    report: CompanyFileReport,
  ): Promise<string> {
    const id = randomUUID();
    const inserted = await changed(
      manager,
      `INSERT INTO company_register (id, content_sha256, report, companies) VALUES ($1, $2, $3, $4)
       ON CONFLICT (content_sha256) DO NOTHING RETURNING id`,
      [id, contentSha256, safeJson(report), companies.length],
    );
    if (inserted === 0) return (await findByContent(manager, contentSha256))!;
    await manager.query(
      `INSERT INTO company (register_id, position, key, name, sector)
       SELECT $1, * FROM unnest($2::int[], $3::text[], $4::text[], $5::text[])`,
      [
        id,
        companies.map((_, position) => position),
        companies.map(({ key }) => safeText(key)),
        companies.map(({ name }) => safeText(name)),
        companies.map(({ sector }) => (sector === null ? null : safeText(sector))),
      ],
    );
    return id;
  }

  read(id: string): Promise<StoredCompany[]> {
    return rows(
      this.dataSource,
      StoredCompany,
      `SELECT name, key, sector FROM company WHERE register_id = $1 ORDER BY position`,
      [id],
    );
  }

  /** The register of the stored company database, or null while there is none. */
  async currentId(): Promise<string | null> {
    const current = await firstRow(
      this.dataSource,
      z.object({ registerId: z.string() }),
      `SELECT register_id AS "registerId" FROM workbook_file WHERE kind = 'company'`,
    );
    return current?.registerId ?? null;
  }
}

async function findByContent(connection: Connection, sha256: string): Promise<string | null> {
  const sql = `SELECT id FROM company_register WHERE content_sha256 = $1`;
  return (await firstRow(connection, Identified, sql, [sha256]))?.id ?? null;
}
