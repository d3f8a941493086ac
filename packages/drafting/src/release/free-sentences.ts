import type { Quarters } from '@lqc/analysis';
import { CodedError, mayTell, type Statement } from '@lqc/contracts';
import { sentences } from '@lqc/language';
import type { OwnSentence } from '../facts/fact-sheet.js';
import { sectionFacts } from '../facts/section-facts.js';
import { sectionInput } from '../facts/section-input.js';
import { automaticSummary } from '../writing/automatic-summary.js';
import type { CompaniesLike } from './companies-like.js';
import type { ContactWords } from './contact-words.js';
import type { Detail } from './details.js';
import type { Found, Tells } from './found.js';
import { districtFinder, sectorsIn } from './named-groups.js';
import { reasonWhy } from './reasons-why.js';
import type { ReleaseSection } from './release-section.js';
import { tellsOfSectors } from './tells.js';
import { isOfAContact } from './told-of-contacts.js';

/** The sentences that the product itself would write for a section from the current data. */
export interface WrittenByRules {
  readonly all: ReadonlySet<string>;
  /** Those that follow from ranges, which no copy that leaves tells, with what they are. */
  readonly staying: ReadonlyMap<string, OwnSentence['kind']>;
}

/** Of what people type themselves. */
export const NOTHING_WRITTEN: WrittenByRules = { all: new Set(), staying: new Map() };

/** The sentences that the rules would write for a section. */
export function writtenByRules(section: ReleaseSection, quarters: Quarters): WrittenByRules {
  // Notes are people's own.
  if (section.kind === 'catatan') return NOTHING_WRITTEN;
  try {
    const sheet = sectionFacts(sectionInput(section, quarters));
    const staying = (sheet.own ?? []).filter(({ leaves }) => !leaves);
    return {
      all: new Set(sentences(automaticSummary(sheet))),
      staying: new Map(staying.map(({ text, kind: what }) => [text, what])),
    };
  } catch (error) {
    if (error instanceof CodedError) return NOTHING_WRITTEN;
    throw error;
  }
}

/**
 * Whether only its author answers for a sentence: the rules did not write it, and the data do not support
 * every word of it.
 */
export function isFree(
  { status, claims }: Statement,
  sentence: string,
  isByRules: boolean,
): boolean {
  if (!/[\p{L}\p{N}]/u.test(sentence)) return false;
  const isRead = status === 'supported' && !claims.some(isOfAContact);
  return !isRead && !(isByRules && (status === 'supported' || status === 'no_claim'));
}

/** A sentence that a person must decide on. */
export interface FreeSentence extends Pick<Statement, 'start' | 'end'> {
  readonly sentence: string;
  /** Words in it that occur in the name of exactly one company. */
  readonly names: readonly Detail[];
  /** Other findings on it, and what they would reveal of answers. */
  readonly besides: readonly (Pick<Found, 'reason' | 'tells'> | null)[];
}

/** *Kalimat bebas*: the sentences of a section that are released only after a person has allowed it. */
export class FreeSentences {
  readonly #districtsIn: (sentence: string) => string[];

  constructor(
    private readonly companies: CompaniesLike,
    private readonly words: ContactWords,
  ) {
    this.#districtsIn = districtFinder(companies.districts);
  }

  /** One finding for all of them; empty without any. */
  in(section: ReleaseSection, free: readonly FreeSentence[]): Found[] {
    if (free.length === 0) return [];
    return [
      {
        start: free[0]!.start,
        end: free.at(-1)!.end,
        kind: 'free',
        verdict: 'perlu_dilihat',
        suggestion: null,
        reason: reasonWhy.free,
        sentences: free.map((one) => ({
          start: one.start,
          end: one.end,
          note: this.#noteOn(one),
        })),
        tells: [...this.#tells(section, free)],
      },
    ];
  }

  /** A note on why a sentence deserves a second look; null without a reason. */
  #noteOn({ sentence, names, besides }: FreeSentence): string | null {
    const groups = [
      ...sectorsIn(sentence).map((name) => [name, this.companies.fewestMet([name], [])] as const),
      ...this.#districtsIn(sentence).map(
        (name) => [name, this.companies.fewestMet([], [name])] as const,
      ),
    ].flatMap(([name, met]) => (mayTell('level', met) ? [] : [reasonWhy.fewMet(name, met)]));
    const words = [...new Set([...names.map(({ text }) => text), ...this.words.rareIn(sentence)])];
    const firms = [...new Set(names.flatMap(({ name }) => name ?? []))];
    const notes = [
      ...groups,
      ...(words.length > 0 ? [reasonWhy.rareWords(words)] : []),
      ...(firms.length > 0 ? [reasonWhy.maybeNames(firms)] : []),
      ...besides.flatMap((one) => one?.reason ?? []),
    ];
    return notes.length === 0 ? null : notes.join(' ');
  }

  *#tells(section: ReleaseSection, free: readonly FreeSentence[]): Generator<Tells> {
    const { kind, target } = section;
    const named = new Set(free.flatMap(({ sentence }) => sectorsIn(sentence)));
    // In the chapter of a small sector, every sentence may be about each of its companies.
    if (kind === 'lapangan_usaha' && target !== null)
      if (!mayTell('level', this.companies.fewestMet([target], []))) named.add(target);
    yield* tellsOfSectors(section, [...named]);
    for (const { besides } of free) yield* besides.flatMap((one) => one?.tells ?? []);
  }
}
