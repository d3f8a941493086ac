import { type Quarters, scoreOf } from '@lqc/analysis';
import { CodedError, type IndicatorKey } from '@lqc/contracts';
import type { ClaimSheet } from '../reading/sheet.js';
import { sessionFacts } from './session-facts.js';

/** What a text is about. */
export interface ClaimSubject {
  /** An indicator's chapter; null for a sector's or the profile. */
  readonly indicator: IndicatorKey | null;
  /** A sector's chapter. */
  readonly sector: string | null;
  /** The chapter that tells who was interviewed. */
  readonly isProfile: boolean;
}

/**
 * What a text of a session is held against: every fact of it, and what contacts said now.
 *
 * @throws CodedError `QUARTER_NOT_LOADED` without a current quarter
 */
export function claimSheet(quarters: Quarters, subject: ClaimSubject): ClaimSheet {
  const { now } = quarters;
  if (!now) throw new CodedError('QUARTER_NOT_LOADED');
  const { sector } = subject;
  const isMeant = (companyKey: string) =>
    sector === null || now.matching.sectorByCompany.get(companyKey) === sector;
  const said = now.survey.contacts.flatMap((contact) =>
    isMeant(contact.companyKey)
      ? contact.answers.flatMap(({ indicator, narrative }) => {
          const contactId = now.contactIds.get(contact.position);
          return narrative === null || contactId === undefined
            ? []
            : [
                {
                  contactId,
                  contact: contact.name,
                  key: indicator,
                  narrative,
                  score: scoreOf(contact, indicator),
                },
              ];
        })
      : [],
  );
  const contacts = Object.values(quarters).flatMap((quarter) =>
    quarter ? quarter.survey.contacts.map(({ name }: { name: string }) => name) : [],
  );
  return { ...subject, table: sessionFacts(quarters), said, contacts: [...new Set(contacts)] };
}
