import { type InvalidAnswerReason, LIKERT_SCALE, withoutInvisible } from '@lqc/contracts';
import { CellError, type CellValue, NOT_CALCULATED } from '@lqc/workbook';

export type ScoreReading =
  | { readonly kind: 'blank' }
  | { readonly kind: 'valid'; readonly score: number }
  | { readonly kind: 'invalid'; readonly reason: InvalidAnswerReason };

const PLAIN_NUMBER = /^[+-]?\d+(?:[.,]\d*)?$/;
const GROUPED_NUMBER = /^[+-]?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/;

/**
 * Reads a Likert score: a number, or a text such as `"4"` or `"4,5"`. A blank cell is no answer. A
 * value that is not a number or is outside the scale is invalid, and is listed in the data-quality
 * report.
 */
export function parseScore(value: CellValue | undefined): ScoreReading {
  if (value === undefined) return { kind: 'blank' };
  if (value instanceof CellError) return { kind: 'invalid', reason: errorReason(value) };
  const score = typeof value === 'string' ? parseIndonesianNumber(value) : value;
  if (score === null) return { kind: 'blank' };
  if (typeof score !== 'number' || !Number.isFinite(score))
    return { kind: 'invalid', reason: 'NOT_A_NUMBER' };
  if (score < LIKERT_SCALE.min || score > LIKERT_SCALE.max)
    return { kind: 'invalid', reason: 'OUT_OF_SCALE' };
  return { kind: 'valid', score };
}

/** Why a cell that holds an error instead of an answer does not count. */
export function errorReason(error: CellError): 'NOT_CALCULATED' | 'ERROR_CELL' {
  return error === NOT_CALCULATED ? 'NOT_CALCULATED' : 'ERROR_CELL';
}

/** Reads `4`, `4.`, `4,5`, `4.5` and `1.234,5`; null for a blank, NaN for anything that is not a number. */
function parseIndonesianNumber(text: string): number | null {
  const trimmed = withoutInvisible(text.normalize('NFKC')).trim();
  if (trimmed === '') return null;
  if (GROUPED_NUMBER.test(trimmed)) return Number(trimmed.replaceAll('.', '').replace(',', '.'));
  return PLAIN_NUMBER.test(trimmed) ? Number(trimmed.replace(',', '.')) : Number.NaN;
}
