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
import { basesIn, interestsIn, numberWithUnit, ratesIn } from './rates.js';
import { causesIn, effectIn, reasonsIn } from './reasons.js';
import { plainWording } from './plain-wording.js';
import { isContentWord, meaningStem, withKinds } from './content-words.js';
import { tiesIn } from './ties.js';
import { WATCHING } from './watching.js';

/** One sentence of a narrative. */
interface Sentence {
  readonly said: Said;
  /** Word for word. */
  readonly text: string;
  readonly tokens: readonly Token[];
  /** The stem of each content word in order. */
  readonly content: readonly string[];
}

/** What is made of a sentence when it is first asked for: most are never looked at. */
const MADE = {
  /** Its words as they are written, in small letters. */
  written: ({ text }: Sentence) => new Set(text.toLowerCase().split(/[^\p{L}\p{N}-]+/u)),
  stems: ({ content }: Sentence) => withKinds(content),
  /** The stem of each content word in order, with its kind. */
  inOrder: ({ content }: Sentence) => content.map((one) => withKinds([one])),
  /** Words of direction with the stems around them. */
  directions: ({ tokens }: Sentence) => directionsIn(tokens),
  /** Numbers with the word behind them: "5,7 %", "2.500 per". */
  numbers: ({ tokens }: Sentence) =>
    new Set(
      tokens.flatMap((token, at) => (token.kind === 'number' ? [numberWithUnit(tokens, at)] : [])),
    ),
  rates: ({ tokens }: Sentence) => ratesIn(tokens),
  interests: ({ tokens }: Sentence) => interestsIn(tokens),
  /** What it holds anything against. */
  bases: ({ tokens }: Sentence) => basesIn(tokens),
  /** The stems of the reasons that it gives. */
  reasons: ({ tokens }: Sentence) => reasonsIn(tokens, { withWatched: true }),
  /** The reasons without those that only name an origin: "bersumber dari apartemen seiring dengan insentif PPN". */
  whys: ({ tokens }: Sentence) => reasonsIn(tokens, { withWatched: true, withCarriers: false }),
  /** The reasons that it states as such, with their effects. */
  causes: ({ tokens }: Sentence) => causesIn(tokens),
  /** True when its first word of direction is about the future: "diprakirakan naik 5 %". */
  isForecast: ({ said, tokens }: Sentence) => isForecast(said, tokens),
  /** All words behind "sehingga", by stem. */
  effects: ({ tokens }: Sentence) => new Set(effectIn(tokens).map(({ word }) => stem(word))),
  /** Places that it names: "di Badung". */
  places: ({ tokens }: Sentence) => placesIn(tokens),
  /** What it denies, and all its words, by stem. */
  denied: ({ tokens }: Sentence) => deniedIn(tokens),
  words: ({ tokens }: Sentence) => new Set(tokens.map(({ word }) => stem(word))),
  /** Which content words stand beside each other. */
  ties: ({ tokens }: Sentence) => tiesIn(tokens),
};

const WHEN_ASKED = {};
for (const [part, make] of Object.entries(MADE))
  Object.defineProperty(WHEN_ASKED, part, {
    get(this: Sentence) {
      const value: unknown = make(this);
      Object.defineProperty(this, part, { value });
      return value;
    },
  });

/** One sentence of a narrative, prepared for matching. */
export type Source = Sentence & {
  readonly [Part in keyof typeof MADE]: ReturnType<(typeof MADE)[Part]>;
};

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
    isMeant: (source: Source) => boolean,
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

const sourcesOf = (said: Said): Source[] =>
  sentenceSpans(said.narrative).map(({ start, end }) => {
    const tokens = plainWording(tokensOf(said.narrative, start, end));
    const content = tokens.filter(isContentWord).map(({ word }) => meaningStem(word));
    const sentence = { said, text: said.narrative.slice(start, end), tokens, content };
    return Object.assign(Object.create(WHEN_ASKED) as Source, sentence);
  });

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

/** Whether a sentence states an expectation: an answer about one, or an expecting word before the direction. */
function isForecast({ key }: Said, tokens: readonly Token[]): boolean {
  if (isExpectation(key)) return true;
  const expected = tokens.findIndex(({ word }) => EXPECTING.test(word));
  const moved = tokens.findIndex(({ word }) => companyDirectionOf(word) !== undefined);
  return expected >= 0 && (moved < 0 || expected < moved);
}

/** The words of direction with the content words around them; a negation right before reverses the direction. */
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
