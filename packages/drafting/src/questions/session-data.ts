import type { Quarter } from '@lqc/analysis';
import type { QuarterRole } from '@lqc/contracts';
import { literalPattern } from '@lqc/language';
import type { Contact } from '@lqc/survey';
import { maskAddresses } from '../pseudonyms/masks.js';
import { ORDINARY_FROM } from '../pseudonyms/ordinary-words.js';
import { Pseudonyms } from '../pseudonyms/pseudonyms.js';
import { GENERAL } from './general-words.js';

/** The data of a session that questions are answered from. */
export interface SessionData {
  readonly now: Quarter;
  readonly before: Quarter | null;
  readonly lastYear: Quarter | null;
  /** All contacts, always in the same order, since their pseudonyms are numbered by it. */
  readonly speakers: readonly { readonly contactId: string; readonly contact: string }[];
}

/** The labels of the session's quarters. */
export function periodsOf({
  now,
  before,
  lastYear,
}: Pick<SessionData, 'now' | 'before' | 'lastYear'>): Partial<Record<QuarterRole, string>> {
  return {
    now: now.period,
    ...(before && { before: before.period }),
    ...(lastYear && { last_year: lastYear.period }),
  };
}

/** The pseudonyms of a session's contacts; `names` are all that the installation knows. */
export function pseudonymsOf(
  { now, before, lastYear, speakers }: SessionData,
  names: Iterable<string> = [],
): Pseudonyms {
  const contacts = [now, before, lastYear].flatMap((quarter) => quarter?.survey.contacts ?? []);
  const isEveryday = (word: string) => GENERAL.has(word) || isUsedByMany(word, contacts);
  return new Pseudonyms(speakers, true, names, isEveryday);
}

/** Whether many write a word in small letters: one alone may write a company's name so. */
function isUsedByMany(word: string, contacts: readonly Contact[]): boolean {
  const small = new RegExp(`(?<![\\p{L}\\p{N}])${literalPattern(word)}(?![\\p{L}\\p{N}])`, 'u');
  const users = contacts.filter(({ answers }) =>
    answers.some(
      ({ narrative }) => narrative?.includes(word) && small.test(maskAddresses(narrative)),
    ),
  );
  return new Set(users.map(({ companyKey }) => companyKey)).size >= ORDINARY_FROM;
}
