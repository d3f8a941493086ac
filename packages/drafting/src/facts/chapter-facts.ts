import { indicativeChanges, scorePairs } from '@lqc/analysis';
import { claimSheet } from '@lqc/claims';
import { CodedError, indicatorOf, type QuarterRole } from '@lqc/contracts';
import type { Contact } from '@lqc/survey';
import { FactList } from './fact-list.js';
import { annexText, isAnnex } from './annex-text.js';
import type { ChapterInput, FactSheet, Voice } from './fact-sheet.js';
import { addIndicatorFacts } from './indicator-facts.js';
import { ownSentences } from './own-sentences.js';
import { addOverviewFacts } from './overview-facts.js';
import { addCompanyFacts } from './profile-facts.js';
import { quotableContacts } from './quotable-contacts.js';
import { addSectorFacts } from './sector-facts.js';

const PROFILE = 'Profil Kontak Liaison';
const OVERVIEW = 'Garis Besar Liaison';
const EXECUTIVE = 'Ringkasan Eksekutif';

/**
 * The fact sheet of a chapter: every figure that its draft may use, and the contacts' narratives.
 *
 * @throws CodedError `SECTOR_NOT_FOUND`, or `BAD_REQUEST` when the chapter's subject is missing
 */
export function chapterFacts(input: ChapterInput): FactSheet {
  const { chapter, indicator, sector, now, before, lastYear } = input;
  const periods: Partial<Record<QuarterRole, string>> = {
    now: now.period,
    ...(before && { before: before.period }),
    ...(lastYear && { last_year: lastYear.period }),
  };
  const claims = claimSheet(
    { now, before, last_year: lastYear },
    { indicator, sector, isProfile: chapter === 'bab_4' },
  );
  const quotable = quotableContacts(now);
  const list = new FactList(periods, chapter === 'bab_3' ? sector : null);
  const sheet = { chapter, periods, quotable, claims };
  if (chapter === 'bab_4') {
    addCompanyFacts(list, input, 'internal');
    const own = { now: now.period };
    return { ...sheet, subject: PROFILE, periods: own, facts: list.facts, voices: [] };
  }
  if (chapter === 'bab_3') {
    if (!sector) throw new CodedError('SUMMARY_SECTOR_REQUIRED');
    addSectorFacts(list, input, sector);
    return { ...sheet, subject: sector, facts: list.facts, voices: voicesOf(input) };
  }
  if (isAnnex(chapter)) {
    const given = annexText(chapter, input);
    return { ...sheet, subject: chapter, facts: [], voices: [], given };
  }
  const told = { voices: voicesOf(input), own: ownSentences(input) };
  if (chapter === 'ringkasan' || (chapter === 'bab_1' && !indicator)) {
    if (!before) throw new CodedError('SUMMARY_QUARTER_BEFORE_REQUIRED');
    const changes = {
      before: indicativeChanges(now, before),
      last_year: lastYear ? indicativeChanges(now, lastYear) : [],
    };
    addOverviewFacts(list, input, changes);
    const subject = chapter === 'bab_1' ? OVERVIEW : EXECUTIVE;
    return { ...sheet, ...told, subject, facts: list.facts, changes };
  }
  if (!indicator) throw new CodedError('SUMMARY_INDICATOR_REQUIRED');
  addIndicatorFacts(list, input, indicator);
  return { ...sheet, ...told, subject: indicatorOf(indicator).label, facts: list.facts };
}

/** The current quarter's narratives about the chapter's indicator and sector, or about all. */
function voicesOf({ indicator, sector, now, before }: ChapterInput): Voice[] {
  const pair = before && scorePairs(now, before);
  const belongs = ({ companyKey }: Contact) =>
    sector === null || now.matching.sectorByCompany.get(companyKey) === sector;
  return now.survey.contacts.filter(belongs).flatMap((contact) =>
    contact.answers.flatMap(({ indicator: key, narrative }): Voice[] => {
      const contactId = now.contactIds.get(contact.position);
      if (narrative === null || contactId === undefined) return [];
      if (indicator !== null && key !== indicator) return [];
      return [
        {
          contactId,
          contact: contact.name,
          sheet: contact.sheet,
          indicator: indicatorOf(key).label,
          narrative,
          change: pair?.(contact, key).change ?? null,
        },
      ];
    }),
  );
}
