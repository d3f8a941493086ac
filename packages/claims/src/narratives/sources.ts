import { companyWayOf, NEGATIONS, sentenceSpans } from '@lqc/language';
import { PLAIN_WORDS } from '../language/plain-words.js';
import { stem } from '../language/stem.js';
import { type Token, tokensOf } from '../language/tokens.js';
import type { Said } from '../reading/sheet.js';
import { deniedIn } from './negation.js';

/** One sentence of a narrative, ready to be compared. */
export interface Source {
  readonly said: Said;
  /** Word for word. */
  readonly text: string;
  readonly stems: ReadonlySet<string>;
  /** Words of direction with the stems around them. */
  readonly ways: readonly SourceWay[];
  /** Numbers with the word behind them: "5,7 %", "2.500 per". */
  readonly numbers: ReadonlySet<string>;
  /** What each of its rates is measured against, by the number with its unit. */
  readonly rates: ReadonlyMap<string, RateBase>;
  /** What it denies, and every word of it, by stem. */
  readonly denied: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
}

export interface SourceWay {
  readonly way: number;
  readonly around: ReadonlySet<string>;
  /** The rate that it goes by: "20,2 %" in "kenaikan 20,2 %". */
  readonly rate: string | null;
}

/** Words near a word of direction that it may be said of. */
const REACH = 3;

/** The sentences of narratives by the stems in them. */
export class Sources {
  readonly #byStem = new Map<string, Source[]>();
  readonly all: readonly Source[];

  constructor(said: readonly Said[]) {
    this.all = said.flatMap(knownSourcesOf);
    for (const source of this.all)
      for (const one of source.stems) {
        const others = this.#byStem.get(one);
        if (others) others.push(source);
        else this.#byStem.set(one, [source]);
      }
  }

  /** The sentences with most of these stems, best first. */
  like(
    stems: readonly string[],
    isMeant: (source: Source) => boolean = () => true,
  ): { source: Source; shared: number }[] {
    const shared = new Map<Source, number>();
    for (const one of new Set(stems))
      for (const source of this.#byStem.get(one) ?? [])
        if (isMeant(source)) shared.set(source, (shared.get(source) ?? 0) + 1);
    return [...shared]
      .map(([source, count]) => ({ source, shared: count }))
      .sort((a, b) => b.shared - a.shared);
  }
}

/** Sheets of the same quarters share what was said, and so it is read once. */
const known = new WeakMap<Said, readonly Source[]>();

function knownSourcesOf(said: Said): readonly Source[] {
  const sources = known.get(said) ?? sourcesOf(said);
  known.set(said, sources);
  return sources;
}

function sourcesOf(said: Said): Source[] {
  return sentenceSpans(said.narrative).map(({ start, end }) => {
    const tokens = tokensOf(said.narrative, start, end);
    return {
      said,
      text: said.narrative.slice(start, end),
      stems: new Set([...tokens.filter(isTelling).map(({ word }) => stem(word)), ...staffOf(said)]),
      ways: waysIn(tokens),
      numbers: new Set(
        tokens.flatMap((token, at) =>
          token.kind === 'number' ? [numberWithUnit(tokens, at)] : [],
        ),
      ),
      rates: new Map(
        tokens.flatMap((token, at) => {
          const base = token.kind === 'number' ? rateBaseAfter(tokens, at) : null;
          return base ? [[numberWithUnit(tokens, at), base] as const] : [];
        }),
      ),
      denied: deniedIn(tokens),
      words: new Set(tokens.map(({ word }) => stem(word))),
    };
  });
}

/** Whoever is asked about its "tenaga kerja" speaks of its "karyawan". */
const STAFF = ['karyawan', 'pekerja', 'pegawai'].map(stem);
const staffOf = ({ key }: Said) =>
  key === 'tenaga kerja' || key === 'perkiraan jumlah tenaga kerja' ? STAFF : [];

/** "5,7%" and "5,7 persen" are one. */
export function numberWithUnit(
  tokens: readonly Pick<Token, 'text' | 'word'>[],
  at: number,
): string {
  const unit = tokens[at + 1]?.word.toLowerCase() ?? '';
  return `${tokens[at]!.text} ${unit === 'persen' ? '%' : unit}`;
}

/** What a rate is measured against: the quarter before, or the same one of last year. */
export type RateBase = 'qtq' | 'yoy';
const RATE_BASES: Readonly<Record<string, RateBase>> = {
  qtq: 'qtq',
  'q-t-q': 'qtq',
  'q-to-q': 'qtq',
  qoq: 'qtq',
  yoy: 'yoy',
  'y-o-y': 'yoy',
  'y-on-y': 'yoy',
};
const BASE_WITHIN = 5;

/** "15 % (yoy)": what the rate at `at` is measured against, where the words right behind it say so. */
function rateBaseAfter(
  tokens: readonly Pick<Token, 'kind' | 'word'>[],
  at: number,
): RateBase | null {
  for (let next = at + 1; next < tokens.length && next <= at + BASE_WITHIN; next += 1) {
    if (tokens[next]!.kind === 'number') return null;
    const base = RATE_BASES[tokens[next]!.word];
    if (base) return base;
  }
  return null;
}

/** "Perusahaannya" is as plain as "perusahaan". */
const isPlain = (word: string) =>
  PLAIN_WORDS.has(word) || PLAIN_WORDS.has(word.replace(/(?:nya|lah|pun)$/, ''));

/** Whether a word tells something: no word of the report's register. */
export const isTelling = ({ kind, word }: Pick<Token, 'kind' | 'word'>) =>
  kind === 'word' &&
  word.length > 1 &&
  !/^k\d+$/.test(word) &&
  !isPlain(word) &&
  !NEGATIONS.has(word) &&
  companyWayOf(word) === undefined;

const THAT = new Set(['itu', 'tersebut', 'ini']);

/** Words of direction, turned by a negation right before them, with the telling words around. */
export function waysIn(tokens: readonly Pick<Token, 'kind' | 'text' | 'word'>[]): SourceWay[] {
  const [before, behind] = tellingAround(tokens);
  return tokens.flatMap((token, at): SourceWay[] => {
    // "Tetap 3 %" says that it stood still; elsewhere "tetap" is a word like "still".
    const isStill = token.word === 'tetap' && tokens[at + 1]?.kind === 'number';
    const isOfMore = tokens[at - 1]?.word === 'lebih';
    const told = isOfMore ? LESS_OR_MORE[token.word] : undefined;
    const way =
      token.kind === 'word' ? (isStill ? 0 : (told ?? companyWayOf(token.word))) : undefined;
    if (way === undefined) return [];
    const rate = rateBehind(tokens, at);
    // "Kenaikan itu berlanjut" speaks of whatever was said before.
    if (THAT.has(tokens[at + 1]?.word ?? '')) return [{ way, around: new Set<string>(), rate }];
    const around = new Set([...before[at]!, ...behind[at]!]);
    const isNegated = NEGATIONS.has(tokens[at - 1]?.word ?? '');
    return [{ way: isNegated ? (way === 0 ? 2 : -way) : way, around, rate }];
  });
}

/** "Lebih rendahnya pesanan" is a fall as "berkurangnya pesanan" is. */
export const LESS_OR_MORE: Readonly<Record<string, number>> = { rendahnya: -1, tingginya: 1 };

const APPROACHING = new Set(['sekitar', 'sebesar', 'yaitu', 'yakni', 'mencapai', ',']);

function rateBehind(
  tokens: readonly Pick<Token, 'kind' | 'text' | 'word'>[],
  at: number,
): string | null {
  let next = at + 1;
  while (next <= at + 3 && APPROACHING.has(tokens[next]?.text ?? '')) next += 1;
  if (tokens[next]?.kind !== 'number') return null;
  const rate = numberWithUnit(tokens, next);
  return rate.endsWith('%') ? rate : null;
}

/** The stems of the nearest telling words before and behind each token, up to a mark; in one pass each. */
function tellingAround(
  tokens: readonly Pick<Token, 'kind' | 'word'>[],
): [before: string[][], behind: string[][]] {
  const passed = (inOrder: typeof tokens) => {
    let near: string[] = [];
    return inOrder.map((token) => {
      const seen = near;
      if (token.kind === 'mark') near = [];
      else if (isTelling(token)) near = [stem(token.word), ...near].slice(0, REACH);
      return seen;
    });
  };
  return [passed(tokens), passed(tokens.toReversed()).toReversed()];
}
