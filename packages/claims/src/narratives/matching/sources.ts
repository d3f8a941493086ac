import { isExpectation } from '@lqc/contracts';
import {
  companyDirectionOf,
  NEGATIONS,
  sentenceSpans,
  stem,
  type Token,
  tokensOf,
} from '@lqc/language';
import type { Said } from '../../facts/sheet.js';
import { pointsBack } from '../../items/pointing.js';
import { deniedIn } from './negation.js';
import type { Interest } from './interest.js';
import { basesIn, interestsIn, numberWithUnit, ratesIn } from './rates.js';
import type { Rate, RateBase } from './rates.js';
import { causesIn, effectIn, reasonsIn } from './reasons.js';
import { plainWording } from './plain-wording.js';
import { isContentWord, meaningStem, withKinds } from './content-words.js';
import { tiesIn } from './ties.js';
import { WATCHING } from './watching.js';

/** One sentence of a narrative, prepared for matching. */
export interface Source {
  readonly said: Said;
  /** Word for word. */
  readonly text: string;
  /** Its words as they are written, in small letters. */
  readonly written: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
  /** The stem of each content word in order, with its kind. */
  readonly inOrder: readonly ReadonlySet<string>[];
  /** Words of direction with the stems around them. */
  readonly directions: readonly SourceDirection[];
  /** Numbers with the word behind them: "5,7 %", "2.500 per". */
  readonly numbers: ReadonlySet<string>;
  readonly rates: readonly Rate[];
  readonly interests: readonly Interest[];
  /** What it holds anything against. */
  readonly bases: ReadonlySet<RateBase>;
  /** The stems of the reasons that it gives. */
  readonly reasons: ReadonlySet<string>;
  /**
   * The reasons without those that only name an origin: "bersumber dari apartemen seiring dengan insentif
   * PPN".
   */
  readonly whys: ReadonlySet<string>;
  /** The reasons that it states as such, with their effects. */
  readonly causes: ReadonlySet<string>;
  /** True when its first word of direction is about the future: "diprakirakan naik 5 %". */
  readonly isForecast: boolean;
  /** All words behind "sehingga", by stem. */
  readonly effects: ReadonlySet<string>;
  /** Places that it names: "di Badung". */
  readonly places: ReadonlySet<string>;
  /** What it denies, and all its words, by stem. */
  readonly denied: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
  /** Which content words stand beside each other. */
  readonly ties: ReadonlySet<string>;
}

export interface SourceDirection {
  readonly direction: number;
  readonly around: ReadonlySet<string>;
  /** The rate of the change: "20,2 %" in "kenaikan 20,2 %". */
  readonly rate: string | null;
  /** True within a reason, or within what is watched or awaited: "memantau kenaikan harga pupuk". */
  readonly isAside: boolean;
}

/** How many content words on each side may be what a word of direction is about. */
const REACH = 3;

/** All sentences of narratives, indexed by stem and by contact. */
export class Sources {
  readonly #byStem = new Map<string, Source[]>();
  readonly #byContact = new Map<string, Source[]>();
  readonly all: readonly Source[];

  constructor(said: readonly Said[]) {
    this.all = said.flatMap(knownSourcesOf);
    for (const source of this.all) {
      addTo(this.#byContact, source.said.contact, source);
      for (const one of source.stems) addTo(this.#byStem, one, source);
    }
  }

  /** All that one contact said. */
  of(contact: string): readonly Source[] {
    return this.#byContact.get(contact) ?? [];
  }

  /** Whether anybody uses a word of this stem. */
  knows(one: string): boolean {
    return this.#byStem.has(one);
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

function addTo(lists: Map<string, Source[]>, key: string, source: Source): void {
  const list = lists.get(key);
  if (list) list.push(source);
  else lists.set(key, [source]);
}

/** Cached, since the sheets of the same quarters share their narratives. */
const known = new WeakMap<Said, readonly Source[]>();

function knownSourcesOf(said: Said): readonly Source[] {
  const sources = known.get(said) ?? sourcesOf(said);
  known.set(said, sources);
  return sources;
}

function sourcesOf(said: Said): Source[] {
  return sentenceSpans(said.narrative).map(({ start, end }) => {
    const text = said.narrative.slice(start, end);
    const tokens = plainWording(tokensOf(said.narrative, start, end));
    const stems = tokens.filter(isContentWord).map(({ word }) => meaningStem(word));
    return {
      said,
      text,
      written: new Set(text.toLowerCase().split(/[^\p{L}\p{N}-]+/u)),
      stems: withKinds(stems),
      inOrder: stems.map((one) => withKinds([one])),
      directions: directionsIn(tokens),
      numbers: new Set(
        tokens.flatMap((token, at) =>
          token.kind === 'number' ? [numberWithUnit(tokens, at)] : [],
        ),
      ),
      rates: ratesIn(tokens),
      interests: interestsIn(tokens),
      bases: basesIn(tokens),
      reasons: reasonsIn(tokens, { withWatched: true }),
      whys: reasonsIn(tokens, { withWatched: true, withCarriers: false }),
      causes: causesIn(tokens),
      isForecast: isForecast(said, tokens),
      places: placesIn(tokens),
      denied: deniedIn(tokens),
      words: new Set(tokens.map(({ word }) => stem(word))),
      effects: new Set(effectIn(tokens).map(({ word }) => stem(word))),
      ties: tiesIn(tokens),
    };
  });
}

/** The capitalised words behind "di" and "wilayah". */
export const placesIn = (tokens: readonly Token[]): ReadonlySet<string> =>
  new Set(
    tokens.flatMap(({ text, word }, at) =>
      /^(?:di|wilayah|daerah)$/.test(tokens[at - 1]?.word ?? '') && /^\p{Lu}/u.test(text)
        ? [word]
        : [],
    ),
  );

/** Words by which a contact tells what it expects. */
const EXPECTING =
  /^(?:(?:di|mem)p(?:ra|er)kira|diproyeksi|memproyeksi|akan$|berencana|merencanakan|diharap)/;

/**
 * Whether a sentence states an expectation: an answer about one, or an expecting word before the direction.
 */
function isForecast({ key }: Said, tokens: readonly Token[]): boolean {
  if (isExpectation(key)) return true;
  const expected = tokens.findIndex(({ word }) => EXPECTING.test(word));
  const moved = tokens.findIndex(({ word }) => companyDirectionOf(word) !== undefined);
  return expected >= 0 && (moved < 0 || expected < moved);
}

/**
 * The words of direction with the content words around them; a negation right before reverses the
 * direction.
 */
export function directionsIn(
  tokens: readonly Pick<Token, 'kind' | 'text' | 'word'>[],
): SourceDirection[] {
  const [before, behind] = tellingAround(tokens);
  let isAside = false;
  return tokens.flatMap((token, at): SourceDirection[] => {
    if (token.kind === 'mark') isAside = false;
    else if (isAsideAfter(token.word)) isAside = true;
    // "Tetap 3 %" means no change; elsewhere "tetap" means "still".
    const isStill = token.word === 'tetap' && tokens[at + 1]?.kind === 'number';
    const direction =
      token.kind === 'word' ? (isStill ? 0 : companyDirectionOf(token.word)) : undefined;
    if (direction === undefined) return [];
    const rate = rateBehind(tokens, at);
    // "Kenaikan itu berlanjut" refers to something said before.
    if (pointsBack(tokens[at + 1]))
      return [{ direction, around: new Set<string>(), rate, isAside }];
    const around = new Set([...before[at]!, ...behind[at]!]);
    const isNegated = NEGATIONS.has(tokens[at - 1]?.word ?? '');
    return [
      {
        direction: isNegated ? (direction === 0 ? 2 : -direction) : direction,
        around,
        rate,
        isAside,
      },
    ];
  });
}

/** Words after which, up to the next mark, a direction is not that of the sentence's own subject. */
const isAsideAfter = (word: string) => /^(?:karena|akibat|oleh)$/.test(word) || WATCHING.test(word);

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

/** Words that separate a direction from what it is not about: "penurunan | akibat libur panjang". */
const APART =
  /^(?:dengan|pada|di|karena|akibat|oleh|sejalan|seiring|sebagai|memilih|menunggu|memantau|tercermin|tecermin|(?:di|ter)(?:pengaruhi|dorong|picu|topang|dukung|sebabkan))$/;

/** For each token the stems of the nearest content words before and after it, up to a mark. */
function tellingAround(
  tokens: readonly Pick<Token, 'kind' | 'word'>[],
): [before: string[][], behind: string[][]] {
  const passed = (inOrder: typeof tokens) => {
    let near: string[] = [];
    return inOrder.map((token) => {
      const seen = near;
      if (token.kind === 'mark' || APART.test(token.word)) near = [];
      else if (isContentWord(token)) near = [meaningStem(token.word), ...near].slice(0, REACH);
      return seen;
    });
  };
  return [passed(tokens), passed(tokens.toReversed()).toReversed()];
}
