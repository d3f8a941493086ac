import {
  isDenominator,
  isNumberWord,
  isPart,
  readDigits,
  type Token,
  valueOfWords,
} from '@lqc/language';
import { LIKERT_SCALE } from '@lqc/contracts';
import type { Step, WrittenNumber } from './item.js';
import { beforeScale } from './scale.js';
import { numberWordsAt, UNIT_WORDS, unitAfter } from './units.js';

const YEAR = /^20\d\d$/;
const MONEY = new Set(['rp', 'usd', 'idr', 'us']);

/** A number in digits or words, with its unit and what it is a part of. */
export function numberAt(tokens: readonly Token[], at: number): Step | null {
  const first = tokens[at]!;
  const before = tokens[at - 1];
  const isSigned =
    /^[-−–+]$/.test(first.text) &&
    tokens[at + 1]?.kind === 'number' &&
    !tokens[at + 1]!.isApart &&
    (first.isApart || before?.text === '(') &&
    // "Tw. I 2025 −35,9 poin".
    (before?.kind !== 'number' || YEAR.test(before.text));
  let length = isSigned ? 1 : 0;
  const head = tokens[at + length]!;
  let value: number | null = null;
  let decimals = 0;
  if (head.kind === 'number') {
    const read = readDigits(head.text);
    if (!read) return { meaning: { is: 'other' }, length: length + 1 };
    // "Jaringan 5G": a name that begins with a digit.
    const next = tokens[at + length + 1];
    if (next && !next.isApart && /^[a-wyz]$/.test(next.word))
      return { meaning: { is: 'other' }, length: length + 2 };
    ({ value, decimals } = read);
    length += 1;
    const label = before?.word ?? '';
    // "1. Harga jual 3,92": a place in a list.
    if (at === 0 && tokens[1]?.text === '.' && tokens.length > 2)
      return { meaning: { is: 'plain' }, length: 2 };
    if (['bab', 'grafik', 'tabel', 'gambar', 'lampiran', 'butir', 'nomor'].includes(label))
      return { meaning: { is: label === 'nomor' ? 'other' : 'plain' }, length };
  } else if (head.word === 'nihil') {
    value = 0;
    length += 1;
  } else if (head.kind === 'word' && isNumberWord(head.word)) {
    const isNone = [1, 2].some((more) => tokens[at + length + more]?.word === 'pun');
    if (head.word === 'satu' && isNone) return null;
    const words = numberWordsAt(tokens, at + length);
    length += words.length;
    if (words.length === 1 && isFraction(tokens, at + length)) return null;
    value = valueOfWords(words);
    if (value === null) return null;
  } else return null;
  if (isSigned && first.text !== '+') value = -value;
  const scale = beforeScale(tokens, at, value, decimals);
  const rest = rangeRest(tokens, at + length);
  // "Skala 1-10" is no scale that anybody was asked on.
  const isOther = rest > 0 && Number(tokens[at + length + 1]!.text) > LIKERT_SCALE.max;
  if (scale && !isOther) return { meaning: scale, length: length + rest };
  const isMoney = MONEY.has(before?.word ?? '') || before?.text === '$' || before?.text === '€';
  const { unit, of, more, isOfShare = false } = unitAfter(tokens, at + length, decimals);
  const number: WrittenNumber = {
    value,
    decimals,
    isSigned,
    unit: isMoney ? 'other' : unit,
    isOfAnswers: tokens.slice(at + length, at + length + more).some(isAnswers),
    isOfShare,
    of,
  };
  return { meaning: { is: 'number', number }, length: length + more };
}

const isAnswers = ({ word }: Token): boolean => word === 'jawaban';

/** "Dua pertiga", "tiga per lima", "tujuh dari sepuluh": what the table of quantifiers holds. */
function isFraction(tokens: readonly Token[], behind: number): boolean {
  const [link, below, next] = tokens.slice(behind, behind + 3);
  if (!link) return false;
  if (isPart(link.word)) return true;
  if (!below || !isDenominator(below.word)) return false;
  if (link.word === 'per') return true;
  if (link.word !== 'dari') return false;
  // "Tiga dari lima kontak" counts them; of tenths alone something else may follow.
  const isEnd = next === undefined || next.kind !== 'word';
  return isEnd || (below.word === 'sepuluh' && !UNIT_WORDS.has(next.word));
}

function rangeRest(tokens: readonly Token[], at: number): number {
  const isDash = /^(?:[-–—]|sampai|hingga)$/.test(tokens[at]?.word ?? '');
  return isDash && tokens[at + 1]?.kind === 'number' ? 2 : 0;
}
