import { companyDirectionOf, signedIn, type Token } from '@lqc/language';
import { type Interest, interestAt, isOfInterest } from './interest.js';

/** What a rate is measured against: the quarter before, or the same one of last year. */
export type RateBase = 'qtq' | 'yoy';

/** One rate that is told of a company: "terkontraksi 12,2 % (qtq)". */
export interface Rate {
  /** The rate as text, for comparison: "12,2 %". */
  readonly written: string;
  /** Its direction; null where no word of direction is beside it. */
  readonly direction: number | null;
  readonly base: RateBase | null;
}

type Word = Pick<Token, 'kind' | 'text' | 'word' | 'isApart'>;

const RATE_BASES: Readonly<Record<string, RateBase>> = {
  qtq: 'qtq',
  'q-t-q': 'qtq',
  'q-to-q': 'qtq',
  qoq: 'qtq',
  triwulanan: 'qtq',
  yoy: 'yoy',
  'y-o-y': 'yoy',
  'y-on-y': 'yoy',
  tahunan: 'yoy',
};
const BASE_WITHIN = 5;

/** All bases of comparison in a sentence: "secara tahunan", "dibandingkan triwulan sebelumnya". */
export const basesIn = (tokens: readonly Word[]): ReadonlySet<RateBase> =>
  new Set(
    tokens.flatMap(({ word }, at): RateBase[] => {
      const base = RATE_BASES[word];
      if (base) return [base];
      const isEarlier = /^(?:sebelumnya|lalu)$/.test(tokens[at + 1]?.word ?? '');
      return isEarlier && /^(?:triwulan|tahun)$/.test(word)
        ? [word === 'tahun' ? 'yoy' : 'qtq']
        : [];
    }),
  );

/** "5,7%" and "5,7 persen" are one. */
export function numberWithUnit(
  tokens: readonly Pick<Token, 'text' | 'word'>[],
  at: number,
): string {
  const unit = tokens[at + 1]?.word.toLowerCase() ?? '';
  return `${tokens[at]!.text} ${unit === 'persen' ? '%' : unit}`;
}

/** The rates of a stretch, each with its direction and base of comparison. */
export function ratesIn(tokens: readonly Word[]): Rate[] {
  let direction: number | null = null;
  return tokens.flatMap((token, at): Rate[] => {
    if (token.kind === 'word') direction = companyDirectionOf(token.word) ?? direction;
    if (token.kind !== 'number') return [];
    const written = numberWithUnit(tokens, at);
    if (!written.endsWith('%') || isOfInterest(tokens, at)) return [];
    // "Energi −10 % (qtq)".
    const ahead = tokens.slice(Math.max(0, at - 2), at + 1);
    const signed = signedIn(
      ahead.map(({ isApart, text }) => (isApart ? ` ${text}` : text)).join('') + '%',
    );
    return [{ written, direction: signed ?? direction, base: baseAround(tokens, at) }];
  });
}

/** The rates of a stretch that are rates of interest. */
export const interestsIn = (tokens: readonly Word[]): Interest[] =>
  tokens.flatMap(({ kind }, at) => {
    if (kind !== 'number' || !isOfInterest(tokens, at)) return [];
    const written = numberWithUnit(tokens, at);
    return written.endsWith('%') ? [interestAt(tokens, at, written)] : [];
  });

/** "15 % (yoy)": the base in the words right after a rate, else right before it. */
function baseAround(tokens: readonly Word[], at: number): RateBase | null {
  for (let next = at + 1; next < tokens.length && next <= at + BASE_WITHIN; next += 1) {
    if (tokens[next]!.kind === 'number') break;
    const base = RATE_BASES[tokens[next]!.word];
    if (base) return base;
  }
  for (let last = at - 1; last >= 0; last -= 1) {
    if (tokens[last]!.kind === 'number') return null;
    const base = RATE_BASES[tokens[last]!.word];
    if (base) return base;
  }
  return null;
}
