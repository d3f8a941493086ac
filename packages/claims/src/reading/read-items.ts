import { LEADING_LEGAL_FORMS, periodsIn, type QuarterRole } from '@lqc/contracts';
import { wayOf } from '@lqc/language';
import { isNumberWord, valueOfWords } from '../language/number-words.js';
import type { PhraseTree } from '../language/phrase-tree.js';
import { PLAIN_WORDS } from '../language/plain-words.js';
import { type Token, tokensOf } from '../language/tokens.js';
import type { Item, Meaning, WrittenNumber } from './item.js';
import { LEXICON } from './lexicon.js';
import { readByNeighbours } from './by-neighbours.js';

/** What is special to one session: how its quarters are called, and who was interviewed. */
export interface Vocabulary {
  readonly periods: Readonly<Partial<Record<QuarterRole, string>>>;
  readonly companies: PhraseTree<string>;
}

const FORMS = new Set(LEADING_LEGAL_FORMS.map((form) => form.toLowerCase()));
const OTHER_UNITS = new Set(
  `ribu juta miliar milyar triliun ton kg kilogram gram liter hari minggu bulan tahun jam menit unit orang
  karyawan pekerja bps km meter hektare ha hektar barel kwh mw rupiah dolar yuan yen euro cabang gerai kamar
  armada kapal pabrik shift kontainer teu dus karton ekor pohon proyek rumah produk varian negara kota
  kabupaten kecamatan desa toko pelanggan tamu wisatawan gudang mesin`.split(/\s+/),
);
/** What a draft cites: "[K3]". */
const CITATION = /^k\d+$/;
const MONEY = new Set(['rp', 'usd', 'idr', 'us']);
const CLOSING: Readonly<Record<string, string>> = { '“': '”', '"': '"', '‘': '’', '«': '»' };
/** Clauses end here; "dan" only where what follows stands on its own. */
const BREAKS = new Set(
  `sedangkan sementara namun tetapi tapi meskipun walaupun meski walau adapun dan serta sehingga
  kemudian lalu padahal maupun atau`.split(/\s+/),
);

/** The stretches of one sentence with what each of them means, in their order. */
export function readItems(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
  { periods, companies }: Vocabulary,
): Item[] {
  const tokens = tokensOf(text, start, end);
  const named = namedPeriods(text.slice(start, end), start, periods);
  const items: Item[] = [];
  let nextPeriod = 0;
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at]!;
    while (nextPeriod < named.length && named[nextPeriod]!.end <= token.start) nextPeriod += 1;
    const period = named[nextPeriod];
    const step =
      period && token.start >= period.start && token.start < period.end
        ? periodAt(tokens, at, period)
        : (quoteAt(tokens, at) ??
          numberAt(tokens, at) ??
          companyAt(tokens, at, companies) ??
          phraseAt(tokens, at) ??
          singleAt(token));
    const last = tokens[at + step.length - 1]!;
    items.push({
      meaning: step.meaning,
      start: token.start,
      end: Math.max(last.end, token.end),
      word: token.word,
      clause: 0,
      used: false,
    });
    at += step.length;
  }
  readByNeighbours(items);
  return items;
}

interface Step {
  readonly meaning: Meaning;
  /** How many tokens it takes. */
  readonly length: number;
}

interface PeriodSpan {
  readonly start: number;
  readonly end: number;
  readonly meaning: Extract<Meaning, { is: 'period' }>;
}

/** Quarters that are named by number, or as staff call them. */
function namedPeriods(
  sentence: string,
  offset: number,
  periods: Vocabulary['periods'],
): PeriodSpan[] {
  const known = (Object.entries(periods) as [QuarterRole, string][]).flatMap(([role, label]) => {
    const [named] = periodsIn(label);
    return named ? [{ role, ...named }] : [];
  });
  const now = known.find(({ role }) => role === 'now');
  return periodsIn(sentence).map(({ start, end, quarter, year }): PeriodSpan => {
    const isSame = (a: number | null, b: number | null) => a === null || b === null || a === b;
    const role =
      known.find((one) => one.quarter === quarter && isSame(one.year, year))?.role ?? null;
    const apart =
      now && now.year !== null && year !== null ? (year - now.year) * 4 + quarter - now.quarter : 0;
    return {
      start: start + offset,
      end: end + offset,
      meaning: {
        is: 'period',
        role,
        isNamed: true,
        isNext: role === null && apart > 0 && apart <= 4,
      },
    };
  });
}

function periodAt(tokens: readonly Token[], at: number, { end, meaning }: PeriodSpan): Step {
  let length = 1;
  while (tokens[at + length] && tokens[at + length]!.start < end) length += 1;
  return { meaning, length };
}

function quoteAt(tokens: readonly Token[], at: number): Step | null {
  const closing = CLOSING[tokens[at]!.text];
  if (!closing) return null;
  for (let length = 1; at + length < tokens.length; length += 1)
    if (tokens[at + length]!.text === closing)
      return length > 2 ? { meaning: { is: 'quote' }, length: length + 1 } : null;
  return null;
}

function companyAt(
  tokens: readonly Token[],
  at: number,
  companies: PhraseTree<string>,
): Step | null {
  const token = tokens[at]!;
  if (token.kind !== 'word' || !/^\p{Lu}/u.test(token.text)) return null;
  const isForm = FORMS.has(token.word);
  let from = at + (isForm ? 1 : 0);
  if (isForm && tokens[from]?.text === '.') from += 1;
  const known = from < tokens.length ? companies.longest(tokens, from) : null;
  if (known) {
    let length = from - at + known.length;
    // "PT Maju Jaya Tbk", "Maju Jaya, PT"
    const next = tokens[at + length];
    if (next && ['tbk', 'persero'].includes(next.word)) length += 1;
    else if (next?.text === ',' && FORMS.has(tokens[at + length + 1]?.word ?? '')) length += 2;
    return { meaning: { is: 'company', name: known.meaning }, length };
  }
  if (!isForm) return null;
  let length = from - at;
  while (/^[\p{Lu}\d]/u.test(tokens[at + length]?.text ?? '')) length += 1;
  return length > from - at ? { meaning: { is: 'stranger' }, length } : null;
}

function phraseAt(tokens: readonly Token[], at: number): Step | null {
  if (tokens[at]!.kind !== 'word') return null;
  return LEXICON.longest(tokens, at);
}

function singleAt({ kind, word, text }: Token): Step {
  if (kind === 'mark') return { meaning: markOf(text), length: 1 };
  const way = wayOf(word);
  if (way !== undefined)
    return { meaning: { is: 'way', way, manner: way === 0 ? mannerOf(word) : 'plain' }, length: 1 };
  if (BREAKS.has(word)) return { meaning: { is: 'break', mark: word }, length: 1 };
  if (PLAIN_WORDS.has(word) || CITATION.test(word)) return { meaning: { is: 'plain' }, length: 1 };
  const bare = word.replace(/(?:nya|lah|pun)$/, '');
  if (bare !== word && PLAIN_WORDS.has(bare)) return { meaning: { is: 'plain' }, length: 1 };
  return { meaning: { is: 'other' }, length: 1 };
}

const EXACT = new Set(['tetap', 'konstan', 'ajek', 'sama']);
/** "Bertahan" is said of what cannot be told apart, "konstan" of what is the same. */
const mannerOf = (word: string) => (EXACT.has(word) ? 'exact' : 'loose');

function markOf(text: string): Meaning {
  if (text === ',' || text === ';' || text === ':' || text === '–' || text === '—')
    return { is: 'break', mark: text };
  if (text === '(' || text === '[') return { is: 'open' };
  if (text === ')' || text === ']') return { is: 'close' };
  return { is: 'plain' };
}

/** A number in digits or words, with its unit and what it is a part of. */
function numberAt(tokens: readonly Token[], at: number): Step | null {
  const first = tokens[at]!;
  let length = 0;
  let isSigned = false;
  let isNegative = false;
  const before = tokens[at - 1];
  if (
    (first.text === '-' || first.text === '−' || first.text === '+' || first.text === '–') &&
    tokens[at + 1]?.kind === 'number' &&
    !tokens[at + 1]!.isApart &&
    (first.isApart || before?.text === '(') &&
    before?.kind !== 'number'
  ) {
    isSigned = true;
    isNegative = first.text !== '+';
    length = 1;
  }
  const head = tokens[at + length]!;
  let value: number | null = null;
  let decimals = 0;
  if (head.kind === 'number') {
    const read = readDigits(head.text);
    if (!read) return { meaning: { is: 'other' }, length: length + 1 };
    ({ value, decimals } = read);
    length += 1;
    const label = before?.word ?? '';
    if (['bab', 'grafik', 'tabel', 'gambar', 'lampiran', 'butir', 'nomor'].includes(label))
      return { meaning: { is: label === 'nomor' ? 'other' : 'plain' }, length };
  } else if (head.kind === 'word' && isNumberWord(head.word)) {
    if (head.word === 'satu' && tokens[at + length + 1]?.word === 'pun') return null;
    if (before?.word === 'salah' || before?.word === 'satu-satunya') return null;
    const words: string[] = [];
    while (
      isNumberWord(tokens[at + length]?.word ?? '') ||
      (tokens[at + length]?.word === 'koma' && isNumberWord(tokens[at + length + 1]?.word ?? ''))
    ) {
      words.push(tokens[at + length]!.word);
      length += 1;
    }
    // "Tujuh dari sepuluh" without a unit is a part, in the table of quantifiers.
    const isTenths =
      tokens[at + length]?.word === 'dari' && tokens[at + length + 1]?.word === 'sepuluh';
    if (isTenths && !UNIT_WORDS.has(tokens[at + length + 2]?.word ?? '')) return null;
    // "dua pertiga" and "tiga perempat" are in the table of quantifiers.
    if (/^per(?:tiga|empat|lima)/.test(tokens[at + length]?.word ?? '')) return null;
    if (words.at(-1) === 'satu' && words.length === 1 && tokens[at + length]?.word === 'sama')
      return null;
    value = valueOfWords(words);
    decimals = words.includes('koma') ? words.length - 1 - words.indexOf('koma') : 0;
    if (value === null) return null;
  } else return null;
  if (isNegative) value = -value;
  const scale = beforeScale(tokens, at, value, decimals);
  if (scale) return { meaning: scale, length: length + rangeRest(tokens, at + length) };
  const isMoney = MONEY.has(before?.word ?? '') || before?.text === '$' || before?.text === '€';
  const { unit, of, more } = unitAfter(tokens, at + length, decimals);
  const number: WrittenNumber = {
    value,
    decimals,
    isSigned,
    unit: isMoney ? 'other' : unit,
    isOfAnswers: tokens[at + length]?.word === 'jawaban',
    of,
  };
  return { meaning: { is: 'number', number }, length: length + more };
}

/** "skor 4", "netral 3", "skala 1–5": the scale itself, no figure. */
function beforeScale(
  tokens: readonly Token[],
  at: number,
  value: number,
  decimals: number,
): Meaning | null {
  const [two = '', one = ''] = [tokens[at - 2]?.word, tokens[at - 1]?.word];
  if ((one === 'skala' || (two === 'skala' && one !== 'skala')) && decimals === 0)
    return { is: 'plain' };
  const after = tokens[at + 1];
  const hasUnit = after && (after.text === '%' || UNIT_WORDS.has(after.word));
  const isThreshold = THRESHOLD.has(one) || (THRESHOLD.has(two) && STATING.has(one));
  if (value === 3 && !hasUnit && isThreshold) return { is: 'plain' };
  const isThree = value === 3 && decimals === 0 && !hasUnit;
  if (isThree && two === 'di' && one === 'atas') return { is: 'category', category: 'above' };
  if (isThree && two === 'di' && one === 'bawah') return { is: 'category', category: 'below' };
  const isScore =
    ['skor', 'nilai', 'bernilai', 'angka'].includes(one) ||
    (['maksimum', 'minimum', 'tertinggi', 'terendah'].includes(one) && two === 'skor');
  if (isScore && decimals === 0 && value >= 1 && value <= 5 && !hasUnit)
    return { is: 'category', category: `score ${value}` };
  return null;
}

/** "Ambang netral 3", "netral (3)", "titik tengah sebesar 3". */
const THRESHOLD = new Set(['netral', 'ambang', 'tengah']);
const STATING = new Set([
  '(',
  'sebesar',
  'yaitu',
  'yakni',
  'senilai',
  'skor',
  'nilai',
  'skala',
  '=',
]);

function rangeRest(tokens: readonly Token[], at: number): number {
  const isDash = /^(?:[-–—]|sampai|hingga)$/.test(tokens[at]?.word ?? '');
  return isDash && tokens[at + 1]?.kind === 'number' ? 2 : 0;
}

const UNIT_WORDS = new Map<string, WrittenNumber['unit']>([
  ['persen', 'persen'],
  ['poin', 'poin'],
  ['kontak', 'kontak'],
  ['responden', 'kontak'],
  ['jawaban', 'kontak'],
  ['narasumber', 'kontak'],
  ['perusahaan', 'perusahaan'],
  ['korporasi', 'perusahaan'],
  ['indikator', 'indikator'],
]);

function unitAfter(
  tokens: readonly Token[],
  at: number,
  decimals: number,
): { unit: WrittenNumber['unit']; of: number | null; more: number } {
  const next = tokens[at];
  if (!next) return { unit: null, of: null, more: 0 };
  if (next.text === '%' || next.word === 'persen') {
    const isPoints = tokens[at + 1]?.word === 'poin';
    return { unit: isPoints ? 'poin' : 'persen', of: null, more: isPoints ? 2 : 1 };
  }
  const unit = UNIT_WORDS.get(next.word);
  if (unit === 'poin') {
    const more = ['persen', 'persentase'].includes(tokens[at + 1]?.word ?? '') ? 2 : 1;
    return { unit, of: null, more };
  }
  if (unit) {
    const whole = wholeAfter(tokens, at + 1);
    return whole?.unit === unit
      ? { unit, of: whole.value, more: 1 + whole.length }
      : { unit, of: null, more: 1 };
  }
  const whole = decimals === 0 ? wholeAfter(tokens, at) : null;
  if (whole?.unit) return { unit: whole.unit, of: whole.value, more: whole.length };
  if (next.kind === 'word' && OTHER_UNITS.has(next.word) && !(next.word === 'tahun' && false))
    return { unit: 'other', of: null, more: 1 };
  return { unit: null, of: null, more: 0 };
}

/** "dari 52 kontak", "dari total 52 kontak", "di antara 52 responden". */
function wholeAfter(
  tokens: readonly Token[],
  at: number,
): { value: number; unit: WrittenNumber['unit']; length: number } | null {
  let length = 0;
  if (tokens[at]?.word === 'dari') length = 1;
  else if (tokens[at]?.word === 'di' && tokens[at + 1]?.word === 'antara') length = 2;
  else return null;
  if (
    ['total', 'seluruh', 'sebanyak', 'jumlah', 'keseluruhan'].includes(
      tokens[at + length]?.word ?? '',
    )
  )
    length += 1;
  const number = tokens[at + length];
  let value: number | null = null;
  if (number?.kind === 'number') {
    const read = readDigits(number.text);
    if (!read || read.decimals > 0) return null;
    value = read.value;
    length += 1;
  } else {
    const words: string[] = [];
    while (isNumberWord(tokens[at + length]?.word ?? '')) {
      words.push(tokens[at + length]!.word);
      length += 1;
    }
    value = valueOfWords(words);
  }
  if (value === null) return null;
  const unit = UNIT_WORDS.get(tokens[at + length]?.word ?? '') ?? null;
  if (unit !== 'kontak' && unit !== 'perusahaan' && unit !== 'indikator') return null;
  return { value, unit, length: length + 1 };
}

/** "3,48" and "3.48" are decimals, "1.234,5" and "3.480" have groups of three. */
function readDigits(written: string): { value: number; decimals: number } | null {
  const comma = written.split(',');
  if (comma.length > 2) return null;
  const [whole = '', fraction = ''] = comma;
  const groups = whole.split('.');
  if (groups.length === 1)
    return { value: Number(`${whole}.${fraction || '0'}`), decimals: fraction.length };
  const isGrouped = groups.slice(1).every((group) => group.length === 3) && groups[0]!.length <= 3;
  if (isGrouped && groups[0] !== '0')
    return { value: Number(`${groups.join('')}.${fraction || '0'}`), decimals: fraction.length };
  if (groups.length > 2 || fraction !== '') return null;
  return { value: Number(whole), decimals: groups[1]!.length };
}
