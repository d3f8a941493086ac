import { readDigits } from './digits.js';
import type { Direction } from './directions.js';

/**
 * "Dari 70% menjadi 88%", "Rp540 juta dari Rp1,15 miliar", "3.150, tw lalu 2.600", "27% vs 19%", "(+22,7% qtq)": which way a figure
 * went; null where the sentence has no two figures of one unit and no signed one.
 */
export function betweenFigures(text: string): Direction | null {
  const [sentence = ''] = text.split(/[.;!?\n](?!\d)/);
  const signed = signedIn(sentence);
  if (signed) return signed;
  const { first, unit, link, second, other } = FIGURES.exec(sentence)?.groups ?? {};
  if (!first || !second || isPercent(unit) !== isPercent(other)) return null;
  const step = Math.sign(sizeOf(second, other) - sizeOf(first, unit)) || 0;
  return (/^(?:menjadi|jadi|jd|tinggal|ke)$/.test(link ?? '') ? step : -step) as Direction;
}

/** "-5%", "negatif 5%": which way a signed figure says that something went; null without one. "10%-15%" is a range. */
export function signedIn(text: string): 1 | -1 | null {
  const [, sign] = SIGNED.exec(text) ?? [];
  return sign ? (sign === '+' ? 1 : -1) : null;
}
const SIGNED = /(?<![\p{L}\d%]|dari )([+−-]|(?:minus|negatif) )\d+(?:,\d+)? ?%/iu;

const isPercent = (unit: string | undefined): boolean => unit === '%' || unit === 'persen';
const SIZES: Readonly<Record<string, number>> = {
  ribu: 1e3,
  rb: 1e3,
  juta: 1e6,
  jt: 1e6,
  miliar: 1e9,
  m: 1e9,
  triliun: 1e12,
};
const sizeOf = (figure: string, unit = ''): number =>
  (readDigits(figure)?.value ?? NaN) * (SIZES[unit.toLowerCase()] ?? 1);
const FIGURES = new RegExp(
  String.raw`(?<first>\d[\d.,]*\d|\d) ?(?<unit>%|\p{L}+)?[^\d]{0,14}?` +
    String.raw`(?<link>\bdari|\bmenjadi|\bjadi|\bjd|\btinggal|\bke|\bvs\.?|, ?(?:padahal )?(?:(?:tw|thn|triwulan|tahun) (?:lalu|sebelumnya)|sebelumnya|tadinya|semula|dulunya|kemarin|biasanya|lazimnya|normalnya))(?: \p{L}+){0,2} ?(?:Rp ?)?` +
    String.raw`(?<second>\d[\d.,]*\d|\d) ?(?<other>%|\p{L}+)?`,
  'iu',
);
