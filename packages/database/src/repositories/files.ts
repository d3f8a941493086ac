import { randomUUID } from 'node:crypto';
import type { CompanyFile, CompanyFileReport, FileType, QuarterlyFile } from '@lqc/contracts';
import type { DataSource, EntityManager } from 'typeorm';
import { safeText } from '../safe-text.js';

export interface StoredFileRow {
  readonly id: string;
  readonly kind: FileType;
  readonly label: string | null;
  readonly file_name: string;
  readonly upload_date: Date;
  readonly owner_username: string;
  readonly size_bytes: number;
  readonly sha256: string;
  readonly survey_id: string | null;
  readonly register_id: string | null;
  readonly rows: number;
}

export interface NewFile {
  readonly kind: FileType;
  readonly label: string | null;
  readonly fileName: string;
  readonly contentSha256: string;
  readonly surveyId: string | null;
  readonly registerId: string | null;
  readonly ownerId: string;
}

const SELECT = `
  SELECT f.id, f.kind, f.label, f.file_name, f.upload_date, u.username AS owner_username,
         c.size_bytes, c.sha256, f.survey_id, f.register_id,
         coalesce(s.contacts, r.companies) AS rows
    FROM workbook_file f
    JOIN workbook_content c ON c.sha256 = f.content_sha256
    JOIN app_user u ON u.id = f.owner_id
    LEFT JOIN survey s ON s.id = f.survey_id
    LEFT JOIN company_register r ON r.id = f.register_id`;

/** The stored quarterly files and the one company database. */
export class FileRepository {
  constructor(private readonly dataSource: DataSource) {}

  list(manager: EntityManager = this.dataSource.manager): Promise<StoredFileRow[]> {
    return manager.query(`${SELECT} ORDER BY f.upload_date DESC, f.label`);
  }

  async find(
    id: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<StoredFileRow | null> {
    const [row]: StoredFileRow[] = await manager.query(`${SELECT} WHERE f.id = $1`, [id]);
    return row ?? null;
  }

  /** These files, as far as they are there, and the company database. */
  findForSession(ids: readonly string[]): Promise<StoredFileRow[]> {
    return this.dataSource.query(`${SELECT} WHERE f.id = ANY($1) OR f.kind = 'company'`, [ids]);
  }

  async findCompanyFile(): Promise<StoredFileRow | null> {
    const [row]: StoredFileRow[] = await this.dataSource.query(
      `${SELECT} WHERE f.kind = 'company'`,
    );
    return row ?? null;
  }

  /** Labels are compared without case and outer spaces. */
  async labelTaken(label: string): Promise<boolean> {
    const rows: unknown[] = await this.dataSource.query(
      `SELECT FROM workbook_file WHERE kind = 'quarterly' AND lower(btrim(label)) = lower(btrim($1))`,
      [safeText(label)],
    );
    return rows.length > 0;
  }

  /**
   * Stores a file's row; a company database takes the place of the one before. Null when the
   * label was taken in the meantime.
   */
  async store(manager: EntityManager, file: NewFile): Promise<StoredFileRow | null> {
    const id = randomUUID();
    if (file.kind === 'company')
      await manager.query(`DELETE FROM workbook_file WHERE kind = 'company'`);
    const inserted: unknown[] = await manager.query(
      `INSERT INTO workbook_file (id, kind, label, file_name, content_sha256, survey_id, register_id, owner_id)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING RETURNING id`,
      [
        id,
        file.kind,
        file.label === null ? null : safeText(file.label.trim()),
        safeText(file.fileName),
        file.contentSha256,
        file.surveyId,
        file.registerId,
        file.ownerId,
      ],
    );
    return inserted.length === 1 ? this.find(id, manager) : null;
  }

  /** False when there is no such file. */
  async delete(id: string, kind: FileType): Promise<boolean> {
    const [, deleted]: [unknown, number] = await this.dataSource.query(
      `DELETE FROM workbook_file WHERE id = $1 AND kind = $2`,
      [id, kind],
    );
    return deleted === 1;
  }

  async registerReport(registerId: string): Promise<CompanyFileReport> {
    const [row]: [{ report: CompanyFileReport }] = await this.dataSource.query(
      `SELECT report FROM company_register WHERE id = $1`,
      [registerId],
    );
    return row.report;
  }
}

const common = (row: StoredFileRow) => ({
  id: row.id,
  file_name: row.file_name,
  upload_date: row.upload_date.toISOString(),
  owner_username: row.owner_username,
  size_bytes: row.size_bytes,
  sha256: row.sha256,
});

/** The wire's form of a quarterly file. */
export function quarterlyFile(row: StoredFileRow): QuarterlyFile {
  return { ...common(row), label: row.label ?? '', contacts: row.rows };
}

/** The wire's form of the company database. */
export function companyFile(row: StoredFileRow): CompanyFile {
  return { ...common(row), companies: row.rows };
}
