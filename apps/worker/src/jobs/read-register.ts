import { required } from '@lqc/contracts';
import { type CompanyRegister, isActive, type RegisterReading } from '@lqc/survey';
import type { JobContext, Transaction } from '../runtime/job-context.js';

export interface KnownRegister extends RegisterReading {
  store(transaction: Transaction): Promise<string>;
}

/** Reads the company register from an uploaded file. It is small, so it is read again each time. */
export async function readRegisterOf(
  contentSha256: string,
  { database, isolated }: JobContext,
): Promise<KnownRegister> {
  const bytes = required(await database.contents.read(contentSha256), 'FILE_NOT_FOUND');
  const { register, report } = await isolated('readRegister', bytes);
  return {
    register,
    report,
    store: (transaction) =>
      database.registers.store(transaction, contentSha256, storedCompanies(register), report),
  };
}

/** A register's companies as they are stored, with whether their status lets them be interviewed. */
export const storedCompanies = ({ companies }: CompanyRegister) =>
  companies.map((company) => ({ ...company, isActive: isActive(company.status ?? null) }));
