import { randomUUID } from 'node:crypto';
import type { CompanyFileReport } from '@lqc/contracts';
import { type EntityManager, IsNull, Not } from 'typeorm';
import { z } from 'zod';
import { Company } from '../entities/company.js';
import { CompanyRegister } from '../entities/company-register.js';
import { WorkbookFile } from '../entities/workbook-file.js';
import { insertedNew, rows } from '../rows.js';
import { filesFollow } from './files-follow.js';
import { moveKeys, presentKey } from './moved-keys.js';
import { IncompleteContent } from './surveys.js';
import { SqlRepository } from '../sql-repository.js';

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
export const REGISTER_READ_VERSION = 4;

/** Company databases, stored once per content. */
export class RegisterRepository extends SqlRepository {
  /**
   * Stores a register as this version reads its content; gives the id, of the stored one where its companies
   * and their sectors are the same.
   */
  async store(
    manager: EntityManager,
    contentSha256: string,
    companies: readonly StoredCompany[],
    report: CompanyFileReport,
  ): Promise<string> {
    const register = { id: randomUUID(), contentSha256, report, companies: companies.length };
    const isNew = await insertedNew(manager, CompanyRegister, register);
    const id = isNew ? register.id : (await findByContent(manager, contentSha256))!;
    // First of all, so that whoever stores the same content waits for the row.
    await manager.update(CompanyRegister, { id }, { report });
    const stored = underPresentKeys(await readCompanies(manager, id));
    if (isNew || matched(stored) === matched(companies)) {
      await renew(manager, id, companies);
      return id;
    }
    await manager.update(CompanyRegister, { id }, { contentSha256: `${contentSha256} ${id}` });
    return this.store(manager, contentSha256, companies, report);
  }

  /**
   * Stores of a register what this version reads in its content. Where it reads other companies or sectors, the
   * stored reading stays for the analyses that use it, and files get the new one, as if they had been replaced.
   *
   * @returns the id of the register that files of this content have by now
   */
  async complete(
    manager: EntityManager,
    id: string,
    contentSha256: string,
    companies: readonly StoredCompany[],
    report: CompanyFileReport,
  ): Promise<string> {
    const readId = await this.store(manager, contentSha256, companies, report);
    if (readId === id) return id;
    await this.leave(manager, id);
    await filesFollow(manager, 'register_id', id, readId);
    return readId;
  }

  /**
   * Leaves a register, whose content this version's reader refused or which is no longer stored, as it was
   * read until the next version, but under the keys that this one makes of companies' names.
   */
  async leave(manager: EntityManager, id: string): Promise<void> {
    await renew(manager, id, underPresentKeys(await readCompanies(manager, id)));
  }

  /** Registers of the stored file and of analyses that an earlier version read, with the name of one file. */
  incomplete(): Promise<IncompleteContent[]> {
    return this.rows(
      IncompleteContent,
      `SELECT DISTINCT ON (r.id) r.id, coalesce(u.name, '') AS name,
              coalesce(u.content_sha256, r.content_sha256) AS "contentSha256"
         FROM company_register r
         JOIN (SELECT register_id, file_name, content_sha256 FROM workbook_file
                UNION ALL
               SELECT register_id, sources->'company'->>'file_name', NULL FROM analysis_session)
              AS u (register_id, name, content_sha256) ON u.register_id = r.id
        WHERE r.read_version < $1 ORDER BY r.id, u.content_sha256`,
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

  /** Whether a register tells the sector of the company with this key. */
  tellsSectorOf(registerId: string, key: string): Promise<boolean> {
    return this.dataSource.manager.existsBy(Company, { registerId, key, sector: Not(IsNull()) });
  }
}

/** Stores companies under a register; what was worked out with other keys is forgotten. */
async function renew(
  manager: EntityManager,
  id: string,
  companies: readonly StoredCompany[],
): Promise<void> {
  const read = { companies: companies.length, readVersion: REGISTER_READ_VERSION };
  await manager.update(CompanyRegister, { id }, read);
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
  await moveKeys(
    manager,
    before.map(({ key, name }) => ({ before: key, now: presentKey(name, key) })),
  );
  if (before.length === 0 || matched(before) === matched(companies)) return;
  await manager.query(`DELETE FROM stored_computation WHERE register_id = $1`, [id]);
  await manager.query(`DELETE FROM quarter_summary`);
}

/** Companies under the keys of their names; of those that now have one key, the first with a sector, else the first. */
function underPresentKeys(companies: readonly StoredCompany[]): StoredCompany[] {
  const byKey = new Map<string, StoredCompany>();
  for (const company of companies) {
    const key = presentKey(company.name, company.key);
    const first = byKey.get(key);
    if (!first || (!first.sector && company.sector)) byKey.set(key, { ...company, key });
  }
  return [...byKey.values()];
}

/** What of companies decides which contacts are theirs, and in which sector. */
const matched = (companies: readonly StoredCompany[]): string =>
  JSON.stringify(companies.map(({ key, sector }) => [key, sector || null]));

const readCompanies = (manager: EntityManager, id: string): Promise<StoredCompany[]> =>
  rows(
    manager,
    StoredCompany,
    `SELECT name, key, sector, district, status, is_active AS "isActive" FROM company
      WHERE register_id = $1 ORDER BY position`,
    [id],
  );

async function findByContent(manager: EntityManager, contentSha256: string) {
  const select = { id: true };
  return (await manager.findOne(CompanyRegister, { select, where: { contentSha256 } }))?.id ?? null;
}
