import { withinSector } from '@lqc/analysis';
import { indicatorOf } from '@lqc/contracts';
import { documentPhrases as say, workbookPhrases } from '@lqc/phrases';
import type { DocumentTable } from '../report-document.js';
import { words } from './figure-cells.js';
import type { ReportQuarters } from '../../quarters.js';

/** So many of a contact's narratives, the longest, tell what there is to tell of it. */
const MOST_OF_A_CONTACT = 2;

/**
 * What the few contacts of a sector said, in their own words: their averages would be those of one or two
 * firms. For the office alone; null where they said nothing.
 */
export function contactWords({ now }: ReportQuarters, sector: string): DocumentTable | null {
  const numbers = new Map(now.survey.contacts.map(({ position }, at) => [position, at + 1]));
  const rows = withinSector(now, sector).survey.contacts.flatMap(({ position, answers }) =>
    answers
      .flatMap(({ indicator, narrative }) => (narrative ? [{ indicator, narrative }] : []))
      .toSorted((a, b) => b.narrative.length - a.narrative.length)
      .slice(0, MOST_OF_A_CONTACT)
      .map(({ indicator, narrative }) => [
        words(say.contact(numbers.get(position)!)),
        words(indicatorOf(indicator).label),
        words(narrative),
      ]),
  );
  if (rows.length === 0) return null;
  return {
    title: say.contactWordsTitle(sector),
    columns: [
      { header: workbookPhrases.column.contact, kind: 'text', weight: 0.9 },
      { header: workbookPhrases.column.indicator, kind: 'text', weight: 2.4 },
      { header: workbookPhrases.column.narratives, kind: 'prose', weight: 7 },
    ],
    rows,
    notes: [say.contactWordsNote(MOST_OF_A_CONTACT)],
  };
}
