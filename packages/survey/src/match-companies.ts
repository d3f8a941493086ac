import type { UnmatchedCompany } from '@lqc/contracts';
import { byCompany } from './by-company.js';
import type { CompanyRegister } from './company-register.js';
import { companySuggester } from './suggest-companies.js';
import type { Survey } from './survey.js';

/** Which of a survey's companies the register knows with their sector. */
export interface CompanyMatching {
  /** Company key → sector, for the matched companies only. */
  readonly sectorByCompany: ReadonlyMap<string, string>;
  readonly unmatched: readonly UnmatchedCompany[];
}

/**
 * Finds every company of a survey in the register. Only equal keys match; anything less equal is
 * a suggestion for a person. A company whose row names no sector stays unmatched, and its own row
 * comes first among the suggestions.
 */
export function matchCompanies(survey: Survey, register: CompanyRegister): CompanyMatching {
  const sectors = new Map(register.companies.map(({ key, sector }) => [key, sector]));
  const sectorByCompany = new Map<string, string>();
  const unmatched: UnmatchedCompany[] = [];
  let suggest: ReturnType<typeof companySuggester> | null = null;
  for (const [key, interviews] of byCompany(survey.contacts)) {
    const sector = sectors.get(key);
    if (sector) {
      sectorByCompany.set(key, sector);
      continue;
    }
    suggest ??= companySuggester(register);
    const contact = interviews[0]!.name;
    const sheets = interviews.map(({ sheet }) => sheet);
    unmatched.push({ contact, sheets, suggestions: suggest(contact) });
  }
  return { sectorByCompany, unmatched };
}
