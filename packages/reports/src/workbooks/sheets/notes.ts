import type { Quarter } from '@lqc/analysis';
import { LIKERT_SCALE, SMALL_SAMPLE_BELOW } from '@lqc/contracts';
import { idulfitriNote, workbookPhrases as say } from '@lqc/phrases';
import type { WorkbookInput } from '../workbook-input.js';

/** How many contacts and companies stand behind each quarter. */
export function contactsNotes(quarters: readonly (Quarter | null)[]): string[] {
  return quarters
    .filter((quarter) => quarter !== null)
    .map(({ quality, period }) =>
      say.note.contacts(quality.sheets_read, quality.companies, period),
    );
}

/** What the scale means, and from where on n is marked. */
export function scaleNote(): string {
  const { min, neutral, max } = LIKERT_SCALE;
  return `${say.note.scale(min, neutral, max)} · ${say.note.smallSample(SMALL_SAMPLE_BELOW)}`;
}

/** Where one of the compared quarters has Idulfitri and the other has not. */
export const idulfitriNotes = ({ now, before }: Pick<WorkbookInput, 'now' | 'before'>): string[] =>
  [idulfitriNote(now.period, before.period)].filter((note) => note !== null);
