import { randomUUID } from 'node:crypto';
import type { CompanyFileReport } from '@lqc/contracts';
import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import { Identified } from '../columns.js';
import { changed, type Connection, firstRow, rows } from '../rows.js';
import { safeJson, safeText } from '../safe-text.js';
import { IncompleteContent } from './surveys.js';

const StoredCompany = z.object({
  name: z.string(),
  key: z.string(),
  sector: z.string().nullable(),
  district: z.string().nullish(),
  status: z.string().nullish(),
  isActive: z.boolean().optional(),
});
export type StoredCompany = z.infer<typeof StoredCompany>;

/** Version of the details that are stored of a register; registers of a lower one are completed. */
export const REGISTER_READ_VERSION = 1;

const orNull = (text: string | null | undefined) => (text ? safeText(text) : null);

/** Company databases, stored once per content. */
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
        companies.map(({ sector }) => orNull(sector)),
      ],
    );
    await this.complete(manager, id, companies);
    return id;
  }

  /** Stores the details of companies that earlier versions left out (district, status). */
  async complete(
    manager: EntityManager,
    id: string,
    companies: readonly StoredCompany[],
  ): Promise<void> {
    await manager.query(
      `UPDATE company c SET district = d.district, status = d.status, is_active = d.is_active
         FROM unnest($2::text[], $3::text[], $4::text[], $5::bool[])
              AS d (key, district, status, is_active)
        WHERE c.register_id = $1 AND c.key = d.key`,
      [
        id,
        companies.map(({ key }) => safeText(key)),
        companies.map(({ district }) => orNull(district)),
        companies.map(({ status }) => orNull(status)),
        companies.map(({ isActive }) => isActive ?? true),
      ],
    );
    await manager.query(`UPDATE company_register SET read_version = $2 WHERE id = $1`, [
      id,
      REGISTER_READ_VERSION,
    ]);
  }

  /** The stored register, if an earlier version read it. */
  incomplete(): Promise<IncompleteContent[]> {
    return rows(
      this.dataSource,
      IncompleteContent,
      `SELECT r.id, r.content_sha256 AS "contentSha256", f.file_name AS name
         FROM company_register r JOIN workbook_file f ON f.register_id = r.id
        WHERE r.read_version < $1`,
      [REGISTER_READ_VERSION],
    );
  }

  read(id: string): Promise<StoredCompany[]> {
    return rows(
      this.dataSource,
      StoredCompany,
      `SELECT name, key, sector, district, status FROM company WHERE register_id = $1 ORDER BY position`,
      [id],
    );
  }

  /** Id of the register of the stored company database, or null when none is stored. */
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
