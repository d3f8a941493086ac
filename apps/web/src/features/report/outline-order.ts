import {
  type Report,
  REPORT_CHAPTERS,
  type ReportChapter,
  type ReportSection,
} from '@lqc/contracts';
import { UNFILLED } from '@lqc/phrases';

interface ChapterOutline {
  readonly chapter: ReportChapter;
  readonly sections: readonly ReportSection[];
}

/** A report's chapters with their sections in reading order, without empty chapters. */
export const chaptersOf = ({ sections }: Report): ChapterOutline[] =>
  REPORT_CHAPTERS.map((chapter) => ({
    chapter,
    sections: sections
      .filter((one) => one.chapter === chapter)
      .toSorted((a, b) => a.position - b.position),
  })).filter((one) => one.sections.length > 0);

/** All sections in reading order. */
const sectionsOf = (report: Report): ReportSection[] =>
  chaptersOf(report).flatMap(({ sections }) => sections);

/** The included sections in reading order. */
export const includedOf = (report: Report): ReportSection[] =>
  sectionsOf(report).filter(({ included }) => included);

/** Whether a section still waits to be written; the office's own notes may stay empty. */
export const isOutstanding = ({ state, kind }: Pick<ReportSection, 'state' | 'kind'>): boolean =>
  state === 'kosong' && kind !== 'catatan';

/** Dots that a letter follows are of a quotation that begins in mid-sentence. */
const UNFILLED_ENTRY = new RegExp(`${UNFILLED}(?!\\S)`);

/** Whether an entry that the office was to fill in still reads "…" ("PDRB (% yoy): …"). */
export const isUnfilled = ({ text }: Pick<ReportSection, 'text'>): boolean =>
  UNFILLED_ENTRY.test(text);

/** Sections that count towards a whole report, and how many of them are written. */
export function progressOf(sections: readonly ReportSection[]): { done: number; of: number } {
  const done = sections.filter(({ state }) => state !== 'kosong').length;
  return { done, of: done + sections.filter(isOutstanding).length };
}

/** A section's number, such as `2.1`; '' for sections that have none. */
export function numberOf(report: Report, { id, chapter, included }: ReportSection): string {
  const [, number] = /^bab_(\d)$/.exec(chapter) ?? [];
  if (!number || !included) return '';
  const at = includedOf(report)
    .filter((one) => one.chapter === chapter)
    .findIndex((one) => one.id === id);
  return `${number}.${at + 1}`;
}

/** A section's number and title: `2.1 Permintaan Domestik`. */
export const numberedTitle = (report: Report, section: ReportSection): string =>
  `${numberOf(report, section)} ${section.title}`.trim();

/** The sentences of a section with a claim that could not be checked. */
export const ambersOf = ({ statements }: ReportSection) =>
  statements.filter(({ status }) => status === 'unchecked');

/** The outline for a request, with one section moved up or down within its chapter. */
export function outlineMoved(report: Report, sectionId: string, by: -1 | 1) {
  const chapters = chaptersOf(report).map(({ sections }) => {
    const at = sections.findIndex(({ id }) => id === sectionId);
    const moved = [...sections];
    const other = sections[at + by];
    if (at !== -1 && other) [moved[at], moved[at + by]] = [other, sections[at]!];
    return moved;
  });
  return outlineOf(chapters.flat());
}

/** The outline for a request, with one section included or excluded. */
export const outlineIncluding = (report: Report, sectionId: string, included: boolean) =>
  outlineOf(sectionsOf(report).map((one) => (one.id === sectionId ? { ...one, included } : one)));

/** The outline of these sections in a request. */
export const outlineOf = (sections: readonly ReportSection[]) =>
  sections.map(({ id, included }) => ({ id, included }));

/** The section with this id; else the first included one of the second chapter, else the report's first. */
export function sectionToOpen(report: Report, id: string | undefined): ReportSection | undefined {
  const sections = sectionsOf(report);
  return (
    sections.find((one) => one.id === id) ??
    includedOf(report).find((one) => one.chapter === 'bab_2') ??
    sections[0]
  );
}
