import type { Database } from '@lqc/database';
import type { CompanyRegister } from '@lqc/survey';

/** The register of the company database stored now, or null when none is stored. */
export async function loadCurrentRegister(database: Database): Promise<CompanyRegister | null> {
  const [registerId, confirmed] = await Promise.all([
    database.registers.currentId(),
    database.confirmedCompanies.said(),
  ]);
  return loadRegister(database, { registerId, confirmed });
}

/** A session's register, with what people had said of companies when the session started. */
export async function loadRegister(
  database: Database,
  { registerId, confirmed }: { registerId: string | null; confirmed: Record<string, string> },
): Promise<CompanyRegister | null> {
  if (!registerId) return null;
  return withSaid(await database.registers.read(registerId), confirmed);
}

/** Of a company that is in no register people say the sector; keys of companies hold no colon. */
const SECTOR = 'sector:';

/**
 * A register of these companies, with what people said of contacts, by the contact's key: the key of the
 * company that it is, or after `sector:` the sector of a contact that is in no register.
 */
export function withSaid(
  companies: CompanyRegister['companies'],
  said: Readonly<Record<string, string>>,
): CompanyRegister {
  const confirmed = new Map<string, string>();
  const givenSectors = new Map<string, string>();
  for (const [key, one] of Object.entries(said))
    if (one.startsWith(SECTOR)) givenSectors.set(key, one.slice(SECTOR.length));
    else confirmed.set(key, one);
  return { companies, confirmed, givenSectors };
}
