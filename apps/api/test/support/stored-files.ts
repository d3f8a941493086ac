import { randomUUID } from 'node:crypto';
import { noFindings, type Period, type QualityReport, type QuarterlyFile } from '@lqc/contracts';
import { companyFile, quarterlyFile, type StoredContact } from '@lqc/database';
import type { TestGateway } from './a-gateway.js';

const findings = () => ({
  ...noFindings(),
  sheets_total: 2,
  sheets_read: 2,
  companies: 2,
  answers_valid: 4,
});

export const aQualityReport = (change: Partial<QualityReport> = {}): QualityReport => ({
  ...findings(),
  matched_companies: null,
  unmatched_companies: [],
  confirmed_companies: [],
  ...change,
});

async function adminId({ database }: TestGateway): Promise<string> {
  return (await database.users.findByName('admin'))!.id;
}

/** Stores bytes that no other file has. */
const someContent = ({ database }: TestGateway) =>
  database.contents.store(Buffer.from(randomUUID()));

/** Stores a quarter's rows as a worker would, with the contacts that are given. */
export async function storeQuarter(
  gateway: TestGateway,
  quarter: {
    label: string;
    fileName?: string | undefined;
    contentSha256?: string | undefined;
    contacts?: readonly StoredContact[];
    /** What its sheets give as `Periode`. */
    noted?: Period;
    period?: Period | null;
    replaces?: string | undefined;
    isSample?: boolean;
  },
): Promise<QuarterlyFile & { surveyId: string }> {
  const { database } = gateway;
  const contentSha256 = quarter.contentSha256 ?? (await someContent(gateway));
  const ownerId = await adminId(gateway);
  const row = await database.dataSource.transaction(async (manager) => {
    const surveyId = await database.surveys.store(manager, {
      contentSha256,
      findings: { ...findings(), period: quarter.noted ?? null },
      contacts: quarter.contacts ?? [],
    });
    return database.files.store(manager, {
      kind: 'quarterly',
      label: quarter.label,
      fileName: quarter.fileName ?? 'triwulan.xlsx',
      contentSha256,
      surveyId,
      registerId: null,
      ownerId,
      period: quarter.period ?? null,
      replaces: quarter.replaces,
      isSample: quarter.isSample ?? false,
    });
  });
  return { ...quarterlyFile(row!), surveyId: row!.survey_id! };
}

/** Stores a company database of these companies and sectors. */
export async function storeCompanies(
  gateway: TestGateway,
  sectors: Readonly<Record<string, string>>,
) {
  const { database } = gateway;
  const contentSha256 = await someContent(gateway);
  const ownerId = await adminId(gateway);
  const companies = Object.entries(sectors).map(([name, sector]) => ({
    name,
    key: name.toLowerCase(),
    sector,
  }));
  const report = {
    sheet: 'Sheet1',
    rows: companies.length,
    companies: companies.length,
    rows_without_name: [],
    rows_without_sector: [],
    unknown_sectors: [],
    duplicate_companies: [],
  };
  const row = await database.dataSource.transaction(async (manager) =>
    database.files.store(manager, {
      kind: 'company',
      label: null,
      fileName: 'perusahaan.xlsx',
      contentSha256,
      surveyId: null,
      registerId: await database.registers.store(manager, contentSha256, companies, report),
      ownerId,
    }),
  );
  return { ...companyFile(row!), registerId: row!.register_id!, report };
}
