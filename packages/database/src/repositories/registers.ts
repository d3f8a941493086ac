import { randomUUID } from 'node:crypto';
import type { CompanyFileReport } from '@lqc/contracts';
import type { DataSource, EntityManager } from 'typeorm';
import { safeJson, safeText } from '../safe-text.js';

export interface StoredCompany {
  readonly name: string;
  readonly key: string;
  readonly sector: string | null;
}

/** Company databases: parsed once per content. */
export class RegisterRepository {
  constructor(private readonly dataSource: DataSource) {}

  async findIdByContent(contentSha256: string): Promise<string | null> {
    const [row]: { id: string }[] = await this.dataSource.query(
      `SELECT id FROM company_register WHERE content_sha256 = $1`,
      [contentSha256],
    );
    return row?.id ?? null;
  }

  async store(
    manager: EntityManager,
    contentSha256: string,
    companies: readonly StoredCompany[],
    report: CompanyFileReport,
  ): Promise<string> {
    const id = randomUUID();
    const inserted: unknown[] = await manager.query(
      `INSERT INTO company_register (id, content_sha256, report, companies) VALUES ($1, $2, $3, $4)
       ON CONFLICT (content_sha256) DO NOTHING RETURNING id`,
      [id, contentSha256, safeJson(report), companies.length],
    );
    if (inserted.length === 0) {
      const [known]: [{ id: string }] = await manager.query(
        `SELECT id FROM company_register WHERE content_sha256 = $1`,
        [contentSha256],
      );
      return known.id;
    }
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
    return this.dataSource.query(
      `SELECT name, key, sector FROM company WHERE register_id = $1 ORDER BY position`,
      [id],
    );
  }

  /** The register of the stored company database, or null while there is none. */
  async currentId(): Promise<string | null> {
    const [row]: { register_id: string }[] = await this.dataSource.query(
      `SELECT register_id FROM workbook_file WHERE kind = 'company'`,
    );
    return row?.register_id ?? null;
  }
}
