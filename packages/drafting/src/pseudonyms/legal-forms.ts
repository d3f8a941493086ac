import { LEADING_LEGAL_FORMS } from '@lqc/contracts';
import type { FoundName } from './found-name.js';

/** Any leading legal form, abbreviations also with points or spaces: "P. T". */
const FORMS = `(?:${LEADING_LEGAL_FORMS.map(withPoints).join('|')})\\.?`;
const BEFORE = new RegExp(`(?<![\\p{L}\\p{N}])${FORMS}[^\\p{L}\\p{N},;]{0,12}$`, 'iu');
const LONGEST_BEFORE = 30;
const AFTER = new RegExp(
  `(?:,?\\s{0,3}(?:Tbk|\\(?Persero\\)?|${FORMS})(?![\\p{L}\\p{N}])){0,3}`,
  'iuy',
);
/** "PT Maju, CV Jaya": a form with a name behind it is that name's. */
const FORM_AT_END = new RegExp(`,?\\s{0,3}${FORMS}$`, 'iu');
const NAME_BEHIND = /^\s{1,3}\p{Lu}/u;

/** Names with the legal forms that stand before and after them. */
export function withForms(names: readonly FoundName[], folded: string): FoundName[] {
  let last = 0;
  return names
    .toSorted((a, b) => a.start - b.start)
    .map((name) => {
      const before = formBefore(folded, name.start, last);
      AFTER.lastIndex = name.end;
      const [after] = AFTER.exec(folded)!;
      last = name.end + after.length;
      if (NAME_BEHIND.test(folded.slice(last, last + LONGEST_BEFORE)))
        last -= FORM_AT_END.exec(after)?.[0].length ?? 0;
      const opening = before !== undefined || last > name.end ? null : name.opening;
      return { ...name, start: name.start - (before?.length ?? 0), end: last, opening };
    });
}

/** The legal form right before a place of a text, not before another. */
export const formBefore = (folded: string, to: number, from = 0): string | undefined =>
  BEFORE.exec(folded.slice(Math.max(from, to - LONGEST_BEFORE), to))?.[0];

function withPoints(form: string): string {
  return /^[A-Z]+$/.test(form) ? [...form].join('\\.?\\s?') : form;
}
