import { type Quarter, type Quarters, scoreOf } from '@lqc/analysis';
import { CodedError, type IndicatorKey } from '@lqc/contracts';
import type { ClaimSheet, Said } from './sheet.js';
import type { FactTable } from './fact-table.js';
import { sessionFacts } from './session-facts.js';

/** What a text is about. */
export interface ClaimSubject {
  /** An indicator's chapter; null for a sector's or the profile. */
  readonly indicator: IndicatorKey | null;
  /** A sector's chapter. */
  readonly sector: string | null;
  /** True for the chapter about who was interviewed. */
  readonly isProfile: boolean;
}

/**
 * What a text about a session is checked against: all of its facts, and the current narratives. Texts about
 * the same quarters share them.
 *
 * @throws CodedError `QUARTER_NOT_LOADED` without a current quarter
 */
export function claimSheet(quarters: Quarters, subject: ClaimSubject): ClaimSheet {
  const { now } = quarters;
  if (!now) throw new CodedError('QUARTER_NOT_LOADED');
  const { sector } = subject;
  const { table, said, contacts } = sharedOf(quarters, now);
  const isMeant = (companyKey: string) =>
    sector === null || now.matching.sectorByCompany.get(companyKey) === sector;
  return {
    ...subject,
    table,
    said: said.filter(({ companyKey }) => isMeant(companyKey)).map((one) => one.said),
    contacts,
  };
}

interface Shared {
  readonly quarters: Quarters;
  readonly table: FactTable;
  readonly said: readonly { readonly companyKey: string; readonly said: Said }[];
  readonly contacts: readonly string[];
}

/** A report has some thirty texts about the same quarters; their facts are worked out for the first. */
const shared = new WeakMap<Quarter, Shared>();

function sharedOf(quarters: Quarters, now: Quarter): Shared {
  const known = shared.get(now);
  const { before, last_year: lastYear } = quarters;
  if (known && known.quarters.before === before && known.quarters.last_year === lastYear)
    return known;
  const names = Object.values(quarters).flatMap((quarter) =>
    quarter ? quarter.survey.contacts.map(({ name }: { name: string }) => name) : [],
  );
  const made: Shared = {
    quarters,
    table: sessionFacts(quarters),
    said: saidIn(now),
    contacts: [...new Set(names)],
  };
  shared.set(now, made);
  return made;
}

const saidIn = (now: Quarter): Shared['said'] =>
  now.survey.contacts.flatMap((contact) =>
    contact.answers.flatMap(({ indicator: key, narrative }) => {
      const contactId = now.contactIds.get(contact.position);
      if (narrative === null || contactId === undefined) return [];
      const score = scoreOf(contact, key);
      const { companyKey, name } = contact;
      const sector = now.matching.sectorByCompany.get(companyKey) ?? null;
      const said: Said = { contactId, contact: name, key, narrative, sector, score };
      return [{ companyKey, said }];
    }),
  );
