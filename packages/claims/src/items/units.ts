import { isNumberWord, readDigits, type Token, valueOfWords } from '@lqc/language';
import type { WrittenNumber } from './item.js';

const OTHER_UNITS = new Set(
  `ribu juta miliar milyar triliun ton kg kilogram gram liter hari minggu bulan tahun jam menit unit orang
  karyawan pekerja bps km meter hektare ha hektar barel kwh mw rupiah dolar yuan yen euro cabang gerai kamar
  armada kapal pabrik shift kontainer teu dus karton ekor pohon proyek rumah produk varian negara kota
  kabupaten kecamatan desa toko pelanggan tamu wisatawan gudang mesin`.split(/\s+/),
);

export const UNIT_WORDS = new Map<string, WrittenNumber['unit']>([
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

/** "Poin persen", "poin persentase", "poin %". */
const PERCENT = new Set(['persen', 'persentase', 'persentasi', '%']);

/** The words of a number from a place on: "dua puluh lima". */
export function numberWordsAt(tokens: readonly Token[], at: number): readonly string[] {
  let end = at;
  while (isNumberWord(tokens[end]?.word ?? '')) end += 1;
  return tokens.slice(at, end).map(({ word }) => word);
}

/** The unit that stands behind a number, and how many words it takes. */
export function unitAfter(
  tokens: readonly Token[],
  at: number,
  decimals: number,
): {
  unit: WrittenNumber['unit'];
  of: number | null;
  more: number;
  isOfShare?: boolean;
} {
  const next = tokens[at];
  if (!next) return { unit: null, of: null, more: 0 };
  if (next.word === '%' || next.word === 'persen')
    return tokens[at + 1]?.word === 'poin'
      ? { unit: 'poin', of: null, more: 2, isOfShare: true }
      : { unit: 'persen', of: null, more: 1 };
  const unit = UNIT_WORDS.get(next.word);
  if (unit === 'poin') {
    const isOfShare = PERCENT.has(tokens[at + 1]?.word ?? '');
    return { unit, of: null, more: isOfShare ? 2 : 1, isOfShare };
  }
  if (unit) {
    const whole = wholeAfter(tokens, at + 1);
    return whole?.unit === unit
      ? { unit, of: whole.value, more: 1 + whole.length }
      : { unit, of: null, more: 1 };
  }
  const whole = decimals === 0 ? wholeAfter(tokens, at) : null;
  if (whole?.unit) return { unit: whole.unit, of: whole.value, more: whole.length };
  if (next.kind === 'word' && OTHER_UNITS.has(next.word))
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
    const words = numberWordsAt(tokens, at + length);
    length += words.length;
    value = valueOfWords(words);
  }
  if (value === null) return null;
  const unit = UNIT_WORDS.get(tokens[at + length]?.word ?? '') ?? null;
  if (unit !== 'kontak' && unit !== 'perusahaan' && unit !== 'indikator') return null;
  return { value, unit, length: length + 1 };
}
