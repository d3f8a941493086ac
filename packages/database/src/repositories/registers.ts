import { randomUUID } from 'node:crypto';
import { type CompanyFileReport, companyKey } from '@lqc/contracts';
import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import { Company } from '../entities/company.js';
import { CompanyRegister } from '../entities/company-register.js';
import { WorkbookFile } from '../entities/workbook-file.js';
import { insertedNew, rows } from '../rows.js';
import { moveKeys } from './moved-keys.js';
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
export const REGISTER_READ_VERSION = 2;

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
    await this.complete(manager, id, companies);
    return id;
  }

  /**
   * Stores a register's companies as this version reads them: with what earlier versions left out, and under
   * the keys that it makes of their names. What was worked out with other keys or sectors is forgotten.
   */
  async complete(
    manager: EntityManager,
    id: string,
    companies: readonly StoredCompany[],
  ): Promise<void> {
    const before = await readCompanies(manager, id);
    await manager.delete(Company, { registerId: id });
    await manager.query(
      `INSERT INTO company (register_id, position, key, name, sector, district, status, is_active)
       SELECT $1, * FROM unnest($2::int[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[],
                                $8::bool[])`,
      [
        id,
        companies.map((_, position) => position),
        companies.map(({ key }) => key),
        companies.map(({ name }) => name),
        companies.map(({ sector }) => sector || null),
        companies.map(({ district }) => district || null),
        companies.map(({ status }) => status || null),
        companies.map(({ isActive }) => isActive ?? true),
      ],
    );
    const read = { companies: companies.length, readVersion: REGISTER_READ_VERSION };
    await manager.update(CompanyRegister, { id }, read);
    await moveKeys(
      manager,
      before.map(({ key, name }) => ({ before: key, now: companyKey(name) })),
    );
    if (before.length === 0 || matched(before) === matched(companies)) return;
    await manager.query(`DELETE FROM stored_computation WHERE register_id = $1`, [id]);
    await manager.query(`DELETE FROM quarter_summary`);
  }

  /** Leaves a register as it is, whose content this version's reader refused, until the next version. */
  async leave(id: string): Promise<void> {
    const readVersion = REGISTER_READ_VERSION;
    await this.dataSource.manager.update(CompanyRegister, { id }, { readVersion });
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
    return readCompanies(this.dataSource.manager, id);
  }

  /** Id of the register of the stored company database, or null when none is stored. */
  async currentId(): Promise<string | null> {
    const file = await this.dataSource.manager.findOneBy(WorkbookFile, { kind: 'company' });
    return file?.registerId ?? null;
  }
}

/** What of companies decides which contacts are theirs, and in which sector. */
const matched = (companies: readonly StoredCompany[]): string =>
  JSON.stringify(companies.map(({ key, sector }) => [key, sector || null]));

const readCompanies = (manager: EntityManager, id: string): Promise<StoredCompany[]> =>
  rows(
    manager,
    StoredCompany,
    `SELECT name, key, sector, district, status FROM company WHERE register_id = $1 ORDER BY position`,
    [id],
  );

async function findByContent(manager: EntityManager, contentSha256: string) {
  const select = { id: true };
  return (await manager.findOne(CompanyRegister, { select, where: { contentSha256 } }))?.id ?? null;
}
