import type { QualityReport, UnmatchedCompany } from '@lqc/contracts';
import { byCompany } from './by-company.js';
import type { CompanyRegister } from './company-register.js';
import { companySuggester } from './suggest-companies.js';
import type { Survey } from './survey.js';

/** The result of matching a survey's companies with the register. */
export interface CompanyMatching {
  /** Company key → sector, for the matched companies only. */
  readonly sectorByCompany: ReadonlyMap<string, string>;
  /** From the key of a contact's own name to the key of the company that a person confirmed. */
  readonly confirmedKeys: ReadonlyMap<string, string>;
  readonly unmatched: readonly UnmatchedCompany[];
  /** Matches that a person has confirmed, though the names differ. */
  readonly confirmed: QualityReport['confirmed_companies'];
}

/** The result without a company database: no company is matched, and none counts as unmatched. */
export const NO_MATCHING: CompanyMatching = {
  sectorByCompany: new Map(),
  confirmedKeys: new Map(),
  unmatched: [],
  confirmed: [],
};

/**
 * Finds every company of a survey in the register. Only equal keys match, and those that a
 * person has confirmed; anything less equal is a suggestion. A company of no register has the sector that a
 * person gave it. A company whose row names no sector stays
 * unmatched, and its own row comes first among the suggestions.
 */
export function matchCompanies(survey: Survey, register: CompanyRegister): CompanyMatching {
  const byKey = new Map(register.companies.map((company) => [company.key, company]));
  const sectorByCompany = new Map<string, string>();
  const confirmedKeys = new Map<string, string>();
  const unmatched: UnmatchedCompany[] = [];
  const confirmed: { contact: string; company: string }[] = [];
  let suggest: ReturnType<typeof companySuggester> | null = null;
  for (const [key, interviews] of byCompany(survey.contacts)) {
    const contact = interviews[0]!.name;
    const equal = byKey.get(key);
    const confirmedKey = equal?.sector ? undefined : register.confirmed?.get(key);
    const said = confirmedKey === undefined ? undefined : byKey.get(confirmedKey);
    const sector = equal?.sector ?? said?.sector;
    if (sector) {
      sectorByCompany.set(said?.key ?? key, sector);
      if (!said) continue;
      confirmedKeys.set(key, said.key);
      confirmed.push({ contact, company: said.name });
      continue;
    }
    const given = register.givenSectors?.get(key);
    if (given) {
      sectorByCompany.set(key, given);
      continue;
    }
    suggest ??= companySuggester(register);
    const sheets = interviews.map(({ sheet }) => sheet);
    unmatched.push({ contact, contact_key: key, sheets, suggestions: suggest(contact) });
  }
  return { sectorByCompany, confirmedKeys, unmatched, confirmed };
}
