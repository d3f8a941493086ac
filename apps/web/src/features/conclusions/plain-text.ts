import { withoutMarks } from '@lqc/contracts';
import type { Conclusion } from './api';
import { averagesOf, averageText } from './averages';
import { longDateTime } from '../../lib/format';
import { fileNameFrom } from '../../lib/file-name';
import { copy as checksCopy } from '../checked-text/copy';
import { copy } from './copy';

/** The lines above an exported conclusion, as label and value. */
export function headLines(one: Conclusion): readonly (readonly [string, string])[] {
  return [
    [copy.lines.indicator, one.indicator],
    [copy.lines.period, copy.compared(one.quarter_now, one.quarter_before)],
    ...averageLine(one),
    [copy.lines.writer, writerOf(one)],
    [copy.lines.state, stateOf(one)],
    [copy.lines.created, longDateTime(one.created_at)],
    [copy.lines.session, one.session_id],
  ];
}

function averageLine(one: Conclusion): [string, string][] {
  const averages = averagesOf(one);
  if (!averages) return [];
  const { now, before } = averages;
  return [[copy.lines.averages, `${averageText(now)} / ${averageText(before)}`]];
}

function writerOf({ writer, model, edited }: Conclusion): string {
  const wrote = writer === 'model' ? copy.by(model) : copy.byRules;
  return edited ? copy.edited(wrote) : wrote;
}

const stateOf = ({ counts }: Conclusion) =>
  counts ? checksCopy.counts(counts) : checksCopy.noCounts;

/**
 * The text for an export, with a note after each sentence that the data contradict or that was not
 * wholly checked.
 */
export function textWithState({ summary, statements }: Conclusion): string {
  let text = '';
  let from = 0;
  for (const { end, status } of statements) {
    if (status !== 'contradicted' && status !== 'unchecked') continue;
    text += `${summary.slice(from, end)} [${checksCopy.mark[status]}]`;
    from = end;
  }
  return text + summary.slice(from);
}

/** A conclusion as plain text: its details, then its paragraphs without markup. */
export function plainText(one: Conclusion): string {
  const head = headLines(one).map(([label, value]) => `${label}: ${value}`);
  const notice = one.data_changed ? [`(${copy.dataChanged})`] : [];
  const body = withoutMarks(textWithState(one));
  return [copy.lines.title, '', ...head, ...notice, '', `${copy.lines.analysis}:`, body, ''].join(
    '\n',
  );
}

/** The file name of an export: `domestik_triwulan_ii_2025.txt`. */
export const fileNameOf = (one: Conclusion, extension: 'txt' | 'docx') =>
  fileNameFrom([one.indicator, one.quarter_now], extension);
