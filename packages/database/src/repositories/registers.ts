import { randomUUID } from 'node:crypto';
import type { CompanyFileReport } from '@lqc/contracts';
import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import { CompanyRegister } from '../entities/company-register.js';
import { WorkbookFile } from '../entities/workbook-file.js';
import { insertedNew, rows } from '../rows.js';
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

/** Company databases, stored once per content. */
export class RegisterRepository {
  constructor(private readonly dataSource: DataSource) {}

  findIdByContent(contentSha256: string): Promise<string | null> {
    return findByContent(this.dataSource.manager, contentSha256);
  }

  async store(
    manager: EntityManager,
    contentSha256: string,
    companies: readonly StoredCompany[],
    report: CompanyFileReport,
  ): Promise<string> {
    const id = randomUUID();
    const register = { id, contentSha256, report, companies: companies.length };
    if (!(await insertedNew(manager, CompanyRegister, register)))
      return (await findByContent(manager, contentSha256))!;
    await manager.query(
      `INSERT INTO company (register_id, position, key, name, sector)
       SELECT $1, * FROM unnest($2::int[], $3::text[], $4::text[], $5::text[])`,
      [
        id,
        companies.map((_, position) => position),
        companies.map(({ key }) => key),
        companies.map(({ name }) => name),
        companies.map(({ sector }) => sector || null),
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
        companies.map(({ key }) => key),
        companies.map(({ district }) => district || null),
        companies.map(({ status }) => status || null),
        companies.map(({ isActive }) => isActive ?? true),
      ],
    );
    await manager.update(CompanyRegister, { id }, { readVersion: REGISTER_READ_VERSION });
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
    const file = await this.dataSource.manager.findOneBy(WorkbookFile, { kind: 'company' });
    return file?.registerId ?? null;
  }
}

async function findByContent(manager: EntityManager, contentSha256: string) {
  const select = { id: true };
  return (await manager.findOne(CompanyRegister, { select, where: { contentSha256 } }))?.id ?? null;
}
