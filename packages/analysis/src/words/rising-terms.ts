import { getOrInsert, type IndicatorKey, INDICATORS, LIKERT_SCALE } from '@lqc/contracts';
import { directionOf } from '@lqc/language';
import { isDistinctive, logLikelihood, type Share } from '@lqc/statistics';
import type { Contact, Survey } from '@lqc/survey';
import { keyPairs } from './pairs.js';
import { BOILERPLATE, GENERAL_STOP_WORDS, stopWordsFor } from './stop-words.js';
import { isStopTerm, saidWords, termsOf } from './terms.js';

/** A word, or a pair of words, that more contacts of a quarter say than contacts of earlier quarters did. */
export interface RisingTerm extends Share {
  readonly term: string;
  /** The same of each earlier quarter, in the order in which they were given. */
  readonly earlier: readonly Share[];
  /** The question at which most of these contacts say it, and how those who say it there answered. */
  readonly at: {
    readonly indicator: IndicatorKey;
    readonly contacts: number;
    readonly above: number;
    readonly neutral: number;
    readonly below: number;
  };
}

const MOST_TERMS = 8;

/**
 * The terms that stand out of a quarter's narratives against earlier quarters together: said by at least five
 * contacts, by a larger share of them, beyond chance (Dunning's G² > 10.83); the most striking first, at most
 * eight. Words of the question's own name do not count at that question. A word counts in a pair too; where half
 * of those who say it say a pair that is told, the pair alone is told.
 */
export function risingTerms(now: Survey, earlier: readonly Survey[]): RisingTerm[] {
  const stopWords = new Set([...GENERAL_STOP_WORDS, ...BOILERPLATE]);
  const learned = keyPairs([now, ...earlier].flatMap(narrativesOf), stopWords);
  const terms = narrativesOf(now).flatMap((text) => termsOf(text, { pairs: learned, stopWords }));
  // Of two pairs that share a word, as in "upah minimum provinsi", only one is a term there.
  const pairs = new Set(terms.filter(isPair));
  const said = sayersOf(now, pairs);
  const before = earlier.map((survey) => ({
    said: sayersOf(survey, pairs),
    of: survey.contacts.length,
  }));
  const of = now.contacts.length;
  const rising = [...said].flatMap(([term, byContact]) => {
    const then = before.map((one): Share => ({
      contacts: one.said.get(term)?.size ?? 0,
      of: one.of,
    }));
    const own: Share = { contacts: byContact.size, of };
    const all: Share = {
      contacts: then.reduce((sum, one) => sum + one.contacts, 0),
      of: then.reduce((sum, one) => sum + one.of, 0),
    };
    const g2 = logLikelihood(own, all) ?? 0;
    return isDistinctive(own, all)
      ? [{ told: { term, ...own, earlier: then }, byContact, g2 }]
      : [];
  });
  rising.sort((a, b) => b.g2 - a.g2 || a.told.term.localeCompare(b.told.term, 'id'));
  let shown: typeof rising = [];
  for (const next of rising) {
    if (shown.length === MOST_TERMS) break;
    if (shown.some((one) => isMostly(next.told, one.told))) continue;
    shown = [...shown.filter((one) => !isMostly(one.told, next.told)), next];
  }
  return shown.map(({ told, byContact }) => ({ ...told, at: atMostAsked(now, byContact) }));
}

type Told = Pick<RisingTerm, 'term' | 'contacts'>;

/** Whether half of those who say a word say it in this pair. */
const isMostly = (word: Told, pair: Told) =>
  pair.term.split(' ').includes(word.term) && 2 * pair.contacts >= word.contacts;

const isPair = (term: string) => term.includes(' ');

const narrativesOf = ({ contacts }: Survey): string[] =>
  contacts.flatMap(({ answers }) => answers.flatMap(({ narrative }) => narrative ?? []));

/** By term the contacts that say it, and at which questions each does. */
type Sayers = ReadonlyMap<string, ReadonlyMap<Contact, readonly IndicatorKey[]>>;

function sayersOf({ contacts }: Survey, pairs: ReadonlySet<string>): Sayers {
  const found = new Map<string, Map<Contact, IndicatorKey[]>>();
  for (const contact of contacts)
    for (const { indicator, narrative } of contact.answers) {
      if (!narrative) continue;
      const stopWords = STOP_WORDS.get(indicator)!;
      for (const term of saidWords(narrative)) {
        if (isPair(term) && !pairs.has(term)) continue;
        if (isStopTerm(term, stopWords) || saysDirection(term)) continue;
        const byContact = getOrInsert(found, term, () => new Map());
        getOrInsert(byContact, contact, () => []).push(indicator);
      }
    }
  return found;
}

/** "Pesanan berkurang": which way things went is told by the answers. */
const saysDirection = (term: string) =>
  term.split(' ').some((word) => directionOf(word) !== undefined);

const STOP_WORDS: ReadonlyMap<IndicatorKey, ReadonlySet<string>> = new Map(
  INDICATORS.map(({ key }) => [key, new Set([...stopWordsFor(key), ...BOILERPLATE])]),
);

function atMostAsked(
  { contacts }: Survey,
  byContact: ReadonlyMap<Contact, readonly IndicatorKey[]>,
): RisingTerm['at'] {
  const sayers = (key: IndicatorKey) => contacts.filter((one) => byContact.get(one)?.includes(key));
  const { key: indicator } = INDICATORS.reduce((most, one) =>
    sayers(one.key).length > sayers(most.key).length ? one : most,
  );
  const own = sayers(indicator);
  const scores = own.flatMap(
    ({ answers }) => answers.find((answer) => answer.indicator === indicator)?.score ?? [],
  );
  const { neutral } = LIKERT_SCALE;
  return {
    indicator,
    contacts: own.length,
    above: scores.filter((score) => score > neutral).length,
    neutral: scores.filter((score) => score === neutral).length,
    below: scores.filter((score) => score < neutral).length,
  };
}
