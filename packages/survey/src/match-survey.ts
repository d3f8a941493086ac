import { companyKey, type QualityReport } from '@lqc/contracts';
import { byCompany, onSeveralSheets } from './by-company.js';
import type { CompanyRegister } from './company-register.js';
import { type CompanyMatching, matchCompanies, NO_MATCHING } from './match-companies.js';
import type { Survey, SurveyReading } from './survey.js';

/** A quarter's interviews with their companies matched to the register. */
export interface MatchedSurvey {
  readonly survey: Survey;
  readonly matching: CompanyMatching;
  /** The data-quality report of reading and matching, with everything that figures leave out. */
  readonly quality: QualityReport;
}

/**
 * Matches a survey's companies with the register and with confirmed matches. A contact that a person
 * confirmed to be a company of the register gets that company's key, so that all counts, comparisons
 * and pages treat both as one company. The report tells a missing register apart from a register in
 * which no company was found.
 */
export function matchSurvey(
  { survey: read, findings }: SurveyReading,
  register: CompanyRegister | null,
): MatchedSurvey {
  const own = read.contacts.map((contact) => ({
    ...contact,
    companyKey: companyKey(contact.name),
  }));
  const matching = register ? matchCompanies({ contacts: own }, register) : NO_MATCHING;
  const contacts = own.map((contact) => ({
    ...contact,
    companyKey: matching.confirmedKeys.get(contact.companyKey) ?? contact.companyKey,
  }));
  const companies = byCompany(contacts);
  const { period: _, periods: _all, ...found } = findings;
  const quality = {
    ...found,
    companies: companies.size,
    duplicate_contacts: onSeveralSheets(companies),
    matched_companies: register && matching.sectorByCompany.size,
    unmatched_companies: [...matching.unmatched],
    confirmed_companies: [...matching.confirmed],
  };
  return { survey: { contacts }, matching, quality };
}
