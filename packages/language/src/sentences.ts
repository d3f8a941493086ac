import { LEGAL_FORMS } from '@lqc/contracts';
import { ABBREVIATIONS } from './abbreviations.js';

/** A full stop after one of them does not end a sentence. */
const UNENDING: ReadonlySet<string> = new Set([
  ...LEGAL_FORMS.filter(({ isAbbreviation }) => isAbbreviation).map(({ written }) =>
    written.toLowerCase(),
  ),
  ...ABBREVIATIONS,
  ...`dll dsb dst dkk no jl tgl hlm bpk ibu sdr sdri mr mrs ms a.l a.n u.p s.d d.h min maks b est ind sekt nas kab prov rp`.split(
    ' ',
  ),
]);
const formsThat = (isMeant: (form: (typeof LEGAL_FORMS)[number]) => boolean): string =>
  LEGAL_FORMS.filter((form) => form.isAbbreviation && isMeant(form))
    .map(({ written }) => written)
    .join('|');
const END = /[.!?…]+["')\]”’*]*(?=\s|$)|[\r\n]+/g;
/**
 * Longer than any abbreviation. Without a limit the time would grow with the square of the text.
 */
const LONGEST_LOOK = 24;
/**
 * "… Merta Tbk. Kontak", "dll. Kontak"; behind a comma "…, CV. Kontak ini" ends one as well, but
 * "…, PT. Wana Raya" goes on with another name.
 */
const ENDINGS: readonly (readonly [last: RegExp, next: RegExp])[] = [
  [
    new RegExp(
      `\\b(?:${formsThat(({ leads }) => !leads)}|dll|dsb|dst|ktk|bwh|prsh|persh|perush|resp)$`,
      'iu',
    ),
    /^\.\s\p{Lu}/u,
  ],
  [
    new RegExp(`,\\s*(?:${formsThat(({ leads }) => leads)})$`, 'iu'),
    /^\.\s+(?:\p{Lu}{2} |\p{Lu}[\p{L}-]*,? [\p{Ll}\d])/u,
  ],
];
const LAST_WORD = /([\p{L}.]+)$/u;

/** The position of a sentence in its text, in UTF-16 units. */
export interface SentenceSpan {
  readonly start: number;
  readonly end: number;
}

/**
 * The positions of a text's sentences, without surrounding white space. A full stop inside a number
 * ("Rp1.234,5") or after an abbreviation ("PT.", "dll. ") does not end a sentence; a line break
 * does, and so does a full stop behind the last word of a name ("… Abadi Tbk. Kontak ini …").
 */
export function sentenceSpans(text: string): SentenceSpan[] {
  const ends: number[] = [];
  let from = 0;
  for (const { 0: end, index } of text.matchAll(END)) {
    const before = text.slice(Math.max(from, index - LONGEST_LOOK), index);
    const behind = text.slice(index, index + LONGEST_LOOK);
    const isNewBehind = ENDINGS.some(([last, next]) => last.test(before) && next.test(behind));
    // "1. Harga jual" at the head of a line: a place in a list.
    const isPlace = /^\s*\d{1,2}$/.test(before) && /^$|\n/.test(text[from - 1] ?? '');
    if (end === '.' && (isPlace || endsInAbbreviation(before)) && !isNewBehind) continue;
    from = index + end.length;
    ends.push(from);
  }
  ends.push(text.length);
  return ends.flatMap((end, at) => {
    const written = text.slice(ends[at - 1] ?? 0, end);
    const start = (ends[at - 1] ?? 0) + written.length - written.trimStart().length;
    const length = written.trim().length;
    return length === 0 ? [] : [{ start, end: start + length }];
  });
}

/** The sentences of a text, without surrounding white space. */
export function sentences(text: string): string[] {
  return sentenceSpans(text).map(({ start, end }) => text.slice(start, end));
}

function endsInAbbreviation(before: string): boolean {
  const word = LAST_WORD.exec(before)?.[1]?.toLowerCase() ?? '';
  return UNENDING.has(word);
}
