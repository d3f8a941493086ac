import type { Quarter } from '@lqc/analysis';
import { type Copy, LIKERT_SCALE, SMALL_SAMPLE_BELOW } from '@lqc/contracts';
import { idulfitriNote, workbookPhrases as say } from '@lqc/phrases';
import type { WorkbookInput } from '../workbook-input.js';

/** One note for each quarter with its numbers of contacts and companies. */
export const contactsNotes = (quarters: readonly Quarter[]): string[] =>
  quarters.map(({ quality, period }) =>
    say.note.contacts(quality.sheets_read, quality.companies, period),
  );

/** A note on the meaning of the scale and on the size below which a sample is marked as small. */
export function scaleNote(): string {
  const { min, neutral, max } = LIKERT_SCALE;
  return `${say.note.scale(min, neutral, max)} · ${say.note.smallSample(SMALL_SAMPLE_BELOW)}`;
}

/** A note on the ends of ranges, which a copy that leaves rounds further than what is read from them. */
export const rangeNotes = (copy: Copy): string[] =>
  copy === 'release' ? [say.note.roundedRanges] : [];

/** A note where a compared quarter has Idulfitri and this one has not, or the other way round. */
export const movedIdulfitriNotes = ({
  now,
  before,
  lastYear,
}: Pick<WorkbookInput, 'now' | 'before' | 'lastYear'>): string[] => {
  const note = idulfitriNote(now.period, [before.period, lastYear?.period ?? null]);
  return note ? [note] : [];
};
