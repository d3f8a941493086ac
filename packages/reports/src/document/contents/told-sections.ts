import { groupDisclosures, type Quarter, sectorFigures, withinSector } from '@lqc/analysis';
import { hasScale, indicatorKeyOf, mayTell, type ReportSection } from '@lqc/contracts';
import {
  documentPhrases as say,
  smallSector,
  smallSectors,
  UNFILLED,
  workbookPhrases,
} from '@lqc/phrases';
import type { DocumentSection } from '../report-document.js';
import { type ReportContents, textInCopy } from './report-contents.js';

/** Pages whose figures are finer than the tables of a copy that leaves, or that tell contacts' own words. */
const isStaying = ({ kind, text }: ReportSection) =>
  kind === 'sumber_perubahan' ||
  kind === 'harapan' ||
  kind === 'tema' ||
  // Nobody has filled it in.
  (kind === 'konteks' && text.includes(UNFILLED));

/**
 * A question without a scale, and a sector whose averages are held back, have words alone; with all of them
 * held back nothing is left under the heading.
 */
const isWordless = (section: ReportSection, contents: ReportContents) =>
  isOfWordsAlone(section, contents) && textInCopy(section, contents).statements.length === 0;

function isOfWordsAlone({ kind, target }: ReportSection, { now }: ReportContents): boolean {
  if (kind === 'lapangan_usaha' && target !== null) return isOfFew(now, target);
  const indicator = kind === 'indikator' ? indicatorKeyOf(target) : undefined;
  return indicator !== undefined && !hasScale(indicator);
}

/** Whether a sector's averages would be those of one or two firms. */
export const isOfFew = (now: Quarter, sector: string): boolean =>
  !mayTell('level', sectorFigures(now).find((one) => one.sector === sector)?.companies ?? 0);

/** A page that people have not filled in is none. */
const isWritten = ({ kind, text }: ReportSection) => kind !== 'catatan' || text.trim() !== '';

/** The sections of a chapter that have a heading in this copy, and what stands for the others, if any. */
export function sectionsOf(
  all: readonly ReportSection[],
  contents: ReportContents,
): { readonly headed: readonly ReportSection[]; readonly others: DocumentSection | null } {
  const own = all.filter(isWritten);
  const told = toldSections(own, contents);
  const headed = told.filter((one) => contactsAlone(one, contents) === null);
  const isSector = ({ kind }: ReportSection) => kind === 'lapangan_usaha';
  const isAnyLeft = headed.filter(isSector).length < own.filter(isSector).length;
  return { headed, others: isAnyLeft ? otherSectors(own, told, contents) : null };
}

/**
 * The number of a sector's contacts where a copy that leaves tells no more of it than that: with its averages
 * held back that needs no heading of its own. Null for every other section.
 */
function contactsAlone(section: ReportSection, contents: ReportContents): number | null {
  const { kind, target: sector } = section;
  if (contents.copy === 'internal' || kind !== 'lapangan_usaha' || sector === null) return null;
  if (!isOfFew(contents.now, sector)) return null;
  const contacts = withinSector(contents.now, sector).survey.contacts.length;
  const text = textInCopy(section, contents).text.replaceAll('**', '').trim();
  return text === smallSector({ sector, contacts }, contents.now.period) ? contacts : null;
}

/**
 * Stands for the sectors that have no heading: how many contacts the small ones have, and for those that are
 * held back, whose names and order would tell of them.
 */
function otherSectors(
  own: readonly ReportSection[],
  told: readonly ReportSection[],
  contents: ReportContents,
): DocumentSection {
  const small = told.flatMap((section) => {
    const contacts = contactsAlone(section, contents);
    return contacts === null ? [] : [{ sector: section.target!, contacts }];
  });
  return {
    heading: workbookPhrases.otherSectors,
    text: [
      small.length > 0 && smallSectors(small, contents.now.period),
      told.length < own.length && say.otherSectorsText,
    ]
      .filter(Boolean)
      .join(' '),
    statements: [],
    figures: [],
    tables: [],
  };
}

/**
 * Those of a chapter's sections that this copy tells of. Of a sector that is held back what people may
 * still read stands behind the others, since its place would tell how large it is.
 */
function toldSections(all: readonly ReportSection[], contents: ReportContents): ReportSection[] {
  const { now, copy, released } = contents;
  const sections = all.filter(
    (one) => copy === 'internal' || !(isStaying(one) || isWordless(one, contents)),
  );
  const isHeld = ({ kind, target }: ReportSection) =>
    kind === 'lapangan_usaha' &&
    target !== null &&
    groupDisclosures(now, copy).sector(target) === 'withheld';
  const isTold = ({ id }: ReportSection) =>
    released.get(id)?.statements.some(({ status }) => status !== 'no_claim') ?? false;
  return [
    ...sections.filter((one) => !isHeld(one)),
    ...sections
      .filter((one) => isHeld(one) && isTold(one))
      .toSorted((a, b) => a.title.localeCompare(b.title, 'id')),
  ];
}
