import type { QualityReport } from '@lqc/contracts';
import { byCompany } from './by-company.js';
import { companyKey } from './company-key.js';
import type { CompanyRegister } from './company-register.js';
import { type CompanyMatching, matchCompanies, NO_MATCHING } from './match-companies.js';
import type { Survey, SurveyReading } from './survey.js';

/** A quarter's interviews and what the register knows of their companies. */
export interface MatchedSurvey {
  readonly survey: Survey;
  readonly matching: CompanyMatching;
  /** What reading and matching found; nothing that a figure leaves out is missing here. */
  readonly quality: QualityReport;
}

/**
 * Looks a survey's companies up in the register, with what people have confirmed. A contact that a
 * person said to be a company of the register has that company's key from here on, so that it is
 * the same company for every count, pair and page. Without a register nothing is matched yet, which
 * the report tells apart from "none matches".
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
  const quality = {
    ...findings,
    companies: byCompany(contacts).size,
    matched_companies: register && matching.sectorByCompany.size,
    unmatched_companies: [...matching.unmatched],
    confirmed_companies: [...matching.confirmed],
  };
  return { survey: { contacts }, matching, quality };
}
