import type { Database } from '@lqc/database';
import type { CompanyRegister } from '@lqc/survey';

/** The register of the company database stored now, or null when none is stored. */
export async function loadCurrentRegister(database: Database): Promise<CompanyRegister | null> {
  const [id, confirmed] = await Promise.all([
    database.registers.currentId(),
    database.confirmedCompanies.keys(),
  ]);
  return id ? { companies: await database.registers.read(id), confirmed } : null;
}

/** A session's register, with the matches that people had confirmed when the session started. */
export async function loadRegister(
  database: Database,
  { registerId, confirmed }: { registerId: string | null; confirmed: Record<string, string> },
): Promise<CompanyRegister | null> {
  if (!registerId) return null;
  const companies = await database.registers.read(registerId);
  return { companies, confirmed: new Map(Object.entries(confirmed)) };
}
