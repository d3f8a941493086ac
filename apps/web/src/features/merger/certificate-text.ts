import { MERGE_COUNTS, type MergeResponse } from '@lqc/contracts';
import { count, fileSize } from '../../lib/format';
import { copy } from './copy';

/** True when all counts are the same before and after merging. */
export const isWhole = ({ before, after }: MergeResponse['certificate']) =>
  MERGE_COUNTS.every((key) => before[key] === after[key]);

/** The number of files that sheets came from. */
export const filesOf = (sheets: MergeResponse['certificate']['sheets']) =>
  new Set(sheets.map(({ position }) => position)).size;

/** The number of sheets that are hidden, as they were in their files. */
export const hiddenOf = (sheets: MergeResponse['certificate']['sheets']) =>
  sheets.filter(({ hidden }) => hidden).length;

/** True when a `.xls` is among the files, which is counted only after its conversion. */
export const isConverted = (sheets: MergeResponse['certificate']['sheets']) =>
  sheets.some(({ converted }) => converted);

/** What is peculiar to a merged sheet, in brackets; empty for nothing. */
export function marksOf({ hidden, converted }: MergeResponse['certificate']['sheets'][number]) {
  const marks = [...(hidden ? [copy.hidden] : []), ...(converted ? [copy.converted] : [])];
  return marks.length > 0 ? ` (${marks.join(', ')})` : '';
}

/** The certificate as a text file. */
export function certificateText({ file_name, size_bytes, certificate }: MergeResponse): string {
  const { before, after, sheets, losses, errors } = certificate;
  const hidden = hiddenOf(sheets);
  const lines = [
    copy.done.title,
    `${file_name} (${fileSize(size_bytes)})`,
    '',
    `${copy.done.counts} (${copy.done.before} / ${copy.done.after})`,
    ...MERGE_COUNTS.map(
      (key) => `- ${copy.counted[key]}: ${count(before[key])} / ${count(after[key])}`,
    ),
    '',
    ...(isConverted(sheets) ? [copy.done.converted, ''] : []),
    ...(hidden > 0 ? [copy.done.hidden(count(hidden)), ''] : []),
    copy.done.map,
    ...sheets.map(
      (one, at) => `${at + 1}. ${one.final_sheet} ← ${one.file_name}, ${one.sheet}${marksOf(one)}`,
    ),
    '',
    copy.done.losses,
    ...(losses.length > 0
      ? losses.map((one) => `- ${whereOf(one)}: ${count(one.count)} ${one.label}`)
      : [copy.done.noLosses]),
  ];
  if (errors.length > 0)
    lines.push(
      '',
      copy.done.leftOut(count(errors.length), count(filesOf(sheets) + errors.length)),
      copy.done.errors,
      ...errors.map((one) => `- ${one.file_name}: ${one.message}`),
    );
  return [...lines, ''].join('\n');
}

export const whereOf = ({ file_name, sheet }: { file_name: string; sheet: string | null }) =>
  sheet === null ? file_name : `${file_name}, ${sheet}`;
