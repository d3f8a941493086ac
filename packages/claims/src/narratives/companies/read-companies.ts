import { isA, type Item, type ItemOf } from '../../items/item.js';
import { decided, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import { aboutOf, namesIndicator } from '../matching/about.js';
import { bestOfEach } from '../matching/best-evidence.js';
import { partsOf } from './company-parts.js';
import type { Part } from './part.js';
import type { Verdict } from './hold-part.js';
import { type BeforePart, type OfSentence, readPart } from './read-part.js';
import { sameReasonIn } from './same-as-told.js';
import type { Sources } from '../matching/sources.js';
import { isOfScores } from './standing.js';
import type { Supported } from '../matching/support.js';
import { toldBefore, toldTogether, wayOfItems, withQuotes } from '../matching/told-before.js';
import type { ToldBefore } from '../../sentence/told.js';

/**
 * What a sentence says of the companies that it names: each stretch is held against what that very
 * company said, each answer against the one it gave, and what sets companies side by side against
 * the rates that all of them told. It is right where all of that is, wrong where a part is.
 */
export function readCompanies(
  text: string,
  sentence: Sentence,
  {
    zone,
    cited,
    owner = null,
  }: {
    readonly zone: readonly Item[];
    readonly cited: ReadonlySet<string>;
    /** Whom a sentence that names nobody is read of. */
    readonly owner?: string | null;
  },
  sources: Sources,
): {
  readonly reading: Reading;
  readonly evidence: readonly Supported[];
  /** What it leaves told, for the sentences behind it. */
  readonly told: () => ToldBefore;
} {
  const { topic } = sentence;
  const parts = partsOf(text, sentence, zone, owner);
  const ofSentence: OfSentence = {
    text,
    sentence,
    sources,
    everybody: [...new Set(parts.flatMap(({ owners }) => owners))],
    isAlone: owner !== null || sentence.all('company').length <= 1,
    isCited: (one) => isCited(one, cited, sources),
    isOfScores: isOfScores(zone),
  };
  let about = aboutOf(sentence, sentence.items);
  let before: BeforePart = {
    told: topic.told,
    rate: undefined,
    owner: topic.company,
    beside: null,
    sources: new Map(),
    bearing: new Map(),
  };
  // What parts share is set beside what went before all of them: "kenaikan yang lebih kecil: A (5 %), B (3 %)".
  let head: { readonly at?: number | undefined; readonly before: BeforePart } = { before };
  // "Faktor yang sama" is told once more.
  const isSameReason = sameReasonIn(text, zone).length > 0;
  const verdicts: Verdict[] = [];
  const shown: (readonly Supported[])[] = [];
  for (const part of parts) {
    about = namesIndicator(part.items) ? aboutOf(sentence, part.items) : about;
    const isBehind = part !== parts[0];
    if (part.head === undefined || part.head !== head.at) head = { at: part.head, before };
    const { rate, told: toldFirst } = head.before;
    const read = readPart(part, about, { ...before, rate, told: toldFirst, isBehind }, ofSentence);
    verdicts.push(...read.verdicts);
    shown.push(...read.evidence);
    const isLast = part === parts.at(-1) && !isSameReason;
    const told = isLast
      ? before.told
      : toldTogether(before.told, toldBefore(text, part.items, before.told));
    before = { ...read.next, told };
  }
  if (before.beside) verdicts.push(null);
  verdicts.push(...holdsDirections(zone, parts));
  const isStranger = sentence.items.some(isA('stranger'));
  // Rates of interest are told once for all questions, in ranges and of others' credits.
  const isOfInterest = about.indicator === 'pembiayaan dan suku bunga';
  const verdict = verdicts.includes(false)
    ? isUncertain(sentence) || isOfInterest
      ? null
      : false
    : isStranger || verdicts.length === 0 || verdicts.includes(null)
      ? null
      : true;
  const told = () => {
    const all = isSameReason
      ? before.told
      : toldBefore(text, withQuotes(sentence, zone), topic.told);
    return { ...all, rates: before.rate ? [before.rate] : all.rates };
  };
  return {
    reading: decided({ type: 'contact', items: zone }, verdict),
    evidence: bestOfEach(shown),
    told,
  };
}

/** "Bergerak ke tiga arah: stabil di A, turun di B, naik di C": as many as its parts tell of. */
function holdsDirections(items: readonly Item[], parts: readonly Part[]): Verdict[] {
  const count = items.find(
    (one, at): one is ItemOf<'number'> => isA('number')(one) && items[at + 1]?.word === 'arah',
  );
  if (!count) return [];
  const ways = new Set(parts.map((part) => wayOfItems(part.items)));
  return [(!ways.has(null) && ways.size === count.meaning.number.value) || null];
}

/** Whom it speaks of is anybody's guess, where it names nobody and the sentence before was wrong. */
const isUncertain = (sentence: Sentence): boolean =>
  isOfOneOfThem(sentence) || (sentence.topic.isWrong && sentence.all('company').length === 0);

/**
 * "Yang pertama turun sekitar 6 %, yang kedua 15 %" of more than two, "alasannya beda-beda, dari … sampai
 * …": each part is of one of those who were named, and nothing says certainly of which.
 */
const isOfOneOfThem = ({ items, topic }: Sentence): boolean => {
  const isNth = items.some((one, at) => isA('ordinal')(one) && items[at - 1]?.word === 'yang');
  const several = new Set(items.flatMap((one) => (isA('company')(one) ? [one.meaning.name] : [])));
  const isOfMany = several.size > 1 || (several.size === 0 && topic.companies.length > 1);
  return isOfMany && (isNth || items.some(({ word }) => DIFFERING.test(word)));
};
const DIFFERING = /^(?:ber|di)?beda(?:-beda)?$|^(?:ber)?(?:ragam|variasi|lainan)$/;

const isCited = (owner: string, cited: ReadonlySet<string>, sources: Sources) =>
  cited.size === 0 || sources.of(owner).some(({ said }) => cited.has(said.contactId));
