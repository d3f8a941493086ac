import { MERGE_COUNTS, type MergeCount, type MergeResponse } from '@lqc/contracts';
import { count, fileSize } from '../../lib/format';
import { copy } from './copy';

/**
 * How many of what is counted after merging are not as they were, such as charts without their data: no more than
 * there are, as one table may have several lost formulas.
 */
const brokenOf = (
  { losses, after }: Pick<MergeResponse['certificate'], 'losses' | 'after'>,
  key: MergeCount,
) =>
  Math.min(
    after[key],
    losses.filter((loss) => loss.still_counted === key).reduce((sum, loss) => sum + loss.count, 0),
  );

/** True when all that is counted is the same before and after merging. */
export const isWhole = (certificate: MergeResponse['certificate']) =>
  MERGE_COUNTS.every((key) => isSame(certificate, key));

/** True when this is the same before and after merging, in number and as it was. */
export const isSame = (certificate: MergeResponse['certificate'], key: MergeCount) =>
  certificate.before[key] === certificate.after[key] && brokenOf(certificate, key) === 0;

/** A count after merging, with how many of it are not as they were. */
export function afterText(certificate: MergeResponse['certificate'], key: MergeCount): string {
  const broken = brokenOf(certificate, key);
  const after = count(certificate.after[key]);
  return broken > 0 ? `${after} ${copy.done.broken(count(broken))}` : after;
}

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
  const { before, sheets, losses, errors } = certificate;
  const hidden = hiddenOf(sheets);
  const lines = [
    copy.done.title,
    `${file_name} (${fileSize(size_bytes)})`,
    '',
    `${copy.done.counts} (${copy.done.before} / ${copy.done.after})`,
    ...MERGE_COUNTS.map(
      (key) => `- ${copy.counted[key]}: ${count(before[key])} / ${afterText(certificate, key)}`,
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
