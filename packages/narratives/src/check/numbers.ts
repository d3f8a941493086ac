import type { FactUnit } from '@lqc/contracts';

/** A number as a text writes it. */
export interface WrittenNumber {
  readonly start: number;
  readonly end: number;
  readonly value: number;
  /** Digits after the comma. */
  readonly decimals: number;
  readonly isSigned: boolean;
  /** What it counts, where the text says; `other` is a unit that no fact has. */
  readonly unit: FactUnit | 'other' | null;
}

const DIGITS =
  /(?<![\p{L}\d.,])([-−+](?=\d))?(?:(\d{1,3}(?:\.\d{3})+)(?:,(\d+))?|(\d+)(?:[.,](\d{1,6}))?)(?![\d\p{L}])/gu;

const ONES = 'nol satu dua tiga empat lima enam tujuh delapan sembilan'.split(' ');
const NUMBER_WORD =
  /\b(?<!\bsalah\s)(?:(?:se|satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan)\s?(?:ratus|puluh|belas)|satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan)(?:\s(?:(?:se|satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan)\s?(?:puluh|belas)|satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan))*(?=\s+(?:\*\*)?(?:kontak|responden|perusahaan|persen|indikator)\b)/gi;

const UNIT_AFTER: readonly [RegExp, WrittenNumber['unit']][] = [
  [/^\s?(?:%|persen\b)/i, 'persen'],
  [/^\s?(?:poin)\b/i, 'poin'],
  [/^\s?(?:orang\s)?(?:kontak|responden|jawaban|narasumber)\b/i, 'kontak'],
  [/^\s?(?:perusahaan|korporasi|badan usaha)\b/i, 'perusahaan'],
  [/^\s?indikator\b/i, 'indikator'],
  [/^\s?(?:dari|di antara)\s(?:total\s)?[\d.]+\s(?:kontak|responden)\b/i, 'kontak'],
  [/^\s?(?:dari|di antara)\s(?:total\s)?[\d.]+\sperusahaan\b/i, 'perusahaan'],
  [
    /^\s?(?:ribu|juta|miliar|triliun|ton|kg|hari|minggu|bulan|tahun|jam|kali|unit|orang|karyawan|pekerja|bps|km|hektare|ha)\b/i,
    'other',
  ],
];
const MONEY_BEFORE = /(?:Rp|USD|US\$|\$|€)\.?\s?$/i;
const ANSWERS_BEFORE = /\bn\s?=\s?$/i;
/** What these numbers say is no figure: the scale, a chapter, a list's place, a citation. */
const NO_FIGURE_BEFORE =
  /(?:\bskala(?:\sLikert)?(?:\s(?:dari|antara))?\s|\bBAB\s|\bGrafik\s[\d.]*|\bpasal\s|[–—-]|\bsampai(?:\sdengan)?\s|\bs\.d\.\s|\[K|\bKontak K)$/i;
const RANGE_AFTER = /^\s?(?:[–—-]|sampai\b|s\.d\.)/i;

/** The numbers of a text that could be figures, in digits and in words. */
export function numbersIn(text: string): WrittenNumber[] {
  return [...digitsIn(text), ...wordsIn(text)].sort((a, b) => a.start - b.start);
}

function digitsIn(text: string): WrittenNumber[] {
  return [...text.matchAll(DIGITS)].flatMap((match): WrittenNumber[] => {
    const [written, sign, grouped, groupedRest, plain, rest] = match;
    const start = match.index;
    const end = start + written.length;
    const before = text.slice(Math.max(0, start - 24), start);
    const after = withoutBold(text.slice(end, end + 40));
    const unit = unitOf(before, after);
    if (NO_FIGURE_BEFORE.test(before) && !sign && unit === null) return [];
    if (RANGE_AFTER.test(after) && /^\d$/.test(written)) return [];
    const whole = (grouped ?? plain ?? '').replaceAll('.', '');
    const fraction = groupedRest ?? rest ?? '';
    const size = Number(`${whole}.${fraction || '0'}`);
    const isNegative = sign === '-' || sign === '−';
    return [
      {
        start,
        end,
        value: isNegative ? -size : size,
        decimals: fraction.length,
        isSigned: sign !== undefined,
        unit,
      },
    ];
  });
}

function wordsIn(text: string): WrittenNumber[] {
  return [...text.matchAll(NUMBER_WORD)].map((match) => {
    const start = match.index;
    const end = start + match[0].length;
    const after = withoutBold(text.slice(end, end + 40));
    return {
      start,
      end,
      value: valueOfWords(match[0]),
      decimals: 0,
      isSigned: false,
      unit: unitOf('', after),
    };
  });
}

function unitOf(before: string, after: string): WrittenNumber['unit'] {
  if (MONEY_BEFORE.test(before)) return 'other';
  if (ANSWERS_BEFORE.test(before)) return 'kontak';
  return UNIT_AFTER.find(([pattern]) => pattern.test(after))?.[1] ?? null;
}

const withoutBold = (text: string) => text.replaceAll('**', '');

/** `dua puluh lima` is 25, `sebelas` 11, `seratus dua` 102. */
function valueOfWords(words: string): number {
  let total = 0;
  let last = 0;
  for (const word of words
    .toLowerCase()
    .replace(/\bse(?=ratus|puluh|belas)/g, 'satu ')
    .split(/\s+/)) {
    if (word === 'belas') last += 10;
    else if (word === 'puluh') last *= 10;
    else if (word === 'ratus') last *= 100;
    else {
      total += last;
      last = ONES.indexOf(word);
    }
  }
  return total + last;
}
