import type { Conclusion } from './api';
import { average, longDateTime } from '../../lib/format';
import { fileNameFrom } from '../../lib/file-name';
import { copy } from './copy';

/** What stands above a conclusion wherever it is exported: label and value. */
export function headLines(one: Conclusion): readonly (readonly [string, string])[] {
  return [
    [copy.lines.indicator, one.indicator],
    [copy.lines.period, copy.compared(one.quarter_now, one.quarter_before)],
    [copy.lines.averages, averagesOf(one)],
    [copy.lines.writer, writerOf(one)],
    [copy.lines.created, longDateTime(one.created_at)],
    [copy.lines.session, one.session_id],
  ];
}

const averagesOf = ({ avg_now, avg_before }: Conclusion) =>
  `${average(avg_now)} / ${average(avg_before)}`;

const writerOf = ({ writer, model }: Conclusion) =>
  writer === 'model' ? copy.by(model ?? '') : copy.byRules;

/** A conclusion as a text file: its head, then its paragraphs without marks. */
export function plainText(one: Conclusion): string {
  const head = headLines(one).map(([label, value]) => `${label}: ${value}`);
  const notice = one.data_changed ? [`(${copy.dataChanged})`] : [];
  const body = one.summary.replaceAll('**', '');
  return [copy.lines.title, '', ...head, ...notice, '', `${copy.lines.analysis}:`, body, ''].join(
    '\n',
  );
}

/** `domestik_triwulan_ii_2025.txt`. */
export const fileNameOf = (one: Conclusion, extension: 'txt' | 'docx') =>
  fileNameFrom([one.indicator, one.quarter_now], extension);
