import { CodedError } from '@lqc/contracts';
import type { CompanyRegister, RegisterReading } from '@lqc/survey';
import type { JobContext, Transaction } from '../runtime/job-context.js';

export interface KnownRegister extends RegisterReading {
  store(transaction: Transaction): Promise<string>;
}

/** The company register of an uploaded content. It is small, so it is read anew each time. */
export async function readRegisterOf(
  contentSha256: string,
  { database, reader, signal }: JobContext,
): Promise<KnownRegister> {
  const bytes = await database.contents.read(contentSha256);
  if (!bytes) throw new CodedError('FILE_NOT_FOUND');
  const { register, report } = await reader.read('register', bytes, { signal });
  return {
    register,
    report,
    store: (transaction) =>
      database.registers.store(transaction, contentSha256, register.companies, report),
  };
}

/** The register of the stored company database, or null while there is none. */
export async function currentRegister({ database }: JobContext): Promise<CompanyRegister | null> {
  const id = await database.registers.currentId();
  if (!id) return null;
  const [companies, confirmed] = await Promise.all([
    database.registers.read(id),
    database.confirmedCompanies.keys(),
  ]);
  return { companies, confirmed };
}
